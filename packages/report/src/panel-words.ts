// A panel's findings in words, for reports, terminals and pages.
import type { PanelChange, PanelFinding, PanelResult } from '@railwright/playtest';
import { ASKED_FIGURES, told } from '@railwright/figures';
import { percent, percentRange } from './figures-text.ts';

const ANSWER_WORDS = {
  holds: 'Holds for all',
  depends: 'Depends on who plays',
  'cannot-say': 'Undecided',
} as const satisfies Record<PanelFinding['answer'], string>;

/** How sure an answer is, and whom it is about. */
export function answerWords({ answer, whose }: Pick<PanelFinding, 'answer' | 'whose'>): string {
  return answer === 'holds' && whose === 'strong' ? 'Holds for strong play' : ANSWER_WORDS[answer];
}

/** A finding in one line: `Going first is an advantage: 46.5%`; its subject alone where the value is uncertain or not a single one. */
export function verdictWords({ about, verdict, effect, unit, against }: PanelFinding): string {
  if (verdict === undefined || effect === null) return about;
  return `${verdict}: ${told(unit, effect.value + against)}`;
}

/** Descriptions of the kinds of players. */
export const KIND_WORDS = {
  strong: 'learned, at full strength',
  middling: 'learned, plays like a practised person',
  weak: 'learned, plays like a beginner',
  persona: 'learned, with a preference',
  style: 'written by hand',
} as const satisfies Record<PanelResult['panel'][number]['kind'], string>;

type Says = PanelFinding['says'][number];

const SIDES = { more: 'above', less: 'below', none: 'negligible', open: 'undecided' } as const;
const sidesOf = (id: string) => ({
  ...SIDES,
  ...ASKED_FIGURES.find(({ asked }) => asked.id === id)?.asked.sides,
});

/** A line of evidence: the value as people read it, its interval, and on which side that is. */
export function sayCells(
  finding: PanelFinding,
  { effect, side }: Says,
): { readonly value: string; readonly range: string; readonly verdict: string } {
  const { unit, against } = finding;
  const [value, low, high] = [effect.value, effect.low, effect.high].map((one) => one + against) as [
    number,
    number,
    number,
  ];
  return {
    value: unit === 'share' ? `${(value * 100).toFixed(1)}%` : value.toFixed(1),
    range:
      unit === 'share'
        ? `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}%`
        : `${low.toFixed(1)}–${high.toFixed(1)}`,
    verdict: side === null ? '' : sidesOf(finding.id)[side],
  };
}

/** A line of a picture: 0 to 1. */
export interface ShareRow {
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const shareRow = (name: string, effect: Says['effect'], against: number): ShareRow => ({
  name,
  ...{ share: effect.value + against, low: effect.low + against, high: effect.high + against },
});

/** Results by player of a share, for a picture; lengths are read better as numbers. */
export function sayShares({ unit, against, says }: PanelFinding): ShareRow[] {
  if (unit !== 'share' || against === 0) return [];
  return says.map(({ player, effect }) => shareRow(player, effect, against));
}

/** Win shares of strong play when going first, second, …, for a picture; empty if no player has learned the setup. */
export function turnShares({ findings, seats }: PanelResult): ShareRow[] {
  const turns = Array.from({ length: seats }, (_, i) => (i === 0 ? 'first-seat' : `turn-${i + 1}`));
  const rows = turns.flatMap((id) => {
    const finding = findings.find((one) => one.id === id);
    return finding?.effect ? [shareRow(finding.about, finding.effect, finding.against)] : [];
  });
  const [first] = rows;
  // The shares of two add up to one, so the second is not asked about.
  if (seats !== 2 || !first) return rows;
  const { share, low, high } = first;
  return [first, { name: 'Going second', share: 1 - share, low: 1 - high, high: 1 - low }];
}

/** Cards by what strong play loses without them, the most first. */
export function worthRows({ worths }: PanelResult): string[][] {
  const share = (value: number | null): string => (value === null ? '–' : `${(value * 100).toFixed(1)}%`);
  return worths
    .toSorted((a, b) => b.lost.value - a.lost.value)
    .map(({ name, forbidden, without, lost }) => [
      ...[name, share(lost.value), `${(lost.low * 100).toFixed(1)}–${(lost.high * 100).toFixed(1)}%`],
      ...[share(without), share(forbidden)],
    ]);
}

/** Heads of the columns of `worthRows`. */
export const WORTH_HEAD = [
  'Without',
  'wins lost',
  'simultaneous interval',
  'wins after learning to do without it',
  'wins if just forbidden it',
];

const quartersText = (shares: readonly number[]): string =>
  shares.length === 0 ? '–' : shares.map((share) => Math.round(share * 100)).join(' · ');

/** `6 (5–7)` */
const turnText = (turn: PanelResult['cards'][number]['firstGained']): string =>
  turn === null ? '–' : `${turn.value} (${turn.low}–${turn.high})`;

/** How strong play uses cards, the most gained first. */
export function useRows({ cards }: PanelResult): string[][] {
  return cards
    .toSorted((a, b) => b.gained - a.gained)
    .map(({ name, cost, gained, firstGained, gainedIn, played, usedIn, with: others }) => [
      ...[name, cost === null ? '–' : String(cost), `${(gained * 100).toFixed(0)}%`],
      ...[
        turnText(firstGained),
        quartersText(gainedIn),
        played === null || played === 0 ? '–' : played.toFixed(1),
      ],
      ...[quartersText(usedIn), others.length === 0 ? '–' : others.join(', ')],
    ]);
}

/** Heads of the columns of `useRows`. */
export const USE_HEAD = [
  ...['Card', 'cost', 'gained', 'first in turn', 'when gained'],
  ...['played', 'when played', 'together with'],
];

/** The note above the rows of `useRows`. */
export const USE_NOTE =
  'Cards in strong play. Gained: share of seats that gain the card. First in turn: the turn in which these seats gain their first one (median, 95% interval). Played: plays per seat and game. When gained and when played: percent by quarter of the game. Together with: cards that seats with it gain clearly more often than others.';

/** By tenth of the game: how often the leader wins. */
export function leadRows({ leads }: PanelResult): string[][] {
  return leads.map(({ value, ...ends }, i) => [
    `${Math.round((100 * (i + 1)) / leads.length)}%`,
    percent(value),
    percentRange(ends),
  ]);
}

/** Heads of the columns of `leadRows`. */
export const LEAD_HEAD = ['Turns played', 'the leader wins', '95% interval'];

/** The note above the rows of `leadRows`. */
export const LEADS_NOTE =
  'How often the leader wins in the end with strong play between equals, by how much of the game has been played; joint leaders share one count. The finding “Leader at half-time” is the point at 50%. The dashed line is even chances; the 95% intervals hold for all tenths together.';

/** The note below the picture of worths. */
export const WORTH_NOTE =
  'Wins that strong play loses without a card, against the cost of the card, with intervals for all cards at once. High on the left: strong for its price. Full dots: after learning to do without it. Hollow dots: when just forbidden it, an upper bound, since no player has learned to do without it.';

export const WORTH_TABLE_NOTE =
  'Wins that strong play loses without a card, with intervals for all cards at once: after learning to do without it or, where no player has, when just forbidden it, which gives an upper bound.';

/** Start cells that surely win more or less than their share, best first. */
export function startRows({ starts }: PanelResult): string[][] {
  return starts
    .filter(({ stands }) => stands)
    .map(({ cell, wins: { value, low, high }, games, expected }) => [
      cell,
      expected === null ? '–' : `${(expected * 100).toFixed(1)}%`,
      `${(value * 100).toFixed(1)}%`,
      `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}%`,
      String(games),
    ]);
}

/** Heads of the columns of `startRows`. */
export const START_HEAD = [
  'Start',
  'expected when first to choose',
  'wins',
  'simultaneous interval',
  'seats',
];

/** The note above the rows of `startRows`. */
export const STARTS_NOTE =
  'Strong play from randomly drawn start cells, best first; only cells that certainly win more or less than their share. Shares are shrunk towards their mean by the amount that chance explains. Expected: what strong play thinks it wins if it lays the first start rail there.';

/** The win share of a member and its interval, as people read them. */
export function winCells({ wins }: PanelResult['panel'][number]): readonly [value: string, range: string] {
  if (!wins) return ['–', '–'];
  return [
    `${(wins.value * 100).toFixed(1)}%`,
    `${(wins.low * 100).toFixed(1)}–${(wins.high * 100).toFixed(1)}%`,
  ];
}

/** A line of a comparison: both values, and the interval of their difference. */
export function changeCells({ unit, before, after, difference: { value, low, high } }: PanelChange) {
  const told = (value: number): string =>
    unit === 'share' ? `${(value * 100).toFixed(1)}%` : value.toFixed(1);
  const signed = (value: number): string => `${value > 0 ? '+' : ''}${told(value)}`;
  return {
    before: told(before),
    after: told(after),
    difference: signed(value),
    range: `${signed(low)} to ${signed(high)}`,
  };
}

/** How the answers were found, for the foot of a page. */
export function panelNote(): string {
  return `The probability that chance makes any answer wrong is at most 5%: 3% for findings about the game, 1.5% for its cards and sources of points, and 0.5% for the cells of its map, each decided together (Holm 1979). Whether these players are the right ones to ask is another matter: see the panel. For its own figures, a player plays in all seats; all tables play the same deals, and every player sits in every seat equally often. For the figures of one bot, use --bots.`;
}
