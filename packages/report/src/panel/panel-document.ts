// A panel's answers as a document: the answers and how far to trust them, then the evidence.
import type { Wardrobe } from '@railwright/board/svg';
import type { GameDefinition } from '@railwright/engine';
import type { PanelResult } from '@railwright/playtest';
import { note, table, words, type Document, type Section } from '../document/document.ts';
import { percent, percentRange, plural } from '../figures-text.ts';
import { itemWords } from '../items.ts';
import { leadBars, leadPicture } from '../pictures/leads.ts';
import { cardSections } from './card-sections.ts';
import { cellSections } from './cell-sections.ts';
import { KIND_WORDS, turnShares } from './finding-words.ts';
import { panelFinding } from './panel-finding.ts';
import type { Own } from '../verdict/own.ts';
import { verdictOf } from '../verdict/verdict.ts';

/** The answers of a panel, and what the answers themselves do not contain. */
export interface PanelReport {
  /** Of the setup. */
  readonly title: string;
  readonly result: PanelResult;
  /** What was played, for pictures of its cards and its map; without it, cells are a table. */
  readonly definition?: GameDefinition | undefined;
  /** The looks of its cards. */
  readonly wardrobe?: Wardrobe | undefined;
  /** What the reader works on: a card, cells, the map. It comes first. */
  readonly own?: Own | undefined;
  /** The command line that was typed. */
  readonly command?: string;
}

/** A panel's answers as a document. */
export function panelDocument({ title, result, definition, wardrobe, own, command }: PanelReport): Document {
  const { setup, seats, panel, games, seed, trust, findings, engine, content } = result;
  const map = definition && itemWords(definition).map;
  const who = panel.length === 1 ? '1 player' : `${panel.length} players in all combinations`;
  return {
    ...{ title, setup, trust, about: 'playtest', isEvidence: true },
    facts: `${seats} seats, ${who}, ${plural(games, 'game')}, seed ${seed}`,
    verdict: verdictOf({ result, definition, wardrobe, map }, own),
    findings: findings.map(panelFinding),
    sections: [
      asked(result),
      ...turns(result),
      ...leads(result),
      ...cardSections(result),
      ...cellSections(result, map),
      { id: 'how', title: 'How it was found', blocks: [note(HOW)] },
    ],
    ...(command !== undefined && { command }),
    made: `engine ${engine}. Content ${content}`,
  };
}

function asked({ panel, games, seats }: PanelResult): Section {
  const label = 'Wins at mixed tables';
  const rows = panel.flatMap(({ name, wins }) => (wins ? [{ ...wins, name, share: wins.value }] : []));
  const caption = `${label}; the line is even chances.`;
  return {
    id: 'asked',
    title: 'The panel',
    blocks: [
      ...(rows.length > 0
        ? [{ kind: 'chart', shape: 'shares', label, caption, rows, even: 1 / seats } as const]
        : []),
      ...table(
        ['Player', words('kind'), 'wins at mixed tables', '95% interval'],
        panel.map(({ name, kind, wins }) => [
          ...[name, KIND_WORDS[kind]],
          ...(wins ? [percent(wins.value), percentRange(wins)] : ['–', '–']),
        ]),
        { title: 'The panel' },
      ),
      note(`${plural(games, 'game')}; ${percent(1 / seats)} would be even.`),
    ],
  };
}

function turns(result: PanelResult): Section[] {
  const rows = turnShares(result);
  if (rows.length === 0) return [];
  const title = 'Wins of strong play by turn';
  const chart = { kind: 'chart', shape: 'shares', label: title, rows, even: 1 / result.seats } as const;
  return [{ id: 'turns', title, front: [{ ...chart, caption: 'The line is even chances.' }], blocks: [] }];
}

const LEADS =
  'How often the leader wins in the end with strong play between equals, by how much of the game has been played; joint leaders share one count. The finding “Leader at half-time” is the point at 50%. The dashed line is even chances; the 95% intervals hold for all tenths together.';

function leads(result: PanelResult): Section[] {
  if (result.leads.length === 0) return [];
  const rows = result.leads.map(({ value, ...ends }, i) => [
    `${Math.round((100 * (i + 1)) / result.leads.length)}%`,
    ...[percent(value), percentRange(ends)],
  ]);
  return [
    {
      id: 'leads',
      title: 'How safe a lead is',
      front: [
        {
          kind: 'drawing',
          caption: LEADS,
          svg: () => leadPicture(result),
          letters: () => leadBars(result),
        },
      ],
      blocks: table(['Turns played', 'the leader wins', '95% interval'], rows),
    },
  ];
}

const HOW =
  'The probability that chance makes any answer wrong is at most 5%: 3% for findings about the game, 1.5% for its cards and sources of points, and 0.5% for the cells of its map, each decided together (Holm 1979). Whether these players are the right ones to ask is another matter: see the panel. For its own figures, a player plays in all seats; all tables play the same deals, and every player sits in every seat equally often. For the figures of one bot, use railwright simulate.';
