// Unfinished effects as one may know them: where each stands, and the selections it still needs.
import type { State } from '../../core/state.ts';
import { countsAt, named, type CardCounts } from '../state/card-counts.ts';
import {
  allLiveSelections,
  liveSelectionsOf,
  countLive,
  liveCellSlotsOf,
  isKnown,
  type LiveSelection,
} from '../effects/live-selections.ts';
import { frameLevel, handedTo } from '../effects/kept.ts';
import { DEPTH, F_LEVEL, F_NODE, F_SEAT, F_SOURCE, F_X, F_Y, FRAME } from '../state/layout.ts';
import { selectionBase, selectionPlace, stillThere } from '../effects/selections.ts';
import { selectedCells } from '../effects/cell-selections.ts';
import { NODE, N_OP, type Tables } from '../state/tables.ts';

/** An unfinished effect: where it stands and what it still needs. */
export interface EffectView {
  readonly seat: number;
  readonly card: string;
  /** Identifies the step among all steps of all effects. */
  readonly step: number;
  /** How often the step has been done or remains to be done. */
  readonly count: number;
  /** What the step has been told: of replacements and reactions. */
  readonly told?: number;
  /** The seats that an attack has asked to react, as bits, and those it spares. */
  readonly attack?: number;
  /** Selections by name; only a number where the viewer does not know the cards. */
  readonly chosen: Readonly<Record<string, CardCounts | number>>;
  /** Where cards of the game choose cells: those chosen, by name. */
  readonly cells?: Readonly<Record<string, readonly string[]>>;
  /** Where equal cards could be mixed up: which of the chosen cards are still there, and a number for their place. */
  readonly left?: Readonly<Record<string, CardCounts>>;
  readonly places?: Readonly<Record<string, number>>;
}

export function viewEffects(t: Tables, s: State, viewer: number | undefined): EffectView[] {
  const d = s.data;
  const all = allLiveSelections(t, s);
  return Array.from({ length: d[DEPTH] }, (_, index) => {
    const frame = t.layout.stack + index * FRAME;
    const node = d[frame + F_NODE];
    const op = t.ops[t.nodes[node * NODE + N_OP]];
    const handed = handedTo(t, node);
    const labels = (level: number, slot: number): string[] =>
      selectedCells(t, s, level, slot).map((cell) => t.labels[cell]);
    const live = liveSelectionsOf(t, s, index);
    const byName = <T>(list: readonly LiveSelection[], of: (one: LiveSelection) => T): Record<string, T> =>
      Object.fromEntries(list.map((one) => [one.name, of(one)]));
    const known = live.filter((one) => isKnown(all, one, viewer));
    return {
      seat: d[frame + F_SEAT],
      card: t.ids[d[frame + F_SOURCE]],
      step: node,
      count: d[frame + F_X],
      // While cards are being chosen, this is the last one chosen, which only the chooser may know.
      ...(op.asks !== 'card' && d[frame + F_Y] > 0 && { told: d[frame + F_Y] }),
      ...(t.reactions?.toAttacks && { attack: d[t.layout.attacks + d[frame + F_LEVEL]] }),
      chosen: {
        ...byName(live, (one) => (known.includes(one) ? countsAt(t, s, one.base) : countLive(t, s, one))),
        ...Object.fromEntries(
          handed.flatMap(({ name, cards, to }) =>
            cards ? [[name, countsAt(t, s, selectionBase(t, frameLevel(index), to))]] : [],
          ),
        ),
      },
      ...((t.liveCellSlots[node].length > 0 || handed.some(({ cards }) => !cards)) && {
        cells: Object.fromEntries<readonly string[]>([
          ...liveCellSlotsOf(t, s, index).map(
            ({ slot, name }) => [name, labels(d[frame + F_LEVEL], slot)] as const,
          ),
          ...handed.flatMap(({ name, cards, to }) =>
            cards ? [] : [[name, labels(frameLevel(index), to)] as const],
          ),
        ]),
      }),
      ...(t.tracked && {
        left: byName(known, ({ level, slot }) => named(t, stillThere(t, s, level, slot))),
        places: byName(live, ({ level, slot }) => selectionPlace(t, s, level, slot)),
      }),
    };
  });
}
