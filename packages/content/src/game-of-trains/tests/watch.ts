// What a test of Game of Trains reaches: the events tell which ability is used and what it does.
import type { ThingParts } from '../../testing/coverage/part.ts';
import type { GameWatch, Reach } from '../../testing/coverage/watch.ts';

/** `abilities` by the ids that the definition gives them. */
export function watchGameOfTrains(abilities: ReadonlyMap<string, ThingParts>, reach: Reach): GameWatch {
  return {
    ended(_game, s) {
      let used: ThingParts | undefined;
      for (const { type, ability } of s.events ?? []) {
        if (type === 'use') {
          used = abilities.get(String(ability));
          reach(used?.thing);
        }
        // A card that is protected is what a removal meets.
        const name = type === 'protected' ? 'remove' : type;
        for (const { step, op } of used?.steps ?? []) if (Object.hasOwn(step, name)) reach(op);
      }
    },
  };
}
