// Why something is not offered, as plain data; the text of each language puts it into words (see ../text/why.ts).
import type { OpName } from '../language/ops.ts';

/** Reasons why something is not offered. */
export const WHY_NOT = [
  // about the turn and the table
  'over',
  'start-first',
  'power-first',
  'no-power',
  'bid',
  'effect-first',
  'not-asked',
  'unknown',
  // about playing and buying
  'not-in-hand',
  'nothing-to-play',
  'not-for-sale',
  'no-pile',
  'pile-empty',
  'not-open',
  'coins',
  'also-costs',
  'exchanged',
  'resource-full',
  'buy-if',
  'no-rail-point',
  'turn-begun',
  'no-waste',
  'no-reaction',
  'forbidden',
  'not-an-opponent',
  // about cells
  'closed',
  'taken',
  'remote-start',
  'start-elsewhere',
  'own-rail',
  'not-adjacent',
  'barrier',
  'not-next',
  'one-way',
  'no-city',
  'no-room',
  'no-map-card',
  'cell-chosen',
  'no-rail',
  'last-rail',
  'splits',
  'no-station',
  // about steps of an effect
  'other-wanted',
  'not-there',
  'more-wanted',
  'more-cells',
  'order',
  'cards',
  'cells',
  'nothing-to-remove',
  'supply',
  'pay',
  'resource',
  'rail-tokens',
  'rail-coins',
  'no-cell',
  'no-such-cell',
  'no-open-cell',
  'station-tokens',
  'cities-full',
  'no-such-city',
  'no-token-room',
  'no-tokens',
  'gone',
  'no-effect',
  'idle',
  'impossible',
] as const;
export type WhyNotReason = (typeof WHY_NOT)[number];

/** Why something is not offered. The numbers belong to the reason, such as coins needed and coins there. */
export interface WhyNot {
  readonly reason: WhyNotReason;
  /** How many are needed, and how many there are. */
  readonly needed?: number;
  /** How many there are. */
  readonly there?: number;
  /** Id of the card whose effect it is, or that is meant. */
  readonly card?: string;
  /** Id of the resource that is needed. */
  readonly resource?: string;
  /** Label of the cell that is meant. */
  readonly cell?: string;
  /** The step that cannot be done or asks for something else: its op, and its index among all steps of the card (see steps.ts). */
  readonly op?: OpName;
  readonly step?: number;
}
