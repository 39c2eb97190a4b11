// `npm run planted [-- --seed 1]`: moves the costs of up to ten cards of a market of two dozen by two or three, lets proposals be found, and has
// fresh players of yet other seeds check what the proposals claim: docs/results/proposals.md. Most cards of so large a market are ignored at their
// shipped costs, so surveys of players like those that search first make costs sound. Only cards are planted that others find fair at that cost, and
// ignored or a must at the wrong one.
import { parseArgs } from 'node:util';
import { createGame, type TrainsDefinition } from '@railwright/engine';
import {
  costOf,
  fillSeats,
  findField,
  lookAtPrices,
  numbersOf,
  Price,
  studiedItems,
  SURVEY_DEALS,
  surveyPrices,
  type Executor,
  type JudgedVersion,
  type TuneResult,
} from '@railwright/playtest';
import { onThreads } from '@railwright/playtest/node';
import { tune, type TuneRequest } from '@railwright/studies';
import { findSetup, loadForPlay } from '../../src/content/setup.ts';
import { findPanel } from '../../src/panel/find-panel.ts';
import { playedSetup } from '../../src/study/batch.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '8' },
    games: { type: 'string', default: '1000' },
    jobs: { type: 'string', default: '2' },
    /** Nobody learns: the player of any market searches, judges and checks as well. */
    same: { type: 'boolean', default: false },
  },
});
const [seed, rounds, games, jobs] = [values.seed, values.rounds, values.games, values.jobs].map(Number) as [
  number,
  number,
  number,
  number,
];
const SEATS = 2;
const CARDS = 24;
/** At most. */
const PLANTED = 10;
/** Of players that check what was claimed, and of the deals in which is chosen what is planted: neither the search nor the judges had them. */
const CHECK_SEED = 7_000_003;
const CHOICE_SEED = 9_000_011;
/** Chances that a card is fair at a wrong price, at most, and at one that counts as fair, at least. */
const OFF = 0.2;
const RATHER = 0.5;
/** Times that planted costs are replaced which do not matter together with the others. */
const TRIES = 2;
/** In every game of Trains. */
const BASE = new Set(
  'express-train limited-express-train lay-rails station-expansion apartment tower skyscraper'.split(' '),
);

const content = await loadForPlay(['content']);
const setup = findSetup(content, 'trains/every-kind', {});
const whole = setup.definition as TrainsDefinition;
const { people } = findPanel(content, setup, SEATS);
if (!people) throw new Error('No player knows any market.');
const general = people;

const draw = drawFrom(seed);
const forSale = studiedItems(createGame(whole, SEATS)).map(({ item }) => item);
const drawn = shuffled(forSale.filter((item) => !BASE.has(item))).slice(0, CARDS - BASE.size);
const left = new Set(forSale.filter((item) => !BASE.has(item) && !drawn.includes(item)));
const shipped: TrainsDefinition = { ...whole, cards: whole.cards.filter(({ id }) => !left.has(id)) };
const cards = [...BASE, ...drawn];
let began = performance.now();
const { sound, planted } = await onThreads(jobs, plant);
console.error(`chosen after ${(process.cpuUsage().user / 1e6).toFixed(0)} s`);
const wrong = withCosts(sound, planted);
console.log(`sound: ${cards.map((card) => `${card} ${costIn(sound, card)}`).join(', ')}`);
console.log(`planted: ${[...planted].map(([card, cost]) => `${card} ${cost}`).join(', ')}`);

began = performance.now();
const before = process.cpuUsage();
const { found, took } = await onThreads(jobs, async (executor) => {
  const result = await ask(wrong, { rounds, seed, learns: !values.same }, executor);
  return { found: result, took: (performance.now() - began) / 60_000 };
});
const { user, system } = process.cpuUsage(before);
console.log(
  `seed ${seed}: ${took.toFixed(1)} minutes, ${((user + system) / 60e6).toFixed(1)} of a processor, ${found.rounds} rounds`,
);
const checks = await onThreads(jobs, async (executor) => {
  const all: JudgedVersion[] = [];
  for (const { changes } of found.proposals) {
    const version = withCosts(
      wrong,
      new Map(changes.map(({ field, to }) => [field.split('.')[1] ?? '', to])),
    );
    all.push(
      (await ask(version, { rounds: 0, seed: seed + CHECK_SEED, learns: !values.same }, executor)).now,
    );
  }
  return all;
});

let [claimed, held] = [0, 0];
for (const [at, proposal] of found.proposals.entries()) {
  const check = checks[at];
  const ids = (version: JudgedVersion): string[] => [
    ...version.cards.flatMap(({ card, verdict }) => (verdict === 'met' ? [card] : [])),
    ...version.targets.flatMap(({ target, verdict }) => (verdict === 'met' ? [target] : [])),
  ];
  const claims = ids(proposal);
  const holds = claims.filter((claim) => check && seenMet(check).has(claim));
  claimed += claims.length;
  held += holds.length;
  console.log(
    `${proposal.kind}: ${proposal.changes.length} changes; claims ${claims.length} of ${cards.length + 1}, ${holds.length} hold; not: ${claims.filter((one) => !holds.includes(one)).join(', ')}`,
  );
  console.log(
    `  ${proposal.changes.map(({ field, from, to }) => `${field.split('.')[1]} ${from}→${to}`).join(', ')}`,
  );
}
console.log(`claims ${claimed}, hold ${held}`);
const [first] = found.proposals;
console.log('card, shipped → sound → planted → proposed; now; then; by other players');
for (const card of cards) {
  const now = found.now.cards.find((one) => one.card === card);
  const then = first?.cards.find((one) => one.card === card);
  const check = checks[0]?.cards.find((one) => one.card === card);
  const told = (one: typeof now): string =>
    one
      ? `${one.verdict} ${one.is ?? 'fair'} ${(100 * one.gained.value).toFixed(0)}%${one.lost ? ` ${(100 * one.lost.value).toFixed(0)}` : ''}`
      : '–';
  console.log(
    `${planted.has(card) ? '*' : ' '} ${card.padEnd(22)} ${costIn(shipped, card)} → ${costIn(sound, card)} → ${costIn(wrong, card)} → ${then?.cost ?? '–'}; ${told(now)}; ${told(then)}; ${told(check)}`,
  );
}
const isChanged = (card: string): boolean =>
  found.proposals.some(({ changes }) => changes.some(({ field }) => field === costOf(card)));
const all = [...planted.keys()];
const count = (is: (card: string) => boolean): number => all.filter(is).length;
const costThen = (card: string): number =>
  first?.cards.find((one) => one.card === card)?.cost ?? costIn(wrong, card);
const isAway = (coins: number) => (card: string) => Math.abs(costThen(card) - costIn(sound, card)) === coins;
const fair = checks.map(seenMet);
console.log(
  `planted ${all.length}; off for the judges ${count((card) => found.now.cards.some((one) => one.card === card && one.is !== null))}, found ${count(isChanged)}; fair for those that checked: with the first proposal ${count((card) => fair[0]?.has(card) === true)}, with any ${count((card) => fair.some((cards) => cards.has(card)))}; the first leaves ${count(isAway(0))} at the sound cost and ${count(isAway(1))} one coin away; other costs that it changes: ${cards.filter((card) => !planted.has(card) && costThen(card) !== costIn(wrong, card)).length}`,
);

/** Costs at which cards are sound for players of other seeds, and costs two or three off that matter to them. */
async function plant(executor: Executor): Promise<{ sound: TrainsDefinition; planted: Map<string, number> }> {
  const asked = { seed: seed + CHOICE_SEED, rounds: 0, learns: !values.same };
  const plan = requestFor(shipped, asked);
  const place = { executor, makeGame: createGame };
  const prices = numbersOf(plan).map((one) => new Price(one.now, one));
  const roundOf = (round: number) => ({ round, first: round * SURVEY_DEALS });
  await surveyPrices(plan, prices, roundOf(1), place);
  await surveyPrices(plan, prices, roundOf(2), place);
  const widths = prices
    .map((price) => range(price.from, price.to).filter((cost) => price.fairAt(cost) > RATHER).length)
    .filter((width) => width > 0);
  console.log(`fair costs of each card that has any: ${widths.join(' ')}`);
  // Cards that these players find fair keep their costs, and only such are planted.
  const { cards: seen } = await lookAtPrices(plan, prices, roundOf(3), place);
  const sound = withCosts(shipped, new Map(prices.map(({ at }, i) => [cards[i] ?? '', at])));
  const aways = prices.flatMap((price, i) =>
    seen[i]?.is === null
      ? [-3, -2, 2, 3]
          .map((away) => price.at + away)
          .filter((cost) => cost >= price.from && price.fairAt(cost) < OFF)
          .map((cost) => [cards[i] ?? '', cost] as const)
      : [],
  );
  let rest = shuffled(aways);
  let planted = new Map<string, number>();
  for (let round = 0; round < TRIES && planted.size < PLANTED; round++) {
    for (const [card, cost] of rest)
      if (planted.size < PLANTED && !planted.has(card)) planted.set(card, cost);
    rest = rest.filter(([card, cost]) => planted.get(card) !== cost);
    const { now } = await ask(withCosts(sound, planted), asked, executor);
    const off = new Set(now.cards.flatMap(({ card, is }) => (is === null ? [] : [card])));
    planted = new Map([...planted].filter(([card]) => off.has(card)));
  }
  return { sound, planted };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Targets that are met for the players that check, taken together, surely or not. */
function seenMet({ cards: judged, targets }: JudgedVersion): Set<string> {
  return new Set([
    ...judged.flatMap(({ card, is }) => (is === null ? [card] : [])),
    ...targets.flatMap(({ target, off }) => (off === 0 ? [target] : [])),
  ]);
}

interface Asked {
  readonly rounds: number;
  readonly seed: number;
  /** Whether players learn; if not, the player of any market plays as it is. */
  readonly learns: boolean;
}

function requestFor(
  definition: TrainsDefinition,
  asked: Asked,
): TuneRequest & { readonly batch: { readonly definition: TrainsDefinition } } {
  return {
    kind: 'tune',
    batch: {
      ...{ ...playedSetup(setup), definition, seats: SEATS, games, first: 0, seed: asked.seed },
      bots: fillSeats([general], SEATS),
    },
    ...{ cards, numbers: [], targets: { firstSeatAdvantage: { within: 0.05 } } },
    ...(asked.learns && { general }),
    rounds: Math.max(1, asked.rounds),
  };
}

/** With no rounds, only what players say of the version as it is. */
async function ask(definition: TrainsDefinition, asked: Asked, executor: Executor): Promise<TuneResult> {
  const stop = new AbortController();
  let last: TuneResult | undefined;
  const request = requestFor(definition, asked);
  const { value } = await tune(request, {
    ...{ executor, signal: stop.signal, now: () => performance.now(), wordsOf: () => ({}) },
    say(news) {
      if (news.kind === 'stage') console.error(((performance.now() - began) / 1000).toFixed(0), news.stage);
      if (news.kind !== 'shown') return;
      last = news.value as TuneResult;
      if (asked.rounds === 0) stop.abort();
    },
  });
  const result = value ?? last;
  if (!result) throw new Error('Nothing was judged.');
  return result;
}

function costIn(definition: TrainsDefinition, card: string): number {
  const field = findField(definition, costOf(card));
  if ('problem' in field) throw new Error(field.problem);
  return field.now;
}

function withCosts(definition: TrainsDefinition, costs: ReadonlyMap<string, number>): TrainsDefinition {
  return [...costs].reduce((version, [card, cost]) => {
    const field = findField(version, costOf(card));
    return 'problem' in field ? version : field.with(cost);
  }, definition);
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: draw() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Park and Miller 1988. */
function drawFrom(start: number): () => number {
  let state = (start * 48_271) % 0x7fffffff;
  return () => (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff;
}
