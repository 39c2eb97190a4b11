// Plays the games of a chunk, one after the other, in one state.
import { nextChoice, type Bot, type BotSpec } from '@railwright/bots';
import type { Game, GameRecord, State } from '@railwright/engine';
import { copyInto, makeRecord, randomBelow, seedRng } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { entryAt, type Batch, type Chunk } from './batch.ts';
import type { GameSource } from './game-source.ts';
import type { Observer } from './observe/observer.ts';
import { observersFor } from './observe/observers.ts';
import { filterFor, type LegalFilter } from './restriction.ts';
import { botSeed, gameSeed } from './seeds.ts';
import { createTally, tallyGame, type Tally } from './tally.ts';

/** A game that could not be played to its end: rules without an end, or a fault in the engine or in a bot. */
export interface GameFault {
  /** Number of the game. */
  readonly game: number;
  /** Seed of that game. */
  readonly seed: number;
  /** Name of the error: `EndlessEffectError` for an effect without end. */
  readonly name: string;
  readonly message: string;
  /** For developers. */
  readonly stack?: string;
}

/** The results of a chunk, or the fault that ended it. */
export type ChunkResult =
  | { readonly kind: 'played'; readonly tally: Tally }
  | { readonly kind: 'fault'; readonly fault: GameFault };

/** Takes the record of a game that has just ended. */
export type RecordSink = (record: GameRecord, index: number) => void;

/** No game of the shipped rules comes near; a game that does will not end by itself. */
const MOST_CHOICES = 1_000_000;

/**
 * Plays the games of a chunk one after the other. A fault of a game comes back as a result, and nothing of the
 * chunk is counted.
 * @throws whatever `onRecord` throws.
 */
export function playChunk(
  game: Game,
  batch: Batch,
  chunk: Chunk,
  createBot: GameSource['createBot'],
  onRecord?: RecordSink,
): ChunkResult {
  const tally = createTally(game, batch.gather, batch.rows);
  const observers = observersFor(game, tally);
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  const end = chunk.first + chunk.games;
  for (let place = chunk.first; place < end; place++) {
    const index = batch.only ? (batch.only[place] as number) : place;
    try {
      const texts: string[] | undefined = onRecord && [];
      const choices = playGame(game, s, batch, index, createBot, legal, observers, texts);
      tallyGame(tally, batch, game, s, index, choices);
      for (const observer of observers) observer.end?.(s, index, choices);
      if (onRecord && texts) onRecord(recordOf(game, s, batch, index, texts), index);
    } catch (error) {
      return { kind: 'fault', fault: faultOf(error, batch, index) };
    }
  }
  return { kind: 'played', tally };
}

/** Plays game `index` from its start to its end in `s`; returns the number of choices, whose texts go to `texts`. */
function playGame(
  game: Game,
  s: State,
  batch: Batch,
  index: number,
  createBot: GameSource['createBot'],
  legal: Int16Array,
  observers: readonly Observer[],
  texts: string[] | undefined,
): number {
  game.start(s, gameSeed(batch.seed, index));
  const bots = seatBots(game, batch, index, createBot);
  const filter = filterFor(game, batch, index);
  const start = startsFor(game, batch, index);
  const watched = observers.length > 0;
  const listed = watched || filter !== undefined || start !== undefined;
  for (const observer of observers) observer.begin?.(s);
  for (let made = 0; ; made++) {
    const seat = game.seatToAct(s);
    if (seat < 0) return made;
    if (made === MOST_CHOICES) throw new Error(`The game was not over after ${made} choices.`);
    const bot = bots[seat] as Bot;
    let choice: number;
    if (listed) {
      let count = game.legalChoices(s, legal);
      if (filter) count = filter(s, seat, legal, count);
      if (start) count = start(s, seat, legal, count);
      choice = bot.choose(game, s, legal, count);
      for (const observer of observers) observer.choose?.(s, seat, choice, legal, count);
    } else choice = nextChoice(bot, game, s, legal);
    texts?.push(game.formatChoice(s, choice));
    const turn = game.turn(s);
    game.applyChoice(s, choice);
    if (watched && (game.turn(s) !== turn || game.seatToAct(s) < 0))
      for (const observer of observers) observer.endTurn?.(s, turn);
  }
}

/** Another stream than the cards' and the bots'. */
const START_STREAM = 0x57a7;

/** Leaves a single choice while the first turn has not begun: one drawn by chance, that of a cell, or that of the first cell of an order. */
function startsFor(game: Game, batch: Batch, index: number): LegalFilter | undefined {
  const { starts } = batch;
  const board = game.playtestHooks?.board;
  if (starts === undefined || !board) return undefined;
  if (starts !== 'random') {
    const entry = 'entry' in starts ? starts.entry : undefined;
    const order = ('order' in starts ? starts.order : [starts.cell]).map((cell) => board.cells.indexOf(cell));
    const after = game.createState();
    return (s, seat, legal, count) => {
      if (game.turn(s) > 0 || (entry !== undefined && entryAt(batch, index, seat) !== entry)) return count;
      const free = order.filter((cell) => board.seatsOn(s, cell) === 0);
      let [best, begins] = [free.length, -1];
      for (let i = 0; i < count; i++) {
        const choice = legal[i] as number;
        copyInto(s, after);
        game.applyChoice(after, choice);
        const at = free.findIndex((cell) => ((board.seatsOn(after, cell) >> seat) & 1) === 1);
        if (at >= 0 && at < best) [best, begins] = [at, choice];
      }
      if (begins < 0) return count;
      legal[0] = begins;
      return 1;
    };
  }
  const rng = new Uint32Array(4);
  seedRng(rng, gameSeed(batch.seed, index), START_STREAM);
  return (s, _seat, legal, count) => {
    if (game.turn(s) > 0) return count;
    legal[0] = legal[randomBelow(rng, count)] as number;
    return 1;
  };
}

function seatBots(game: Game, batch: Batch, index: number, createBot: GameSource['createBot']): Bot[] {
  return Array.from({ length: game.seats }, (_, seat) => {
    const spec = batch.bots[entryAt(batch, index, seat)] as BotSpec;
    const bot = createBot(game.name, spec, botSeed(batch.seed, index, seat));
    if (!bot) throw new Error(`No bot "${spec.name}" plays ${game.name}.`);
    return bot;
  });
}

function recordOf(game: Game, s: State, batch: Batch, index: number, texts: string[]): GameRecord {
  const players = Array.from(
    { length: game.seats },
    (_, seat) => (batch.bots[entryAt(batch, index, seat)] as BotSpec).name,
  );
  return makeRecord(game, s, gameSeed(batch.seed, index), texts, {
    engine: gamesVersion(),
    ...batch.source,
    players,
  });
}

function faultOf(error: unknown, batch: Batch, index: number): GameFault {
  const known = error instanceof Error ? error : new Error(String(error));
  return {
    game: index,
    seed: gameSeed(batch.seed, index),
    name: known.name,
    message: known.message,
    ...(known.stack !== undefined && { stack: known.stack }),
  };
}
