// Cards as the rows of a table, for spreadsheets: names, prices and texts in columns of their own, effects as JSON.
import { MOST_CARDS, type CardData } from '../schema/cards.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { renderMap } from '../../edit/render.ts';
import {
  cellName,
  columnLetters,
  type CardRow,
  type CardTable,
  type ReadCards,
  type Sheet,
} from '../../import-export/card-table.ts';
import { Losses } from '../../import-export/loss.ts';
import type { Data } from '../../text/data.ts';
import { Misfit, json, text, whole, words, yes } from './cell-values.ts';

type ByLanguage = 'name' | 'text';
type PlainKey = Exclude<keyof CardData, ByLanguage>;

/** How the text of a cell becomes a value, in the order of a table; the type asks for every key of a card. */
const PLAIN: Readonly<Record<PlainKey, (cell: string) => unknown>> = {
  id: text,
  categories: words,
  cost: whole,
  alsoCosts: json,
  cheaper: json,
  dearer: json,
  buyIf: json,
  value: whole,
  points: whole,
  endPoints: json,
  notForSale: yes,
  whileInPlay: json,
  effect: json,
  mandatory: yes,
  onBuy: json,
  onGain: json,
  reaction: json,
  instead: json,
  art,
  layout: text,
};
/** A path, or more about the picture. */
function art(cell: string): unknown {
  return cell.startsWith('{') ? json(cell) : text(cell);
}

/** With a language behind a dot: `name.en`. */
const BY_LANGUAGE: readonly ByLanguage[] = ['name', 'text'];
const PLAIN_KEYS = Object.keys(PLAIN) as PlainKey[];
const TITLES = [...PLAIN_KEYS, 'name.en', 'text.en'];

/** The titles of the columns that these cards need, in the order of a card. */
function cardColumns(cards: readonly CardData[]): string[] {
  const languages = (key: ByLanguage): string[] => {
    const used = new Set(cards.flatMap((card) => Object.keys(inLanguages(card[key]))));
    return [...used].sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));
  };
  const used = (key: string): boolean => cards.some((card) => (card as Data)[key] !== undefined);
  const [id, ...others] = PLAIN_KEYS.filter((key) => key === 'id' || used(key));
  return [
    id as string,
    ...languages('name').map((language) => `name.${language}`),
    ...others,
    ...languages('text').map((language) => `text.${language}`),
  ];
}

function cardRows(cards: readonly CardData[]): CardRow[] {
  return cards.map((card) => {
    const row: Record<string, string> = {};
    for (const [key, read] of Object.entries(PLAIN)) {
      const value = (card as Data)[key];
      if (value === undefined) continue;
      row[key] =
        typeof value === 'string'
          ? value
          : Array.isArray(value) && read !== json
            ? value.join(' ')
            : JSON.stringify(value);
    }
    for (const key of BY_LANGUAGE)
      for (const [language, name] of Object.entries(inLanguages(card[key]))) row[`${key}.${language}`] = name;
    return row;
  });
}

/** The column that a title names; undefined for one that is not of a card. `name` and `text` alone are English. */
function columnOf(title: string): { key: keyof CardData; language?: string } | undefined {
  const plain = PLAIN_KEYS.find((key) => key.toLowerCase() === title.toLowerCase());
  if (plain !== undefined) return { key: plain };
  const [, key, language = 'en', region = ''] =
    /^(name|text)(?:\.([a-z]{2,3})(-[a-z]+)?)?$/i.exec(title) ?? [];
  if (key === undefined) return undefined;
  return { key: key.toLowerCase() as ByLanguage, language: language.toLowerCase() + region };
}

/** Cells that cannot be read are left out and listed. */
function readSheet({ columns, rows }: Sheet): ReadCards {
  const losses = new Losses();
  const known: { key: keyof CardData; language?: string; at: number }[] = [];
  for (const [at, title] of columns.entries()) {
    if (title === '') continue;
    const column = columnOf(title);
    const same = known.find(({ key, language }) => key === column?.key && language === column.language);
    if (column && !same) known.push({ ...column, at });
    else if (same)
      losses.add(
        `the column "${title}" (${columnLetters(at)})`,
        `"${columns[same.at]}" (${columnLetters(same.at)}) is the same.`,
      );
    else
      losses.add(
        `the column "${title}" (${columnLetters(at)})`,
        didYouMean(title, TITLES) ?? `Columns are ${TITLES.join(', ')}.`,
      );
  }
  const places = rows.map(({ number }) => ({
    row: number,
    leftOut: new Set<string>(),
    cells: new Map(
      known.flatMap(({ key, language, at }) => (language === undefined ? [[key, cellName(at, number)]] : [])),
    ),
  }));
  const cards = rows.map(({ number, cells }, row) => {
    const card: Record<string, unknown> = {};
    for (const { key, language, at } of known) {
      const cell = cells[at] ?? '';
      if (cell === '') continue;
      if (language !== undefined) {
        card[key] = { ...(card[key] as Data | undefined), [language]: cell };
        continue;
      }
      try {
        const value = PLAIN[key as PlainKey](cell);
        if (value !== undefined) card[key] = value;
      } catch (error) {
        if (!(error instanceof Misfit)) throw error;
        const shown = cell.length > 30 ? `${cell.slice(0, 29)}…` : cell;
        places[row]?.leftOut.add(key);
        losses.add(`the ${key} in cell ${cellName(at, number)}: "${shown}" ${error.message}`);
      }
    }
    for (const key of BY_LANGUAGE) {
      const names = card[key] as Data | undefined;
      if (names && Object.keys(names).length === 1 && names['en'] !== undefined) card[key] = names['en'];
    }
    return inOrder(card);
  });
  return { cards, losses: losses.list(), places };
}

function cardsText(cards: readonly Data[], schemaLine: string | undefined): string {
  const blocks = cards.map((card) => `  - ${renderMap(card, 4).trimStart()}`);
  return [
    ...(schemaLine === undefined ? [] : [schemaLine]),
    'format: 1',
    'cards:',
    blocks.join('\n\n'),
    '',
  ].join('\n');
}

const [FIRST, ...OTHERS] = PLAIN_KEYS;
const ORDER = [FIRST as string, 'name', ...OTHERS, 'text'];

function inOrder(card: Data): Data {
  return Object.fromEntries(ORDER.flatMap((key) => (card[key] === undefined ? [] : [[key, card[key]]])));
}

function inLanguages(names: unknown): Record<string, string> {
  if (typeof names === 'string') return { en: names };
  return typeof names === 'object' && names !== null ? (names as Record<string, string>) : {};
}

export const CARD_TABLE: CardTable = {
  most: MOST_CARDS,
  columns: (cards) => cardColumns(cards as readonly CardData[]),
  rows: (cards) => cardRows(cards as readonly CardData[]),
  read: readSheet,
  text: cardsText,
};
