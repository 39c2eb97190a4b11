// What a viewer knows of a seat's powers: all of them, or of secret ones how many there are.
import type { State } from '../../core/state.ts';
import { topFrame } from '../effects/stack.ts';
import {
  arePowersHidden,
  givenBack,
  isChoosingPower,
  offered,
  picked,
  powersOf,
  powerWorth,
} from '../rules/powers.ts';
import { DEPTH, F_SEAT, SEAT } from '../state/layout.ts';
import type { Tables } from '../state/tables.ts';

/** Parts of the view of a seat, in games with powers. */
export interface PowersView {
  /** The cards in force for this seat, each with its points if the game ended now; absent while they are secret. */
  readonly powers?: Readonly<Record<string, number>>;
  /** The powers that it is choosing from, and those that it has picked of them. */
  readonly offered?: readonly string[];
  readonly picked?: readonly string[];
  /** Secret ones that it did not keep, while they lie under the others. */
  readonly givenBack?: readonly string[];
  /** Instead of all these, to whoever may not know them: how many there are. */
  readonly hiddenPowers?: Readonly<Record<'powers' | 'offered' | 'picked' | 'givenBack', number>>;
}

/** The seat that is choosing powers now, if any is offered some. */
export function choosingSeat(t: Tables, s: State): number {
  if (isChoosingPower(t, s)) return s.data[SEAT];
  return s.data[DEPTH] > 0 ? s.data[topFrame(t, s) + F_SEAT] : -1;
}

/** Of one seat. */
export function viewPowers(t: Tables, s: State, seat: number, viewer: number | undefined): PowersView {
  const isChoosing = choosingSeat(t, s) === seat;
  const powers = powersOf(t, s, seat);
  const lists = {
    offered: isChoosing ? offered(t, s) : [],
    picked: isChoosing ? picked(t, s) : [],
    givenBack: t.powers?.secret === true ? givenBack(t, s, seat) : [],
  };
  if (arePowersHidden(t, s, seat, viewer)) {
    const [of, kept, back] = [lists.offered.length, lists.picked.length, lists.givenBack.length];
    return { hiddenPowers: { powers: powers.length, offered: of, picked: kept, givenBack: back } };
  }
  return {
    powers: Object.fromEntries(powers.map((kind) => [t.ids[kind], powerWorth(t, s, seat, kind)])),
    ...Object.fromEntries(
      Object.entries(lists)
        .filter(([, kinds]) => kinds.length > 0)
        .map(([key, kinds]) => [key, kinds.map((kind) => t.ids[kind])]),
    ),
  };
}
