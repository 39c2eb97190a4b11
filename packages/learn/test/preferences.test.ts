// Preferences in self-play: who has one, that the net is told, and that it plays accordingly.
import { expect, test } from 'vitest';
import { createRng, State, type Game, type Sparse } from '@railwright/engine';
import {
  Learner,
  ROLLOUTS,
  AllReduce,
  allReduceMemory,
  openTable,
  openTables,
  SETTINGS,
} from '@railwright/learn';
import { withPreferences } from '../src/preference-features.ts';
import { Preferences } from '../src/preferences.ts';
import { createMatches } from './toy.ts';

const SPREADS = { margins: new Map(), likes: new Map([['gained:pair', 2]]) };
const FIRST = 22;

/** Matches that count by seat how often two were taken, and which can be liked; a single one never counts. */
function countingMatches(): Game {
  const game = createMatches();
  return {
    ...game,
    measures: [
      { id: 'gained:pair', group: 'gained', item: 'pair' },
      { id: 'gained:single', group: 'gained', item: 'single' },
      { id: 'played:pair', group: 'played', item: 'pair' },
    ],
    createState: () => new State(5),
    start(s, seed) {
      game.start(s, seed);
      s.data[3] = s.data[4] = 0;
    },
    applyChoice(s, choice) {
      if (choice === 1) s.data[3 + game.seatToAct(s)]++;
      game.applyChoice(s, choice);
    },
    measure: (s, seat, index) => (index === 0 ? s.data[3 + seat] : 0),
  };
}

function observed(preferences: Preferences, seat: number): number[] {
  const out: Sparse = { index: new Uint16Array(9), value: new Float32Array(9), size: 0 };
  preferences.observe(seat, out);
  return [...out.index.subarray(0, out.size)];
}

test('every seat but one likes something, and its senses say what', () => {
  const { game, senses } = openTable(countingMatches());
  const preferences = new Preferences(game, senses, SPREADS, { ...SETTINGS, preferences: 1 });
  const rng = createRng(1);
  const s = game.createState();
  s.data.set([9, 0, 1, 3, 3]);
  const seen = new Set<string>();
  for (let i = 0; i < 100; i++) {
    expect(preferences.draw(rng, 1)).toBe(true);
    const likes = [observed(preferences, 0), observed(preferences, 1)];
    const seat = likes.findIndex(({ length }) => length > 0);
    expect(likes[1 - seat]).toEqual([]);
    expect(preferences.worth(s, 1 - seat)).toBe(0);
    const pairs = likes[seat].filter((feature) => feature === FIRST).length;
    // 0.4 for a spread, which is 2; nothing was gained but pairs.
    expect(preferences.worth(s, seat)).toBeCloseTo(pairs * 3 * 0.2);
    seen.add(`${seat} likes ${likes[seat].join()}`);
  }
  expect([...seen].sort()).toContain('0 likes 22');
  expect([...seen].sort()).toContain('1 likes 22,23');
  preferences.end();
  expect([...observed(preferences, 0), ...observed(preferences, 1)]).toEqual([]);
});

test('nobody has a preference unless told to, or where there is nothing to like', () => {
  const { game, senses } = openTable(countingMatches());
  const rng = createRng(1);
  expect(new Preferences(game, senses, SPREADS, { ...SETTINGS, preferences: 0 }).draw(rng, 1)).toBe(false);
  expect(new Preferences(game, senses, SPREADS, { ...SETTINGS, preferences: 1 }).draw(rng, 0)).toBe(false);
  const plain = openTable(createMatches());
  expect(withPreferences(plain.senses, plain.game).position).toEqual(plain.senses.position);
  expect(
    new Preferences(plain.game, plain.senses, SPREADS, { ...SETTINGS, preferences: 1 }).draw(rng, 1),
  ).toBe(false);
});

test('playing a card is not liked, since having it is', () => {
  const { game, senses } = openTable(countingMatches());
  expect(withPreferences(senses, game).vocabularies.at(-1)?.items).toEqual(['gained:pair', 'gained:single']);
});

test('what has the same name is the same preference in games that are learned together', () => {
  const one = countingMatches();
  const other = { ...one, measures: one.measures.slice(1) };
  const { all, senses } = openTables([one, other]);
  const numbers = all.map(({ places }) => [...(places?.position.subarray(FIRST) ?? [])]);
  expect(numbers).toEqual([[22, 23], [23]]);
  expect(senses.vocabularies.at(-1)?.items).toEqual(['gained:pair', 'gained:single']);
});

test('a net that is told what it likes does it more', () => {
  const tables = openTables([countingMatches()]);
  const settings = { ...SETTINGS, width: 32, decisions: 2000, minibatch: 128, rate: 5e-3, preferences: 1 };
  const learned = new Learner({
    ...{ tables, settings, seed: 1, rollouts: ROLLOUTS },
    own: Array.from({ length: ROLLOUTS }, (_, i) => i),
    allReduce: new AllReduce(allReduceMemory(1, ROLLOUTS, Learner.gradientSize(tables, settings)), 0),
  });
  for (let round = 0; round < 25; round++) learned.round(round / 25);
  const { game, senses } = tables.all[0];
  const chanceOfPair = (likes: readonly number[]): number => {
    const samples = learned.thinking;
    const s = game.createState();
    samples.clear();
    s.data.set([16, 0, 1, 0, 0]);
    senses.observe(s, samples.position);
    for (const feature of likes) {
      samples.position.index[samples.position.size] = feature;
      samples.position.value[samples.position.size++] = 1;
    }
    for (let choice = 0; choice < 3; choice++) {
      senses.describe(s, choice, samples.choice);
      samples.endChoice();
    }
    samples.endSample();
    learned.model.net.forward(samples, 0);
    return learned.model.net.policy[1];
  };
  // Every choice from sixteen loses, so that nothing but preference decides.
  expect(chanceOfPair([FIRST])).toBeGreaterThan(2 * chanceOfPair([]));
});
