// Games of shipped setups with a truth that is known: some hundred are played, and batches are drawn from them with replacement,
// so what all of them show is what a batch is to estimate. Games are drawn within their rotation, as bots move on by one seat.
import { join } from 'node:path';
import { createBot, parseBot } from '@railwright/bots';
import { listStrategies, loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, createRng, randomBelow } from '@railwright/engine';
import {
  fillSeats,
  playChunk,
  summarize,
  type Batch,
  type SimulationResult,
  type Tally,
} from '../../src/index.ts';
import { createTally, mergeTally } from '../../src/tally.ts';
import type { Coverage, Ends } from './tally-up.ts';

interface Asked {
  readonly setup: string;
  readonly seats: number;
  readonly bots: readonly string[];
}

const ASKED: readonly Asked[] = [
  { setup: 'homebrew-fenland/fenland-duel', seats: 2, bots: ['heuristic'] },
  { setup: 'trains/osaka-beginners', seats: 3, bots: ['heuristic', 'trains/big-money'] },
  { setup: 'freight-train/standard', seats: 3, bots: ['random'] },
  { setup: 'game-of-trains/standard', seats: 4, bots: ['random'] },
];
const GAMES = 100;

type Estimated = (Ends & { readonly value: number }) | undefined;

const share = (one: { share: number; low: number; high: number } | null | undefined): Estimated =>
  one ? { value: one.share, low: one.low, high: one.high } : undefined;

interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly intervals: { readonly mean: Ends | null; readonly median: Ends | null };
}
const of = (one: Spread | null | undefined, what: 'mean' | 'median'): Estimated => {
  const ends = one?.intervals[what];
  return one && ends ? { value: one[what], ...ends } : undefined;
};

/** Figures of a result that have an interval. */
const FIGURES: Readonly<Record<string, (result: SimulationResult, item: string | undefined) => Estimated>> = {
  'wins of a seat': ({ winsBySeat }) => share(winsBySeat[0]?.wins),
  'first seat advantage': ({ firstSeat }) => firstSeat?.advantage,
  'wins of a bot': ({ winsByBot, winsBySeatAndBot }) =>
    winsBySeatAndBot.length > 0 ? share(winsByBot[0]?.wins) : undefined,
  'seat effect': ({ seatEffects }) => seatEffects[0]?.effect,
  'bot effect': ({ botEffects }) => botEffects[0]?.effect,
  'score of a seat, mean': ({ winsBySeat }) => of(winsBySeat[0]?.score, 'mean'),
  'score of a bot in several seats, mean': ({ winsByBot }) => of(winsByBot[0]?.score, 'mean'),
  'score of a bot in several seats, median': ({ winsByBot }) => of(winsByBot[0]?.score, 'median'),
  'rounds, mean': ({ length }) => of(length?.rounds, 'mean'),
  'rounds, median': ({ length }) => of(length?.rounds, 'median'),
  'margin, mean': ({ margin }) => of(margin, 'mean'),
  'lead changes, mean': ({ drama }) => of(drama?.leadChanges, 'mean'),
  'winner known after, mean': ({ drama }) => of(drama?.decided, 'mean'),
  'turns without a choice': ({ drama }) => share(drama?.withoutChoice),
  'turns on Waste': ({ drama }) => share(drama?.onWaste),
  'decisions with one choice': ({ drama }) => share(drama?.forced),
  'wins with it': ({ measures }, item) => share(measures[0]?.items.find((one) => one.item === item)?.wins),
};

/** Something that between a fifth and four fifths of all seats have: what all have says nothing about wins. */
function oftenHad({ measures, games, seats }: SimulationResult): string | undefined {
  const having = measures[0]?.items.find(({ wins }) => {
    const part = (wins?.of ?? 0) / (games * seats);
    return part > 0.2 && part < 0.8;
  });
  return having?.item;
}

export async function coverShipped(coverage: Coverage, batches: number, pool: number): Promise<void> {
  const content = await loadContent(folderSource(join(import.meta.dirname, '../../../../content')), {
    skip: ['tests'],
  });
  for (const asked of ASKED) {
    const resolved = resolveSetup(content, asked.setup);
    if (!resolved.ok) throw new Error(resolved.diagnostics.map(({ message }) => message).join('\n'));
    const { definition, hash } = resolved.setup;
    const game = createGame(definition, asked.seats);
    const strategies = new Map(listStrategies(content, game.name).map(({ id, strategy }) => [id, strategy]));
    const specs = asked.bots.map((bot) => {
      const parsed = parseBot(game.name, bot, strategies);
      if (!parsed.ok) throw new Error(parsed.problem.message);
      return parsed.spec;
    });
    const batch: Batch = {
      definition,
      source: { setup: asked.setup, content: hash },
      seats: asked.seats,
      games: pool,
      first: 0,
      seed: 20_001,
      bots: fillSeats(specs, asked.seats),
      gather: ['drama'],
    };
    const games = Array.from({ length: pool }, (_, first): Tally => {
      const played = playChunk(game, batch, { index: first, first, games: 1 }, createBot);
      if (played.kind === 'fault') throw new Error(played.fault.message);
      return played.tally;
    });
    const summed = (tallies: readonly Tally[]): SimulationResult => {
      const tally = createTally(game, batch.gather);
      for (const one of tallies) mergeTally(tally, one);
      return summarize(batch, game, { tally, complete: true });
    };
    const truth = summed(games);
    const item = oftenHad(truth);
    const rng = createRng(7);
    const where = `${asked.setup}, ${asked.seats} seats, ${asked.bots.join(' and ').replaceAll('trains/', '')}`;
    for (let i = 0; i < batches; i++) {
      const drawn = Array.from(
        { length: GAMES },
        (_, g) =>
          games[(g % asked.seats) + asked.seats * randomBelow(rng, Math.floor(pool / asked.seats))] as Tally,
      );
      const result = summed(drawn);
      for (const [figure, read] of Object.entries(FIGURES)) {
        const known = read(truth, item);
        const seen = read(result, item);
        if (known && seen) coverage.add(figure, where, known.value, seen);
      }
    }
  }
}
