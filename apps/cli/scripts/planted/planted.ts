// `npm run planted [-- --seed 1]`: moves the costs of ten cards of a market of two dozen by two or three, lets proposals be found, and has fresh
// players of yet other seeds check what the proposals claim: docs/results/proposals.md.
import { parseArgs } from 'node:util';
import { createGame, type TrainsDefinition } from '@railwright/engine';
import {
  costOf,
  fillSeats,
  findField,
  studiedItems,
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
const PLANTED = 10;
/** Of players that check what was claimed: neither the search nor the judges had it. */
const CHECK_SEED = 7_000_003;
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
const planted = new Map(
  shuffled(cards)
    .slice(0, PLANTED)
    .map((card) => {
      const away = (2 + Math.floor(draw() * 2)) * (draw() < 0.5 ? -1 : 1);
      const cost = costIn(shipped, card);
      return [card, cost + away < 0 ? cost - away : cost + away];
    }),
);
const wrong = withCosts(shipped, planted);

const began = performance.now();
const before = process.cpuUsage();
const { found, took } = await onThreads(jobs, async (executor) => {
  const result = await ask(wrong, { rounds, seed }, executor);
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
    all.push((await ask(version, { rounds: 0, seed: seed + CHECK_SEED }, executor)).now);
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
console.log('card, shipped → planted → proposed; now; then; by other players');
for (const card of cards) {
  const now = found.now.cards.find((one) => one.card === card);
  const then = first?.cards.find((one) => one.card === card);
  const check = checks[0]?.cards.find((one) => one.card === card);
  const told = (one: typeof now): string =>
    one
      ? `${one.verdict} ${one.is ?? 'fair'} ${(100 * one.gained.value).toFixed(0)}%${one.lost ? ` ${(100 * one.lost.value).toFixed(0)}` : ''}`
      : '–';
  console.log(
    `${planted.has(card) ? '*' : ' '} ${card.padEnd(22)} ${costIn(shipped, card)} → ${costIn(wrong, card)} → ${then?.cost ?? '–'}; ${told(now)}; ${told(then)}; ${told(check)}`,
  );
}
const isMended = (card: string): boolean => {
  const cost = first?.cards.find((one) => one.card === card)?.cost ?? costIn(wrong, card);
  const check = checks[0];
  return Math.abs(cost - costIn(shipped, card)) <= 1 || (check !== undefined && seenMet(check).has(card));
};
const all = [...planted.keys()];
const noticed = all.filter((card) => found.now.cards.some((one) => one.card === card && one.is !== null));
console.log(
  `planted ${all.length}, noticed ${noticed.length}, mended ${noticed.filter(isMended).length} of these, fine in the end ${all.filter(isMended).length}`,
);

/** Targets whose figures are met for the worst of the players that check, surely or not. */
function seenMet({ cards: judged, targets }: JudgedVersion): Set<string> {
  return new Set([
    ...judged.flatMap(({ card, is }) => (is === null ? [card] : [])),
    ...targets.flatMap(({ target, off }) => (off === 0 ? [target] : [])),
  ]);
}

/** With no rounds, only what players say of the version as it is. */
async function ask(
  definition: TrainsDefinition,
  asked: { readonly rounds: number; readonly seed: number },
  executor: Parameters<typeof tune>[1]['executor'],
): Promise<TuneResult> {
  const stop = new AbortController();
  let last: TuneResult | undefined;
  const request: TuneRequest = {
    kind: 'tune',
    batch: {
      ...{ ...playedSetup(setup), definition, seats: SEATS, games, first: 0, seed: asked.seed },
      bots: fillSeats([general], SEATS),
    },
    ...{ cards, numbers: [], targets: { firstSeatAdvantage: { within: 0.05 } }, general },
    rounds: Math.max(1, asked.rounds),
  };
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
