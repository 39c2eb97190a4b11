// Effects that the rules skipped in a test, each with what was missing: the usual reason why a card test fails.
import { describeWhyNot, type GameEvent, type TrainsDefinition, type WhyNot } from '@railwright/engine';

export function declinedEffects(definition: TrainsDefinition, events: readonly GameEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === 'not-applicable'
      ? [
          `The effect of ${String(event['card'])} was not offered. ${describeWhyNot(event['why'] as WhyNot, 'en', definition)}`,
        ]
      : [],
  );
}
