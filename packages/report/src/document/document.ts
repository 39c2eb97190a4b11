// A result as a document: what it says, in which order, and nothing about how it looks. Each kind of result has one function that makes
// its document, each format one renderer.
import type { HexMap } from '@railwright/engine';
import type { DistributionResult } from '@railwright/playtest';
import type { Drawing } from './drawing.ts';
import type { Verdict } from './verdict.ts';

/** The kind of a finding. */
export type FindingKind = 'good' | 'problem' | 'open' | 'fact';

/** A game by its number; a page links to it where its reader can open it. */
export interface GameNumber {
  readonly game: number;
  readonly seed: number;
}

/** A game, and its point: `longest`. */
export interface ShownGame extends GameNumber {
  readonly shows: string;
}

/** A part of a text: words, which renderers escape, with emphasis or a tone, a game, or a small picture, which only pages have. */
export type Span =
  | string
  | { readonly bold: string }
  | { readonly tone: FindingKind; readonly words: string }
  | { readonly picture: Drawing }
  | GameNumber;

/** One span or several. */
export type Text = Span | readonly Span[];

/** An answer to a question about a setup. */
export interface Finding {
  readonly kind: FindingKind;
  readonly title: string;
  /** One sentence; several about a learned player. */
  readonly text: string;
  /** Games that show it, with what each shows. */
  readonly games?: readonly ShownGame[];
  /** Unique among the findings with evidence. */
  readonly id?: string;
  /** Its subject in a few words. */
  readonly about?: string;
  /** How sure it is, and whom it is about: `Holds for strong play`. */
  readonly answer?: string;
  /** What would settle it. */
  readonly settles?: string | null;
  /** Pictures that come before all evidence. */
  readonly front?: readonly Picture[];
  /** What it rests on. */
  readonly evidence?: readonly Block[];
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: Text;
  /** About the figures, in a softer color. */
  readonly isNote: boolean;
}

/** Numbers unless stated otherwise. */
export type Column = string | { readonly title: string; readonly isText: true };

/** The first column is what a row is about. */
export interface Table {
  readonly kind: 'table';
  /** The subject of all rows, where the first column does not name it. */
  readonly title?: string;
  /** Heads of the columns, as many as each row has cells. */
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Text[])[];
  /** Rows on a terminal, where nobody scrolls through all of them; all by default. */
  readonly most?: number;
  /** The same in a summary. */
  readonly mostInSummary?: number;
}

export interface ShareRow {
  readonly name: string;
  /** From 0 to 1, with its interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface GrowthPoint extends ShareRow {
  readonly games: number;
  readonly even: number;
}

/** A chart of data; tables next to it have its figures. */
export type Chart = { readonly kind: 'chart'; readonly label: string; readonly caption: string } & (
  | { readonly shape: 'shares'; readonly rows: readonly ShareRow[]; readonly even: number }
  | {
      readonly shape: 'bars';
      readonly rows: readonly { readonly name: string; readonly value: number }[];
      readonly format: (value: number) => string;
    }
  | { readonly shape: 'histogram'; readonly values: DistributionResult }
  | { readonly shape: 'growth'; readonly points: readonly GrowthPoint[] }
);

/** A figure on the cells of a map. */
export interface Heat {
  readonly id: string;
  /** `Use of cells: strong play` */
  readonly title: string;
  readonly caption: string;
  /** By cell: 0 to 1, and what is written there. */
  readonly heat: ReadonlyMap<string, { readonly level: number; readonly text: string }>;
}

/** Figures on the cells of a map, one at a time. */
export interface HeatMaps {
  readonly kind: 'heats';
  /** The map that was played. */
  readonly map: HexMap;
  /** At least one. */
  readonly heats: readonly Heat[];
}

/** Sentences that stand for themselves. */
interface List {
  readonly kind: 'list';
  /** In their order. */
  readonly items: readonly Text[];
}

/** Words and their meanings. */
export interface Terms {
  readonly kind: 'terms';
  /** The words with their figures. */
  readonly terms: readonly {
    readonly title: string;
    readonly id: string;
    readonly meaning: string;
    readonly interval: string;
    readonly example: string;
  }[];
}

type Picture = Chart | Drawing | HeatMaps;

/** A piece of a section. */
export type Block = Paragraph | List | Table | Picture | Terms;

/** A part of a document with a heading. */
export interface Section {
  /** Unique in its document. */
  readonly id: string;
  readonly title: string;
  /** Pictures that come before all evidence. */
  readonly front?: readonly Picture[];
  /** What it consists of, from top to bottom. */
  readonly blocks: readonly Block[];
  /** Whether a summary does without it. */
  readonly isDetail?: boolean;
  /** Only for pages, or only where games are numbers instead of links. */
  readonly only?: 'page' | 'text';
}

/** A result as people read it. */
export interface Document {
  /** Of the setup, or a sentence that names it. */
  readonly title: Text;
  /** `pack/id` of the setup. */
  readonly setup?: string;
  /** What was played: `1,000 games, 2 seats, seed 1`. */
  readonly facts?: string;
  /** The subject of a page, for the window's title: `playtest`. */
  readonly about?: string;
  /** How far to trust it, as sentences. */
  readonly trust?: readonly string[];
  /** Of a panel: what comes before everything else. */
  readonly verdict?: Verdict;
  /** The answers, the most important first. */
  readonly findings: readonly Finding[];
  /** The parts of the document, in their order. */
  readonly sections: readonly Section[];
  /** Whether the sections are evidence for the findings, which readers open. */
  readonly isEvidence?: boolean;
  /** The command line that was typed. */
  readonly command?: string;
  /** What made it: `engine 0.1.0. Content abc`. */
  readonly made?: string;
}

/** Marks a column of words. */
export const words = (title: string): Column => ({ title, isText: true });

/** The title of a column. */
export const titleOf = (column: Column): string => (typeof column === 'string' ? column : column.title);

/** A paragraph of the text itself. */
export const paragraph = (text: Text): Paragraph => ({ kind: 'paragraph', text, isNote: false });

/** A paragraph about the figures. */
export const note = (text: Text): Paragraph => ({ kind: 'paragraph', text, isNote: true });

/** A table; empty for one without rows. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly Text[])[],
  more: Omit<Table, 'kind' | 'columns' | 'rows'> = {},
): Table[] {
  return rows.length === 0 ? [] : [{ kind: 'table', columns, rows, ...more }];
}

/** The evidence for findings, a section each. */
export const evidenceOf = (findings: readonly Finding[]): Section[] =>
  findings.flatMap(({ id, title, about = title, evidence }) =>
    id === undefined || evidence === undefined ? [] : [{ id, title: about, blocks: evidence }],
  );

/** A text as a list of spans. */
export const spansOf = (text: Text): readonly Span[] =>
  Array.isArray(text) ? (text as readonly Span[]) : [text as Span];

/** A text without emphasis and pictures; games are numbers. */
export const plainText = (text: Text): string =>
  spansOf(text)
    .map((span) =>
      typeof span === 'string'
        ? span
        : 'bold' in span
          ? span.bold
          : 'words' in span
            ? span.words
            : 'picture' in span
              ? ''
              : `#${span.game}`,
    )
    .join('');
