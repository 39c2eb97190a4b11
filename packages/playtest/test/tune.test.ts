// Proposals on a market so small that the right prices are known: what is worth 6 should cost about as much.
import { plainBot } from '@railwright/bots';
import { describe, expect, test } from 'vitest';
import { localExecutor, playTune, wrapExecutor, type TunePlan, type TunePlace } from '../src/index.ts';
import { asManyOthers, cardsOf, targetsOf } from '../src/tune/other-players.ts';
import { numbersOf } from '../src/tune/tune-plan.ts';
import type { JudgedCard } from '../src/tune/tune-result.ts';
import { createBuyer, createStall, type StallDefinition } from './stall-game.ts';

const STALL: StallDefinition = {
  game: 'stall',
  cards: [
    { id: 'gift', cost: 1, worth: 6 },
    { id: 'fair', cost: 5, worth: 6 },
    { id: 'dear', cost: 9, worth: 6 },
    { id: 'useless', cost: 2, worth: -9 },
  ],
  rules: { rounds: 2 },
};
const WORTHS = new Map(STALL.cards.map(({ id, worth }) => [id, worth]));
const plan: TunePlan<StallDefinition> = {
  batch: {
    definition: STALL,
    source: { setup: 'stalls/stall', content: 'one' },
    ...{ seats: 2, games: 600, first: 0, seed: 3, bots: [plainBot('buyer'), plainBot('buyer')] },
  },
  cards: ['gift', 'fair', 'dear', 'useless'],
  numbers: [],
  targets: {},
  rounds: 8,
};
const place: TunePlace<StallDefinition> = {
  makeGame: createStall,
  executor: localExecutor({
    createGame: (definition, seats) => createStall(definition as StallDefinition, seats),
    createBot: (_game, _bot, seed) => createBuyer(WORTHS, seed),
  }),
};

const costs = (changes: readonly { readonly field: string; readonly to: number }[]) =>
  Object.fromEntries(changes.map(({ field, to }): [string, number] => [field.split('.')[1] ?? '', to]));

describe('proposals', () => {
  test('mend what is ignored and what is a must, leave what is fair, and say what every target becomes', async () => {
    const { tune, complete } = await playTune(plan, place);
    expect(complete).toBe(true);
    expect(tune?.now.cards.map(({ card, is }) => [card, is])).toEqual([
      ['gift', 'must'],
      ['fair', null],
      ['dear', 'ignored'],
      ['useless', 'ignored'],
    ]);
    const [all, ...others] = tune?.proposals ?? [];
    expect(all).toMatchObject({ kind: 'all', isJudged: true });
    // Nothing helps a card that costs points for nothing, so its cost stays.
    expect(costs(all?.changes ?? [])).toEqual({ gift: 5, dear: 6 });
    expect(all?.cards.map(({ card, is }) => [card, is])).toEqual([
      ['gift', null],
      ['fair', null],
      ['dear', null],
      ['useless', 'ignored'],
    ]);
    // A third, of small steps, came nearer to nothing.
    expect(others.map(({ kind, changes }) => [kind, changes.length])).toEqual([['fewer', 1]]);
    expect(tune?.judged).toBe(3);
  });

  test('are the same whoever plays, and the judges meet deals that the search never saw', async () => {
    const batch = { ...plan.batch, games: 500 };
    const searched = new Set<number>();
    const judged = new Set<number>();
    const watched = wrapExecutor(place.executor, {
      ahead: 3,
      runBatch(one, ...more) {
        for (let i = 0; i < one.games; i++) (one.games === 500 ? judged : searched).add(one.first + i);
        return place.executor.runBatch(one, ...more);
      },
    });
    const asked = { ...plan, batch, rounds: 3 };
    expect(await playTune(asked, { ...place, executor: watched })).toEqual(await playTune(asked, place));
    expect(judged.size).toBe(500);
    expect([...searched].filter((game) => judged.has(game))).toEqual([]);
  });

  test('are none where nothing has to change', async () => {
    const { tune } = await playTune({ ...plan, cards: [], targets: { rounds: { atMost: 3 } } }, place);
    expect(tune).toMatchObject({ proposals: [], rounds: 0, now: { targets: [{ verdict: 'met' }] } });
  });

  test('change other numbers for targets of the game, within their range', async () => {
    const numbers = [{ path: 'rules.rounds', from: 1, to: 4 }];
    const asked = { ...plan, cards: [], numbers };
    const { tune } = await playTune({ ...asked, targets: { rounds: { atLeast: 4 } } }, place);
    expect(tune?.proposals[0]).toMatchObject({
      changes: [{ field: 'rules.rounds', from: 2, to: 4 }],
      targets: [{ verdict: 'met', value: 4 }],
    });
    // A range may begin further away than one step; small steps stay in it, too.
    const far = { ...asked, numbers: [{ path: 'rules.rounds', from: 4, to: 5 }] };
    const { tune: stepped } = await playTune({ ...far, targets: { rounds: { atLeast: 3 } } }, place);
    expect(stepped?.proposals.map(({ changes }) => costs(changes))).toEqual([{ rounds: 4 }]);
    const beyond = await playTune({ ...asked, targets: { rounds: { atLeast: 6 } } }, place);
    expect(beyond.tune?.proposals[0]?.targets).toMatchObject([{ verdict: 'missed', value: 4, off: 2 }]);
  });

  test('try other costs of cards that are off, and nothing else, where that is all that is wrong', async () => {
    const tried = { gift: new Set<number>(), fair: new Set<number>(), rounds: new Set<number>() };
    const watched = wrapExecutor(place.executor, {
      runBatch(one, ...more) {
        const { cards, rules } = one.definition as StallDefinition;
        for (const { id, cost } of cards) if (id === 'gift' || id === 'fair') tried[id].add(cost);
        tried.rounds.add(rules.rounds);
        return place.executor.runBatch(one, ...more);
      },
    });
    const numbers = [{ path: 'rules.rounds', from: 1, to: 4 }];
    const asked = {
      ...plan,
      cards: ['gift', 'fair'],
      numbers,
      targets: { rounds: { atMost: 3 } },
      rounds: 2,
    };
    const { tune } = await playTune(asked, { ...place, executor: watched });
    expect(tune?.rounds).toBe(2);
    expect(Object.values(tried).map(({ size }) => size)).toEqual([5, 1, 1]);
  });

  test('come first that meet what was asked for, whatever that costs another target', async () => {
    const asked: TunePlan<StallDefinition> = {
      ...{ ...plan, cards: [], numbers: [{ path: 'rules.rounds', from: 1, to: 4 }] },
      targets: { rounds: { atLeast: 4 }, turns: { atMost: 4 } },
    };
    const changesOf = async (one: TunePlan<StallDefinition>) =>
      (await playTune(one, place)).tune?.proposals.map(({ changes }) => changes.map(({ to }) => to));
    expect(await changesOf(asked)).toEqual([]);
    expect(await changesOf({ ...asked, asked: ['rounds'] })).toEqual([[4], [3]]);
  });

  test('keep what the search found when it is stopped', async () => {
    const stop = new AbortController();
    const { tune, complete } = await playTune(plan, {
      ...{ ...place, signal: stop.signal },
      say(event) {
        if (event.kind === 'teaches' && event.sentence.startsWith('Round 3')) stop.abort();
      },
    });
    expect(complete).toBe(false);
    expect(tune?.proposals).toMatchObject([{ kind: 'all', isJudged: false }]);
    expect(costs(tune?.proposals[0]?.changes ?? [])).toEqual({ gift: 5, dear: 5 });
  });

  test('are judged by players that learn each version from other seeds', async () => {
    const seeds: number[] = [];
    const prices: Set<unknown>[] = [];
    const executor = wrapExecutor(place.executor, {
      learn(learning, options) {
        seeds.push(learning.seed);
        const versions = learning.tables.map(({ definition }) => definition as StallDefinition);
        prices.push(new Set(versions.map(({ cards }) => cards[0]?.cost)));
        return place.executor.learn({ ...learning, budget: { games: 4 } }, options);
      },
    });
    const general = plainBot('nobody');
    const batch = { ...plan.batch, games: 50 };
    const asked = { ...plan, batch, cards: ['gift'], general, rounds: 3 };
    const stop = new AbortController();
    const { tune } = await playTune(asked, {
      ...{ ...place, executor, signal: stop.signal },
      say(event) {
        if (event.kind === 'teaches' && event.sentence === 'Players judge proposal 2.') stop.abort();
      },
    });
    expect(tune).toMatchObject({ judges: 'learned', bots: ['learned'], judged: 1 });
    // Judges, two surveys, others that look at what these found, and the judges again.
    const judges = seeds.slice(0, 4);
    expect(new Set(seeds.slice(0, 10)).size).toBe(10);
    expect(seeds.slice(4, 6)).toEqual([plan.batch.seed + 1, plan.batch.seed + 2]);
    expect(seeds.slice(10, 14)).toEqual(judges);
    // A player of a survey learns versions with other prices together.
    expect(prices.slice(0, 5).map(({ size }) => size)).toEqual([1, 1, 1, 1, 4]);
    expect(prices.slice(6, 10).map(([...all]) => all)).toEqual([[5], [5], [5], [5]]);
  });
});

describe('what other players make of a version', () => {
  const judged = (card: string, gained: number, lost: number | null = 0): JudgedCard =>
    ({
      ...{ card, cost: 3, verdict: 'met', is: null, gained: { value: gained } },
      lost: lost === null ? null : { value: lost },
    }) as unknown as JudgedCard;
  const verdictOf = (judges: readonly (readonly [gained: number, lost: number | null])[]) => {
    const usual = [0.2, 0.3, 0.26];
    const cards = judges.map(([gained, lost], i) => [
      judged('asked', gained, lost),
      ...['a', 'b', 'c', 'd'].map((card) => judged(card, usual[i] ?? 0, (i - 1) / 100)),
    ]);
    const [asked] = cardsOf(cards, 1000, 0.1);
    return asked && [asked.verdict, asked.is];
  };

  test('is sure where players agree, and open where they differ or lie near a bound', () => {
    const agree = (gained: number, lost: number | null) =>
      verdictOf([
        [gained, lost],
        [0.95 * gained, lost],
        [1.05 * gained, lost],
      ]);
    expect(agree(0.5, 0.01)).toEqual(['met', null]);
    expect(agree(0.5, 0.3)).toEqual(['missed', 'must']);
    expect(agree(0.02, null)).toEqual(['missed', 'ignored']);
    expect(agree(0.12, 0)).toEqual(['undecided', null]);
    expect(agree(0.5, 0.095)).toEqual(['undecided', null]);
    // Two learned to want it, and the third did not.
    const differ = verdictOf([
      [0.6, 0],
      [0.5, 0],
      [0.02, null],
    ]);
    expect(differ).toEqual(['undecided', null]);
  });

  test('is told right in 19 of 20 cases, with few judges', () => {
    // Players differ by normal chance (Box and Muller 1958); each row has a spread of its own.
    let state = 7;
    const draw = () => (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff;
    const normal = () => Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
    let [inside, all] = [0, 0];
    for (let round = 0; round < 100; round++) {
      const spreads = Array.from({ length: 20 }, () => 0.5 + draw());
      const rows = spreads.map((spread) => Array.from({ length: 3 }, () => spread * normal()));
      for (const [i, { low, high }] of asManyOthers(rows).entries()) {
        const others = ((spreads[i] ?? 0) * (normal() + normal() + normal())) / 3;
        all++;
        if (others >= low && others <= high) inside++;
      }
    }
    expect(inside / all).toBeGreaterThan(0.94);
    expect(inside / all).toBeLessThan(0.975);
  });

  test('leaves a target of the game open where players differ, and tells their mean', () => {
    const claims = (hits: number) => [
      {
        ...{ target: 'firstSeatAdvantage', wanted: 'within 0.1 of even chances', less: 0.5 },
        ...{ value: hits / 100 - 0.5, off: Math.max(0, Math.abs(hits / 100 - 0.5) - 0.1) },
        claims: [{ item: '', hits, count: 100, atLeast: 0.4, atMost: 0.6 }],
      },
    ];
    const verdict = (...all: number[]) => targetsOf(all.map(claims))[0];
    expect(verdict(49, 50, 51)).toMatchObject({ verdict: 'met', value: 0, off: 0 });
    expect(verdict(40, 50, 60)).toMatchObject({ verdict: 'undecided', value: 0 });
    expect(verdict(79, 80, 81)).toMatchObject({ verdict: 'missed' });
    expect(verdict(79, 80, 81)?.off).toBeCloseTo(0.2);
  });
});

test('prices stay near what they are, and nothing comes to cost nothing', () => {
  const cards = [...STALL.cards, { id: 'free', cost: 0, worth: 1 }];
  const definition = { ...STALL, cards };
  const numbers = numbersOf({
    ...plan,
    batch: { ...plan.batch, definition },
    cards: cards.map(({ id }) => id),
  });
  expect(numbers.map(({ card, from, to }) => [card, from, to])).toEqual([
    ['gift', 1, 5],
    ['fair', 1, 9],
    ['dear', 5, 13],
    ['useless', 1, 6],
    ['free', 0, 4],
  ]);
});
