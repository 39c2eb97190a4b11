// Flags of commands that play setups.
import { Flags } from '@oclif/core';
import { FORMATS } from '@railwright/report/formats';
import { MOST_GAMES, MOST_GAMES_EACH, MOST_SEATS, MOST_SEED } from '@railwright/studies/limits';

const count = (summary: string, min: number, max: number, preset: number, char?: 'n') =>
  Flags.integer({ ...(char && { char }), min, max, default: preset, summary, helpValue: 'N' });

/** For runs that nobody waits for, and the numbers of their games. */
const MOST_NUMBER = 1_000_000_000;

export const contentFlag = {
  content: Flags.string({
    multiple: true,
    multipleNonGreedy: true,
    helpValue: 'DIR',
    summary:
      'Folder with packs; may be repeated. By default ./content, or the pack around the current folder.',
  }),
};

/** For commands that play many games: see executor/with-executor.ts. */
export const queueFlag = {
  queue: Flags.string({
    env: 'RAILWRIGHT_QUEUE',
    helpValue: 'redis://…',
    summary: 'Have the workers on a queue play the games (see railwright worker); the result is the same.',
  }),
};

/** For commands that play many games, except simulate, which keeps more: see executor/with-executor.ts. */
export const storeFlag = {
  store: Flags.string({
    helpValue: 'FILE',
    summary: 'Keep finished games in this file; after an interruption, the same command plays only the rest.',
  }),
};

/** For commands whose games are known before the first is played: see parts/. */
export const shardFlag = {
  shard: Flags.string({
    helpValue: 'K/N',
    summary:
      'Play one part of the games, such as 2/8, and print it as data; railwright merge turns the parts into the result of a single run.',
  }),
};

/** For commands that decide from earlier games what to play next: people will try the flag, and should learn why it is unavailable. */
export const noShardFlag = { shard: Flags.string({ hidden: true }) };

export const setupFlags = {
  rules: Flags.string({ helpValue: 'PACK/ID', summary: "Rules to use instead of the setup's." }),
  map: Flags.string({ helpValue: 'PACK/ID', summary: "Map to use instead of the setup's." }),
  'market-seed': Flags.integer({
    min: 0,
    max: MOST_SEED,
    helpValue: 'N',
    summary: 'Draw a random market with this seed.',
  }),
  ...contentFlag,
};

/** For studies whose games are known before the first is played. */
export const splitFlags = { ...queueFlag, ...storeFlag, ...shardFlag, ...setupFlags };
/** For those that decide from earlier games what to play next. */
export const adaptiveFlags = { ...queueFlag, ...storeFlag, ...noShardFlag, ...setupFlags };

/** `schema` names the form of the result. */
export const jsonFlag = (schema: string) => ({
  json: Flags.boolean({ summary: `The result as data: schemas/${schema}.schema.json.` }),
});

export const explainFlag = { explain: Flags.boolean({ summary: 'Explain the figures, with an example.' }) };
export const forceFlag = { force: Flags.boolean({ summary: 'Overwrite an existing file.' }) };

/** `what` comes before the formats: those of documents, then `data`. */
export const reportFlag = (what: string, data: readonly string[] = ['.json']) => {
  const documents = Object.entries(FORMATS).map(([extension, { use }]) => `${extension} ${use}`);
  const formats = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format([...documents, ...data]);
  const summary = `${what}: ${formats}. May be repeated.`;
  return { report: Flags.string({ multiple: true, multipleNonGreedy: true, helpValue: 'FILE', summary }) };
};

export const playerFlag = {
  player: Flags.url({
    default: new URL('http://127.0.0.1:4173/play/'),
    helpValue: 'URL',
    summary: 'Address of the player for links in an HTML report; railwright studio serves it.',
  }),
};

export const gamesFlag = (summary: string, min: number, max = MOST_NUMBER) => ({
  games: Flags.integer({ char: 'n', min, max, helpValue: 'N', summary }),
});

/** The seed of games and of what is drawn beside them. */
export const seedFlag = (summary: string) => ({
  seed: count(summary, 0, MOST_SEED, 1),
});

export const playersFlag = (summary: string, min = 1) => ({
  players: Flags.integer({ min, max: MOST_SEATS, helpValue: 'N', summary }),
});

export const botsFlag = (summary = 'One bot for all seats, or one per seat; see simulate --help.') => ({
  bots: Flags.string({ helpValue: 'BOT[,BOT…]', summary }),
});

export const targetFlag = (summary: string) => ({
  target: Flags.string({ multiple: true, multipleNonGreedy: true, helpValue: 'FIGURE:RANGE', summary }),
});

export const jobsFlag = {
  jobs: Flags.integer({
    min: 1,
    max: 256,
    helpValue: 'N',
    summary: 'Games to play at the same time; by default, one per core.',
  }),
};

/** Flags of commands that play several batches: how many games, who plays, on how many cores. */
export const batchFlags = (games: number, summary: string) => ({
  games: count(summary, 2, MOST_GAMES_EACH, games, 'n'),
  ...seedFlag('Seed of the games; the same seed gives the same result.'),
  first: count('Number of the first game.', 0, MOST_NUMBER, 0),
  ...playersFlag('Number of seats; by default, the number the setup is made for.'),
  ...botsFlag(),
  ...jobsFlag,
});

/** Flags of commands that look for a strategy; `tries` is the default number of changes. */
export const searchFlags = (tries: number) => ({
  ...playersFlag("Number of seats; by default 2, or the setup's minimum if that is higher."),
  tries: count('Number of changes to try.', 1, 1_000_000, tries),
  games: count('Games at each table to accept a change.', 2, MOST_GAMES, 200),
  'held-out': count('Games at each table to measure the gain.', 2, MOST_GAMES, 1000),
  ...seedFlag('Seed for the changes and the games.'),
});
