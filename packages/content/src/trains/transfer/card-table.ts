// Cards as the rows of a table, for spreadsheets: names, prices and texts in columns of their own, what a card does as JSON.
import type { CardData } from '../schema/cards.ts';
import { renderMap } from '../../edit/render.ts';
import type { CardRow, CardTable, ReadCards } from '../../transfer/card-table.ts';
import { Losses } from '../../transfer/loss.ts';
import type { Data } from '../../yaml/data.ts';

interface Column {
  readonly key: string;
  /** How its text becomes a value, or why it cannot; no text is no value. */
  readonly read: (text: string) => unknown;
}

class Misfit extends Error {}

const text = (value: string): string => value;
const whole = (value: string): number => {
  if (!/^-?\d{1,6}$/.test(value.trim())) throw new Misfit('is not a whole number');
  return Number(value);
};
const yes = (value: string): true | undefined => {
  const word = value.trim().toLowerCase();
  if (['true', 'yes', 'x', '1'].includes(word)) return true;
  if (['false', 'no', '0'].includes(word)) return undefined;
  throw new Misfit('is neither true nor false');
};
const words = (value: string): string[] => value.split(/[\s,;]+/).filter((word) => word !== '');
const json = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    throw new Misfit('is not valid JSON');
  }
};

const PLAIN: readonly Column[] = [
  { key: 'id', read: text },
  { key: 'categories', read: words },
  { key: 'cost', read: whole },
  { key: 'value', read: whole },
  { key: 'points', read: whole },
  { key: 'endPoints', read: json },
  { key: 'notForSale', read: yes },
  { key: 'effect', read: json },
  { key: 'mandatory', read: yes },
  { key: 'whileInPlay', read: json },
  { key: 'onBuy', read: json },
  { key: 'onGain', read: json },
  { key: 'reaction', read: json },
];
/** With a language behind a dot: `name.en`. */
const BY_LANGUAGE = ['name', 'text'] as const;

/** The titles of the columns that these cards need, in the order of a card. */
function cardColumns(cards: readonly CardData[]): string[] {
  const languages = (key: (typeof BY_LANGUAGE)[number]): string[] => {
    const used = new Set(cards.flatMap((card) => Object.keys(inLanguages(card[key]))));
    return [...used].sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));
  };
  const used = (key: string): boolean => cards.some((card) => (card as Data)[key] !== undefined);
  const [id, ...others] = PLAIN.map(({ key }) => key).filter((key) => key === 'id' || used(key));
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
    for (const { key, read } of PLAIN) {
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

/** Cells that cannot be read are left out and listed. `name` and `text` alone are English. */
function readCardRows(columns: readonly string[], rows: readonly CardRow[]): ReadCards {
  const losses = new Losses();
  const known = columns.filter((column) => {
    const [key = '', language] = column.split('.');
    const isKnown = isByLanguage(key)
      ? language === undefined || /^[a-z]{2,3}(-[A-Za-z]+)?$/.test(language)
      : PLAIN.some((one) => one.key === column);
    if (!isKnown)
      losses.add(
        `the column "${column}"`,
        `Columns are ${[...PLAIN.map((one) => one.key), 'name.en', 'text.en'].join(', ')}.`,
      );
    return isKnown;
  });
  const cards = rows.map((row, i) => {
    const card: Record<string, unknown> = {};
    for (const column of known) {
      const value = row[column] ?? '';
      if (value === '') continue;
      const [key = '', language = 'en'] = column.split('.');
      if (isByLanguage(key)) {
        card[key] = { ...(card[key] as Data | undefined), [language]: value };
        continue;
      }
      try {
        const read = PLAIN.find((one) => one.key === key)?.read(value);
        if (read !== undefined) card[key] = read;
      } catch (error) {
        if (!(error instanceof Misfit)) throw error;
        losses.add(`${column} of ${row['id'] || `row ${i + 2}`}, which ${error.message}`);
      }
    }
    for (const key of BY_LANGUAGE) {
      const names = card[key] as Data | undefined;
      if (names && Object.keys(names).length === 1 && names['en'] !== undefined) card[key] = names['en'];
    }
    return inOrder(card);
  });
  return { cards, losses: losses.list() };
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

const ORDER = [
  'id',
  'name',
  'categories',
  'cost',
  'value',
  'points',
  'endPoints',
  'notForSale',
  'whileInPlay',
  'effect',
  'mandatory',
  'onBuy',
  'onGain',
  'reaction',
  'text',
];

function inOrder(card: Data): Data {
  return Object.fromEntries(ORDER.flatMap((key) => (card[key] === undefined ? [] : [[key, card[key]]])));
}

function isByLanguage(key: string): boolean {
  return (BY_LANGUAGE as readonly string[]).includes(key);
}

function inLanguages(names: unknown): Record<string, string> {
  if (typeof names === 'string') return { en: names };
  return typeof names === 'object' && names !== null ? (names as Record<string, string>) : {};
}

export const CARD_TABLE: CardTable = {
  columns: (cards) => cardColumns(cards as readonly CardData[]),
  rows: (cards) => cardRows(cards as readonly CardData[]),
  read: readCardRows,
  text: cardsText,
};
