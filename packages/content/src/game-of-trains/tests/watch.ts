// Records what a test of Game of Trains reaches: events tell which ability is used and what it does.
import type { ThingParts } from '../../test-language/coverage/part.ts';
import type { GameWatch, Reach } from '../../test-language/coverage/watch.ts';

/** `abilities` by the ids in the definition. */
export function watchGameOfTrains(abilities: ReadonlyMap<string, ThingParts>, reach: Reach): GameWatch {
  return {
    ended(_game, s) {
      let used: ThingParts | undefined;
      for (const { type, ability } of s.events ?? []) {
        if (type === 'use') {
          used = abilities.get(String(ability));
          reach(used?.thing);
        }
        // A removal that meets a protected card still reaches the step.
        const name = type === 'protected' ? 'remove' : type;
        for (const { step, op } of used?.steps ?? []) if (Object.hasOwn(step, name)) reach(op);
      }
    },
  };
}
