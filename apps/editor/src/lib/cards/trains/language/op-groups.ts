// Ops by what a designer wants to do, for a list without a search.
import type { Ops } from './specs.ts';

const GROUPS = {
  coins: 'coins score pay',
  draw: 'draw gain gain-waste',
  map: 'lay-rails build-station choose-cells waive remove-rails remove-stations',
  choice: 'may choose-one if repeat',
  remove: 'discard trash return pass move put-back shuffle remove',
  look: 'look reveal reveal-until choose choose-random name show',
  players: 'each-opponent one-opponent each-player active-player',
  resources: 'get-resources pay-resources place-tokens take-tokens draw-goals',
  later: 'play apply-effect lasting stay extra-turn next-coins next-hand',
} as const;
export type OpGroup = keyof typeof GROUPS;

const TITLES: Readonly<Record<OpGroup, string>> = {
  coins: 'Coins and points',
  draw: 'Draw and gain cards',
  map: 'The map',
  choice: 'Choices and conditions',
  remove: 'Discard, trash and move cards',
  look: 'Look at cards and choose some',
  players: 'Other players',
  resources: 'Resources, tokens, goals',
  later: 'Other effects, later turns',
};

export const groupTitle = (group: OpGroup | undefined): string =>
  group === undefined ? 'More' : TITLES[group];

/** Those of these ops that belong to each group, the usual ones first; at the end, those that belong to none. */
export function groupedOps(
  ops: Ops,
): readonly (readonly [group: OpGroup | undefined, ops: readonly string[]])[] {
  const left = new Set(Object.keys(ops));
  const groups = (Object.keys(GROUPS) as OpGroup[]).map(
    (group) => [group, GROUPS[group].split(' ').filter((op) => left.delete(op))] as const,
  );
  return [...groups, [undefined, [...left]] as const].filter(([, members]) => members.length > 0);
}
