// Learns the smallest possible game; the result depends on the seed alone.
import { describe, expect, test } from 'vitest';
import type { State } from '@railwright/engine';
import { Samples, shapeFor } from '@railwright/net';
import { createMatches, skill } from './toy.ts';
import {
  checkNow,
  Learner,
  ROLLOUTS,
  AllReduce,
  allReduceMemory,
  openTable,
  openTables,
  SETTINGS,
  type Check,
  type LearnerOptions,
  type Settings,
  type Teacher,
} from '@railwright/learn';

const QUICK: Settings = { ...SETTINGS, width: 32, decisions: 2000, minibatch: 128, rate: 5e-3 };

type More = Partial<Pick<LearnerOptions, 'plain' | 'fixed' | 'opponents' | 'teacher' | 'weights'>>;

function learner(seed: number, settings: Settings = QUICK, more: More = {}): Learner {
  const tables = openTables([createMatches()]);
  const size = Learner.gradientSize(tables, settings);
  return new Learner({
    tables,
    settings,
    seed,
    rollouts: ROLLOUTS,
    own: Array.from({ length: ROLLOUTS }, (_, i) => i),
    allReduce: new AllReduce(allReduceMemory(1, ROLLOUTS, size), 0),
    ...more,
  });
}

const skillOf = (learned: Learner): number => skill(chooserOf(learned));

function chooserOf(learned: Learner): (s: State) => number {
  const { senses, game } = openTable(createMatches());
  const legal = new Int16Array(game.maxChoices);
  return (s) => {
    const samples = learned.thinking;
    samples.clear();
    senses.observe(s, samples.position);
    const count = game.legalChoices(s, legal);
    for (let i = 0; i < count; i++) {
      senses.describe(s, legal[i], samples.choice);
      samples.endChoice();
    }
    samples.endSample();
    return legal[learned.model.net.forward(samples, 0)];
  };
}

describe('a learner', () => {
  test('finds the choice that cannot lose, from nothing', () => {
    const learned = learner(1);
    const before = skillOf(learned);
    for (let round = 0; round < 25; round++) learned.round(round / 25);
    expect(skillOf(learned)).toBeGreaterThanOrEqual(0.9);
    expect(before).toBeLessThan(0.7);
  });

  test('learns an answer to a fixed player: how to beat that one, and little else', () => {
    const fixed = learner(9).model.weights.slice();
    const answer = learner(1, QUICK, { fixed });
    for (let round = 0; round < 25; round++) answer.round(round / 25);
    expect(answer.duel(fixed, 400)).toBeGreaterThanOrEqual(0.95);
    // Against itself it would have learned to play well; this one never had to.
    expect(skillOf(answer)).toBeLessThan(0.8);
  });

  test('imitates its teacher, however bad, and then finds better choices', () => {
    const last: Teacher = () => (_s, legal, count) => legal[count - 1];
    const taught = learner(1, { ...QUICK, demonstrations: 1e9 }, { teacher: last });
    for (let round = 0; round < 6; round++) taught.round(0);
    expect(skill(chooserOf(taught), (left) => Math.min(3, left))).toBe(1);
    let skills = 0;
    for (const seed of [1, 2, 3, 4]) {
      const left = learner(seed, { ...QUICK, demonstrations: 1000 }, { teacher: last });
      for (let round = 0; round < 30; round++) left.round(round / 30);
      skills += skillOf(left);
    }
    expect(skills / 4).toBeGreaterThan(skillOf(taught) + 0.15);
  });

  test('is the same for the same seed and different for another', () => {
    const parameters = (seed: number): Float32Array => {
      const learned = learner(seed);
      learned.round(0);
      learned.round(0.5);
      return learned.model.weights.slice();
    };
    expect(parameters(3)).toEqual(parameters(3));
    expect(parameters(3)).not.toEqual(parameters(4));
  });

  test('continues from a saved state as if there had been no break', () => {
    const whole = learner(7);
    for (let round = 0; round < 14; round++) whole.round(round / 14);
    const first = learner(7);
    for (let round = 0; round < 12; round++) first.round(round / 14);
    const second = learner(8);
    second.restore(structuredClone(first.state()));
    for (let round = 12; round < 14; round++) second.round(round / 14);
    expect(second.model.weights).toEqual(whole.model.weights);
  });

  test('learns the same without compiled code', () => {
    const opponents = [learner(9).model.weights.slice()];
    const parameters = (plain: boolean): Float32Array => {
      const learned = learner(5, { ...QUICK, decisions: 400 }, { plain, opponents });
      learned.round(0);
      return learned.model.weights.slice();
    };
    expect(parameters(true)).toEqual(parameters(false));
  });

  test('goes back and takes smaller steps when weights diverge', () => {
    const learned = learner(9, { ...QUICK, rate: 1e38 });
    const before = learned.model.weights.slice();
    expect(learned.round(0).lost).toBe(true);
    expect(learned.model.weights).toEqual(before);
    expect(learned.state().caution).toBe(0.5);
  });

  test('starts afresh when it is stuck, and continues', () => {
    // Nobody can take that many matches in a round: most games are stopped, and nobody wins.
    const learned = learner(2, { ...QUICK, rounds: [1, 1] });
    const checks: Check[] = [];
    while (checks.length < 2) {
      learned.round(0);
      const check = checkNow(learned, checks);
      if (check) checks.push(check);
    }
    expect(checks.map(({ stuck }) => stuck)).toEqual([undefined, true]);
    expect(learned.milestones).toEqual([]);
    expect(learned.state().meanLeft).toBe(1);
    const { games } = learned;
    learned.round(0);
    expect(learned.games).toBeGreaterThan(games);
  });

  test('never forgets it if it knew something at the start', () => {
    const weights = learner(9).model.weights.slice();
    const learned = learner(1, QUICK, { weights });
    expect(learned.restart()).toBe(false);
    expect(learned.model.weights).toEqual(weights);
  });

  test('plays more before each improvement as it goes on, up to a limit', () => {
    const learned = learner(6, { ...QUICK, growth: [2, 2] });
    const decisions = [0, 1, 2, 3].map(() => Math.round(learned.round(0).decisions / 1000));
    expect(decisions).toEqual([2, 3, 4, 4]);
  });

  test.each([
    ['goes over the games more often', { epochs: [1, 1] }, { epochs: [1, 2] }],
    ['meets its past more often', { league: [0, 0] }, { league: [0, 1] }],
  ] satisfies [string, Partial<Settings>, Partial<Settings>][])(
    '%s once steps become smaller',
    (_what, never, late) => {
      const [one, other] = [never, late].map((settings) => learner(1, { ...QUICK, ...settings }));
      // Enough games for a milestone, which is a rival from then on.
      for (let round = 0; round < 3; round++) [one, other].forEach((each) => each.round(0.1));
      expect(one.milestones.length).toBeGreaterThan(0);
      expect(other.model.weights).toEqual(one.model.weights);
      [one, other].forEach((each) => each.round(0.9));
      expect(other.model.weights).not.toEqual(one.model.weights);
    },
  );

  test('reports what it did', () => {
    const figures = learner(6).round(0);
    expect(figures.games).toBeGreaterThan(100);
    expect(figures.decisions).toBeGreaterThanOrEqual(2000);
    expect(figures.cut).toBe(0);
    expect(figures.entropy).toBeGreaterThan(0.5);
  });
});

test('memory is allocated once', () => {
  const { senses, game } = openTable(createMatches());
  expect(shapeFor(senses, 32, game.maxChoices)).toEqual({ inputs: 22, outputs: 3, width: 32, choices: 3 });
  expect(Samples.bytes({ samples: 1, features: 10, choices: 3, choiceFeatures: 9 })).toBeGreaterThan(0);
});
