// Results of panels as tests need them: a few findings with their intervals.
import type { PanelFinding, PanelResult } from '@railwright/playtest';
import { panelDocument, type Answer, type Verdict } from '../src/documents.ts';

export type Side = PanelFinding['says'][number]['side'];

/** A finding with one word of strong play. */
export function found(
  id: string,
  [low, value, high]: readonly [number, number, number],
  side: Side,
  more: Partial<PanelFinding> = {},
): PanelFinding {
  const { against = 0.5 } = more;
  const effect = { value: value - against, low: low - against, high: high - against };
  const says = [{ player: 'best', kind: 'strong' as const, games: 200, side, effect }];
  return {
    ...{ id, about: id, answer: side === 'open' ? 'cannot-say' : 'holds', whose: 'strong', tone: 'fact' },
    ...{ weight: 1, sentence: `Sentence of ${id}.`, unit: 'share', note: 0.03, settles: null },
    ...more,
    ...{ against, effect, says },
  };
}

export const first = (
  range: readonly [number, number, number],
  side: Side,
  more: Partial<PanelFinding> = {},
) => found('first-seat', range, side, { about: 'Going first', ...more });
export const minutes = (range: readonly [number, number, number], side: Side) =>
  found('long', range, side, { against: 90, unit: 'minutes' });
export const worth = (item: string, value: number, low: number, without: number | null = null) => ({
  ...{ item, name: item, forbidden: 0.5 - value, without, lost: { value, low, high: value + 0.1 } },
});
export const card = (item: string, cost: number | null = 3) => ({
  ...{ item, name: item, cost, gained: 1, firstGained: null, gainedIn: [], played: 1, usedIn: [], with: [] },
});

export function panel(findings: readonly PanelFinding[], more: Partial<PanelResult> = {}): PanelResult {
  return {
    ...{ format: 1, setup: 'a/b', content: 'c', engine: '0', seats: 2, seed: 1, games: 400, trust: [] },
    panel: [{ name: 'best', kind: 'strong', wins: null, learned: null }],
    ...{ findings: [...findings], cells: [], cards: [], leads: [], worths: [], starts: [], ...more },
  };
}

export const verdictOf = (...args: Parameters<typeof panel>): Verdict =>
  panelDocument({
    title: 'A',
    result: panel(...args),
    definition: { game: 'toy', rules: { id: 'p/short' } } as never,
  }).verdict!;
export const answerTo = (id: string, ...args: Parameters<typeof panel>): Answer =>
  verdictOf(...args).answers.find((one) => one.id === id)!;
export const read = ({ mark, text, settles }: Answer) => [mark, text, settles];
