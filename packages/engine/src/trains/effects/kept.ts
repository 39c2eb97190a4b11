// Cells and kinds of cards that a step chose and that what lasts goes on to mean: each entry of what lasts keeps them at a level of its own,
// above those of effects, only in games whose cards need it. Everybody knows them: cards that only their player saw are shown.
import type { State } from '../../core/state.ts';
import { logCard } from '../state/events.ts';
import { DEPTH, LASTING, LASTING_LIMIT, LEVEL_LIMIT } from '../state/layout.ts';
import type { Keeps, KeptSlot } from '../state/codes.ts';
import type { Tables } from '../state/tables.ts';
import { cellSelectionBase } from './cell-selections.ts';
import { selectionBase } from './selections.ts';

/** The level at which an entry of what lasts keeps what it means. */
export function keptLevel(t: Tables, entry: number): number {
  return t.kept === null ? 0 : LEVEL_LIMIT + entry;
}

/** The newest entry of what lasts keeps what has been chosen at a level, as it is now. */
export function keepChosen(t: Tables, s: State, { cells, cards }: Keeps, level: number): void {
  const entry = keptLevel(t, s.data[LASTING] - 1);
  const keep = (isCards: boolean, slot: number): void => {
    s.data.copyWithin(slotAt(t, isCards, entry, slot)[0], ...slotAt(t, isCards, level, slot));
  };
  for (const { slot } of cells) keep(false, slot);
  for (const { slot } of cards) keep(true, slot);
}

/** Shows the cards among it that only their player saw. */
export function showKept(t: Tables, s: State, { cards }: Keeps, seat: number, level: number): void {
  for (const { slot, shows } of cards)
    for (let k = 0; k < t.kinds && shows; k++)
      if (s.data[selectionBase(t, level, slot) + k] > 0) logCard(t, s, 'show', seat, k);
}

/** Where the levels of entries from the first to `end` - 1 are: of cells, then of cards. */
function ranges(t: Tables, first: number, end: number): (readonly [from: number, to: number])[] {
  const of = (base: typeof selectionBase): readonly [number, number] => [
    base(t, keptLevel(t, first), 0),
    base(t, keptLevel(t, end), 0),
  ];
  if (t.kept === null) return [];
  return [...(t.kept.cells ? [of(cellSelectionBase)] : []), ...(t.kept.cards ? [of(selectionBase)] : [])];
}

/** An entry of what lasts moves. */
export function moveKept(t: Tables, s: State, from: number, to: number): void {
  const targets = ranges(t, to, to + 1);
  ranges(t, from, from + 1).forEach(([start, end], i) => s.data.copyWithin(targets[i][0], start, end));
}

/** Forgets what entries kept that are gone. */
export function dropKept(t: Tables, s: State): void {
  for (const [from, to] of ranges(t, s.data[LASTING], LASTING_LIMIT)) s.data.fill(0, from, to);
}

/** The level that holds what the steps of a frame will mean, until they begin. */
export const frameLevel = (depth: number): number => LEVEL_LIMIT + LASTING_LIMIT + depth;

/** What is handed on to the steps of a trigger that stand at a node: nothing once they have begun. */
export function handedTo(t: Tables, node: number): readonly KeptSlot[] {
  const trigger = t.kept === null ? undefined : t.triggers.flat().find((one) => one.node === node);
  return t.kept?.handed[(trigger?.handed ?? 0) - 1] ?? [];
}

/** A trigger of an entry, whose frame is on top now, will mean what the entry keeps, even if that ends before. */
export function handOn(t: Tables, s: State, number: number, entry: number): void {
  for (const { cards, from, to } of t.kept?.handed[number - 1] ?? [])
    s.data.copyWithin(
      slotAt(t, cards, frameLevel(s.data[DEPTH] - 1), to)[0],
      ...slotAt(t, cards, keptLevel(t, entry), from),
    );
}

/** The steps of a trigger begin, in a frame at this depth: they mean what was handed on to them. */
export function takeHanded(t: Tables, s: State, number: number, depth: number, level: number): void {
  for (const { cards, to } of t.kept?.handed[number - 1] ?? []) {
    const handed = slotAt(t, cards, frameLevel(depth), to);
    s.data.copyWithin(slotAt(t, cards, level, to)[0], ...handed);
    s.data.fill(0, ...handed);
  }
}

/** Where a selection of cards, or of cells, is. */
function slotAt(
  t: Tables,
  isCards: boolean,
  level: number,
  slot: number,
): readonly [from: number, to: number] {
  const from = (isCards ? selectionBase : cellSelectionBase)(t, level, slot);
  return [from, from + (isCards ? t.kinds : t.layout.frontierWords)];
}
