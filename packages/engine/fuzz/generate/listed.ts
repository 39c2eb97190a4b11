// The words of the card language that a generated value takes from one list.
import {
  ACTS,
  CATEGORIES,
  RECEIVERS,
  PLACES,
  PRICED,
  REACHES,
  REACTION_EVENTS,
  REPLACED,
  SIDES,
  TARGETS,
  TRIGGER_EVENTS,
  TURN_COUNTS,
  UNTIL,
  WHO,
  type ParamType,
} from '@railwright/engine';

/** What prices and bans of cards are about. */
export const ABOUT_CARDS: readonly unknown[] = ['cards', 'buy', 'play'];

export const LISTED: Readonly<Partial<Record<ParamType, readonly unknown[]>>> = {
  target: TARGETS,
  category: CATEGORIES,
  reach: REACHES,
  event: TRIGGER_EVENTS,
  reactionEvent: REACTION_EVENTS,
  who: WHO,
  side: SIDES,
  turnCount: TURN_COUNTS,
  place: PLACES,
  until: UNTIL,
  receiver: RECEIVERS,
  priced: PRICED,
  act: ACTS,
  replaced: REPLACED,
  flag: [true],
  number: [1, 2, 3],
  switches: [{ effects: 'strict' }, { railPoints: 'banked' }, { optionalEffects: false }],
};
