// Scarcity for a learner: it applies to the learner alone, in every game, and never leaves it without a choice.
import { expect, test } from 'vitest';
import { createRng, State, type Game } from '@railwright/engine';
import { ActionDropout } from '../src/action-dropout.ts';
import { SETTINGS } from '../src/settings.ts';
import { createMatches } from './toy.ts';

/** Choices 0 and 1 gain a crane and a shed, 2 gains nothing. */
const game: Game = {
  ...createMatches(),
  measures: [
    { id: 'gained:crane', group: 'gained', item: 'crane' },
    { id: 'gained:shed', group: 'gained', item: 'shed' },
  ],
  playtestHooks: {
    firstSeat: () => 0,
    measureOf: (_s, choice) => (choice < 2 ? choice : -1),
    roles: [],
    roleOf: () => 'act',
  },
};

function left(legal: readonly number[], isLearner: boolean, without?: readonly string[]): number[] {
  const scarcity = new ActionDropout(game, { ...SETTINGS, dropout: [0, 0], without });
  const list = Int16Array.from(legal);
  return [...list.subarray(0, scarcity.limit(new State(3), list, legal.length, isLearner))];
}

test('the learner cannot choose what it must do without, but everybody else can', () => {
  expect(left([0, 1, 2], true, ['gained:crane'])).toEqual([1, 2]);
  expect(left([0, 1, 2], false, ['gained:crane'])).toEqual([0, 1, 2]);
});

test('what must be gained is gained', () => {
  expect(left([0], true, ['gained:crane'])).toEqual([0]);
});

test('nobody does without anything unless told to', () => {
  expect(left([0, 1, 2], true)).toEqual([0, 1, 2]);
});

test('fewer and fewer games lack something as learning goes on', () => {
  const rng = createRng(1);
  const scarceOf = (part: number): number => {
    const scarcity = new ActionDropout(game, { ...SETTINGS, dropout: [0.8, 1] });
    let scarce = 0;
    for (let i = 0; i < 1000; i++) {
      scarcity.draw(rng, part);
      if (scarcity.limit(new State(3), Int16Array.of(0, 2), 2, true) === 1) scarce++;
    }
    return scarce / 1000;
  };
  expect(scarceOf(1)).toBeCloseTo(0.8, 1);
  expect(scarceOf(0.25)).toBeCloseTo(0.2, 1);
  expect(scarceOf(0)).toBe(0);
});
