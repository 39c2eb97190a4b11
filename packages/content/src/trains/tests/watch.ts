// Records what a test of Trains reaches: steps as the engine executes them, the rest from the events.
import type { CardDefinition, TrainsDefinition, TrainsView } from '@railwright/engine';
import { readCard, type CardParts, type LastingParts } from './card-parts.ts';
import type { StepParts } from '../../test-language/coverage/part.ts';
import type { GameWatch, Reach } from '../../test-language/coverage/watch.ts';

const USES: ReadonlySet<string> = new Set([
  'play',
  'buy',
  'gain',
  'block',
  'apply',
  'copy',
  'power',
  'event',
]);
const BEGINS: ReadonlySet<string> = new Set(['apply', 'copy', 'power', 'event']);

/** `cards` by the ids in the definition. */
export function watchTrains(
  definition: TrainsDefinition,
  cards: ReadonlyMap<string, CardParts>,
  reach: Reach,
): GameWatch {
  const steps = stepsOf(definition, cards);
  const { switches } = definition.rules;
  const isBanked = switches.railPoints === 'banked';
  const defined = new Map(definition.cards.map((card) => [card.id, card]));
  return {
    trace: {
      ran(step) {
        const parts = steps.get(step);
        reach(parts?.op);
        // The rail is asked for later, as a choice of the turn.
        if (isBanked && 'lay-rails' in step) reach(parts?.question);
      },
      asked: (step) => {
        reach(steps.get(step)?.question);
      },
      took: (step, way) => {
        reach(steps.get(step)?.ways[way]);
      },
    },
    ended(game, s, { expect }) {
      for (const { type, card: id, by } of s.events ?? []) {
        const card = cards.get(String(id));
        const definedAs = defined.get(String(id));
        if (!card || !definedAs) continue;
        if (USES.has(type) || (type !== 'draw' && !isPlayable(definedAs))) reach(card.thing);
        if (type === 'block' || type === 'react') reach(card.reaction);
        if (type === 'instead' && by === id) reach(card.instead);
        if (type === 'decline') card.declined.forEach(reach);
        if (BEGINS.has(type)) for (const one of card.lasting) if (isInForce(one, switches)) reach(one.part);
      }
      const { seat, event } = game.viewFor(s, undefined) as TrainsView;
      for (const id of [event ?? '', ...seat.flatMap(({ powers = {} }) => Object.keys(powers))]) {
        reach(cards.get(id)?.thing);
        for (const one of cards.get(id)?.lasting ?? []) if (isInForce(one, switches)) reach(one.part);
      }
      if (!Object.hasOwn(expect, 'score')) return;
      for (const { id, points, endPoints } of definition.cards)
        if ((points !== 0 || endPoints !== undefined) && seat.some(({ owned }) => (owned[id] ?? 0) > 0))
          reach(cards.get(id)?.thing);
    },
  };
}

/** The steps of a definition with their counterparts in the files. */
function stepsOf(
  { cards }: TrainsDefinition,
  parts: ReadonlyMap<string, CardParts>,
): ReadonlyMap<object, StepParts> {
  const steps = new Map<object, StepParts>();
  for (const card of cards) {
    const written = parts.get(card.id)?.steps ?? [];
    readCard(card, []).steps.forEach(({ step }, i) => {
      const own = written[i];
      if (own) steps.set(step, own);
    });
  }
  return steps;
}

function isPlayable({ value, effect, whileInPlay }: CardDefinition): boolean {
  return value > 0 || effect !== undefined || whileInPlay !== undefined;
}

function isInForce({ only }: LastingParts, switches: Readonly<Record<string, unknown>>): boolean {
  return only.every(
    ([test, holds]) =>
      ('rule' in test && Object.entries(test.rule).every(([name, value]) => switches[name] === value)) ===
      holds,
  );
}
