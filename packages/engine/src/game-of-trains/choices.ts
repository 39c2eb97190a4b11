// Choices as small integers and as text. A choice of the turn is 0 to draw or 1 + ability; a kept card is its place in the
// hand; everything else is a 0-based position.
import type { State } from '../core/state.ts';
import { canUse, currentStep, isTarget } from './abilities.ts';
import {
  ABILITY,
  ACTIVE,
  DRAWN,
  EXCHANGE,
  FIRST,
  IN_USE,
  KEEP,
  OVER,
  PHASE,
  PHASES,
  PLACE,
  PLAY,
  PROTECT,
  read,
  SHIFT,
  SWAP,
} from './layout.ts';
import type { Decision } from '../core/game.ts';
import type { Table } from './table.ts';

/** The choice of the turn that is not an ability. */
export const DRAW = 0;

export function maxChoices(t: Table): number {
  return Math.max(1 + t.abilities.length, t.trainLength, ...t.setupDraws);
}

export function legalChoices(t: Table, s: State, out: Int16Array): number {
  const phase = read(s, PHASE);
  let count = 0;
  switch (phase) {
    case OVER:
      return 0;
    case PLAY:
      out[count++] = DRAW;
      for (let a = 0; a < t.abilities.length; a++) if (canUse(t, s, a)) out[count++] = 1 + a;
      return count;
    case KEEP:
      count = read(s, read(s, ACTIVE) * t.layout.seatSize + t.layout.handCount);
      for (let i = 0; i < count; i++) out[i] = i;
      return count;
    case EXCHANGE:
    case PLACE:
      for (let i = 0; i < t.trainLength; i++) out[i] = i;
      return t.trainLength;
    default: {
      const step = currentStep(t, s);
      for (let i = 0; i < t.trainLength; i++) if (isTarget(t, s, step, i)) out[count++] = i;
      return count;
    }
  }
}

export function formatChoice(t: Table, s: State, choice: number): string {
  const phase = read(s, PHASE);
  const position = choice + 1;
  switch (phase) {
    case PLAY:
      return choice === DRAW ? 'draw' : `use ${t.abilities[choice - 1]?.id}`;
    case KEEP:
      return `keep ${t.numberOf[read(s, read(s, ACTIVE) * t.layout.seatSize + t.layout.hand + choice)]}`;
    case SWAP:
      return `swap ${position} ${position + currentStep(t, s).value}`;
    case SHIFT:
      return `move ${position} ${position + currentStep(t, s).value}`;
    case PROTECT:
      return `protect ${position}`;
    default:
      return `place ${position}`;
  }
}

export function decisionOf(t: Table, s: State): Decision | undefined {
  const phase = read(s, PHASE);
  if (phase === OVER) return undefined;
  const type = PHASES[phase] as string;
  const seat = read(s, ACTIVE);
  if (phase === KEEP)
    return { seat, type, detail: { turnOrder: (seat - read(s, FIRST) + t.seats) % t.seats } };
  if (phase === EXCHANGE || phase === PLACE)
    return { seat, type, detail: { card: t.numberOf[read(s, DRAWN)] } };
  if (phase === PLAY) return { seat, type };
  const step = currentStep(t, s);
  const ability = t.abilities[read(s, ABILITY) - 1]?.id;
  if (phase === SWAP) return { seat, type, detail: { ability, distance: step.value } };
  if (phase === SHIFT) return { seat, type, detail: { ability, by: step.value } };
  return { seat, type, detail: { ability, card: t.numberOf[read(s, IN_USE)] } };
}
