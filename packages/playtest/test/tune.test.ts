// Proposals on a market so small that the right prices are known: what is worth 6 should cost about as much.
import { plainBot } from '@railwright/bots';
import { describe, expect, test } from 'vitest';
import { localExecutor, playTune, wrapExecutor, type TunePlan, type TunePlace } from '../src/index.ts';
import type { TargetResult } from '../src/result/verdicts.ts';
import { cardsOf, nextPlayer, targetsOf } from '../src/tune/other-players.ts';
import { missedBy, Movers, offOf, Price } from '../src/tune/search.ts';
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
    const batch = { ...plan.batch, games: 200 };
    const searched = new Set<number>();
    const judged = new Set<number>();
    const watched = wrapExecutor(place.executor, {
      ahead: 3,
      runBatch(one, ...more) {
        for (let i = 0; i < one.games; i++) (one.games === 200 ? judged : searched).add(one.first + i);
        return place.executor.runBatch(one, ...more);
      },
    });
    const asked = { ...plan, batch, rounds: 3 };
    expect(await playTune(asked, { ...place, executor: watched })).toEqual(await playTune(asked, place));
    expect(judged.size).toBe(200);
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
        if (event.kind === 'teaches' && event.sentence.startsWith('Round 4')) stop.abort();
      },
    });
    expect(complete).toBe(false);
    expect(tune?.proposals).toMatchObject([{ kind: 'all', isJudged: false }]);
    expect(costs(tune?.proposals[0]?.changes ?? [])).toEqual({ gift: 3, dear: 7, useless: 1 });
  });

  test('are judged by players that learn each version from other seeds', async () => {
    const seeds: number[] = [];
    const executor = wrapExecutor(place.executor, {
      learn(learning, options) {
        seeds.push(learning.seed);
        return place.executor.learn({ ...learning, budget: { games: 4 } }, options);
      },
    });
    const general = plainBot('nobody');
    const batch = { ...plan.batch, games: 50 };
    const asked = { ...plan, batch, cards: ['gift'], general, rounds: 1 };
    const { tune } = await playTune(asked, { ...place, executor });
    expect(tune).toMatchObject({ judges: 'learned', bots: ['learned'] });
    const judges = seeds.slice(0, 4);
    expect(new Set(judges).size).toBe(4);
    expect(seeds[4]).toBe(plan.batch.seed + 1);
    expect(judges).not.toContain(seeds[4]);
  });
});

describe('what the next player makes of a version', () => {
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

  test('is told right for 19 of 20 players, with few judges', () => {
    // Players differ by normal chance (Box and Muller 1958); each row has a spread of its own.
    let state = 7;
    const draw = () => (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff;
    const normal = () => Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
    let [inside, all] = [0, 0];
    for (let round = 0; round < 100; round++) {
      const spreads = Array.from({ length: 20 }, () => 0.5 + draw());
      const rows = spreads.map((spread) => Array.from({ length: 3 }, () => spread * normal()));
      for (const [i, { low, high }] of nextPlayer(rows).entries()) {
        const next = (spreads[i] ?? 0) * normal();
        all++;
        if (next >= low && next <= high) inside++;
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

describe('the search', () => {
  const card = (gained: number, lost?: number): JudgedCard =>
    ({
      gained: { value: gained },
      lost: lost === undefined ? null : { value: lost },
    }) as unknown as JudgedCard;

  test('says how far a card is off: below 0 if it is ignored, above if it is a must', () => {
    expect(offOf(card(0), 2)).toBe(-1);
    expect(offOf(card(0.1), 2)).toBeCloseTo(-0.2);
    expect(offOf(card(0.5, 0.02), 2)).toBe(0);
    expect(offOf(card(1, 0.15), 2)).toBeCloseTo(0.5);
    expect(offOf(card(1, 0.5), 2)).toBeGreaterThan(offOf(card(1, 0.3), 2));
    // A fifth of an even share of four seats is less.
    expect(offOf(card(1, 0.06), 4)).toBeGreaterThan(0);
  });

  test('moves a price by whole steps first and by ever smaller ones later, within its range', () => {
    const price = new Price(3, { from: 0, to: 5 });
    price.move(-1, 1);
    expect(price.at).toBe(2);
    price.move(5, 2);
    expect(price.at).toBe(3);
    price.move(-1, 2);
    for (let round = 2; round < 6; round++) price.move(-1, round);
    expect(price.at).toBe(0);
    const late = new Price(3, { from: 0, to: 5 });
    late.move(1, 9);
    expect(late.at).toBe(3);
    late.move(1, 9);
    expect(late.at).toBe(4);
  });

  test('moves prices of cards that judges find fair only after two rounds in which they were off', () => {
    const movers = new Movers(['gift']);
    expect(['gift', 'fair'].map((one) => movers.has(one, -1))).toEqual([true, false]);
    expect(movers.has('fair', 0)).toBe(true);
    expect(movers.has('fair', 1)).toBe(false);
    expect(movers.has('fair', 1)).toBe(true);
  });

  test('counts missed targets in parts of their bounds', () => {
    const found = (target: string, value: number, off: number): TargetResult =>
      ({ target, value, off }) as unknown as TargetResult;
    const targets = {
      rounds: { between: [10, 20] },
      firstSeatAdvantage: { within: 0.1 },
      ends: { piles: { atLeast: 0.5 } },
    } as const;
    const missed = (...results: readonly TargetResult[]) => missedBy(results, { targets });
    expect(missed(found('rounds', 12, 0), found('firstSeatAdvantage', -0.1, 0))).toBe(0);
    expect(missed(found('rounds', 30, 10))).toBeCloseTo(0.5);
    expect(missed(found('rounds', 4, 6))).toBeCloseTo(0.6);
    expect(missed(found('firstSeatAdvantage', -0.3, 0.2))).toBeCloseTo(2);
    const both = [found('ends.piles', 0.4, 0.1), found('rounds', 30, 10)];
    expect(missed(...both)).toBeCloseTo(0.7);
    // Those that somebody asked for come first.
    expect(missedBy(both, { targets, asked: ['ends'] })).toBeCloseTo(0.205);
  });
});
