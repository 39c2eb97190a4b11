// A playtest's settings, and the batch, rule and command they lead to.
import { botsFor, defaultBot, likeGroup, parseBot } from '@railwright/bots';
import type { BotSpec } from '@railwright/bots';
import { fillSeats, gatheringsFor, parseUntil } from '@railwright/playtest';
import type { Batch, Gathering, Until } from '@railwright/playtest';
import { GAMES, GAMES_UNTIL, MOST_GAMES, MOST_SEED } from '@railwright/studies/limits';
import type { TestTable } from '../../core/checks/tables.ts';
import { counted, whole } from '../../core/content/counted.ts';
import { listed, words } from '../../core/words/words.ts';
import { LEARNED, typedBots } from './learned.ts';

export const LENGTHS = [
  { id: 'games', title: 'A number of games', until: undefined },
  { id: 'targets', title: 'Until its targets are decided', until: 'decided' },
  {
    id: 'beginning',
    title: 'Until the first-turn advantage is known to ±2 points',
    until: 'firstSeatAdvantage:0.04',
  },
  { id: 'rounds', title: 'Until the usual length is known to ±½ round', until: 'rounds:1' },
] as const;
export type LengthId = (typeof LENGTHS)[number]['id'];

export interface TestSettings {
  readonly seats: number;
  /** A panel of players, or the bots below. */
  readonly who: 'panel' | 'bots';
  /** As on the command line: one bot for all seats, or one for each. */
  readonly bots: readonly string[];
  readonly length: LengthId;
  readonly games: number;
  readonly seed: number;
  /** Start cells are drawn at random, so that they can be compared. */
  readonly randomStarts: boolean;
}

export interface BotChoice {
  readonly value: string;
  readonly title: string;
  /** How it plays. */
  readonly about: string;
}

export interface TestPlan {
  readonly batch: Batch;
  readonly until?: Until;
  /** The command with the same figures once everything is saved; empty if no setup is like this. */
  readonly command: string;
}

const ITERATIONS = [100, 1000];
/** Chunks are short, so that games pause soon after a user acts. */
const MOST_GAMES_A_CHUNK = 20;

export function firstSettings({ game, bundle }: TestTable): TestSettings {
  return {
    seats: bundle.defaultSeats,
    who: 'panel',
    bots: [defaultBot(game)],
    length: 'games',
    games: GAMES,
    seed: 1,
    randomStarts: false,
  };
}

/** Settings of another table, as far as they fit this one. */
export function fitSettings(settings: TestSettings, table: TestTable): TestSettings {
  const { min, max } = table.bundle.seats;
  const known = new Set(botChoices(table).map(({ value }) => value));
  const fits = settings.bots.every((bot) => known.has(bot));
  return {
    ...settings,
    seats: Math.min(max, Math.max(min, settings.seats)),
    bots: fits ? settings.bots.slice(0, max) : [defaultBot(table.game)],
    length: settings.length === 'targets' && !table.targets ? 'games' : settings.length,
  };
}

/** A panel judges games of two or more seats; for one seat, bots are enough. */
export const asksPanel = ({ who, seats }: Pick<TestSettings, 'who' | 'seats'>): boolean =>
  who === 'panel' && seats > 1;

/** `search, 100`; the names of strategies stay as they are. */
function botName(bot: string): string {
  const [name = '', ...more] = bot.split(':');
  return [words(name), ...more].join(', ');
}

/** Who plays, at the beginning of a sentence. */
export function playedBy(bots: readonly string[]): string {
  const [first = ''] = bots;
  return bots.every((bot) => bot === first)
    ? /* @wc-include */ `${botName(first)} in every seat`
    : listed(bots.map(botName));
}

export function botChoices({ game, strategies }: TestTable): BotChoice[] {
  const plain = botsFor(game)
    .filter(({ needsFile }) => !needsFile)
    .flatMap(({ name, description, takesBudget }): BotChoice[] =>
      takesBudget
        ? ITERATIONS.map((n) => ({
            value: `${name}:${n}`,
            title: /* @wc-include */ `${botName(name)}, ${n} tries`,
            about:
              /* @wc-include */ 'tries each of its choices in games that a faster bot plays to the end; slow',
          }))
        : [{ value: name, title: botName(name), about: words(description) }],
    );
  const learned = {
    value: LEARNED,
    title: botName(LEARNED),
    about: /* @wc-include */ 'plays as it has learned by playing itself, see below',
  };
  return [
    ...plain,
    learned,
    ...strategies.map(({ id, name, group }) => ({
      value: id,
      title: name,
      about: group
        ? /* @wc-include */ 'plays like a group of people, based on a learned player'
        : /* @wc-include */ 'a strategy of the pack',
    })),
  ];
}

/** The measures to take: more about the edited item, since each measurement costs time. */
function gatheringsOf(path: string, { targets }: TestTable, until: Until | undefined): Gathering[] {
  const wanted: Gathering[] = ['drama'];
  if (!/(^|\/)cards\//.test(path)) wanted.push('maps');
  if (!/(^|\/)maps\//.test(path)) wanted.push('cards');
  return gatheringsFor(wanted, targets, until);
}

/** The requested batch, or the fault of the request. `player` is the learned one in base64, if there is one. */
export function planTest(
  path: string,
  table: TestTable,
  settings: TestSettings,
  player?: string,
): TestPlan | string {
  const { bundle, setup, map, game } = table;
  const { seats, seed, length, randomStarts } = settings;
  const { min, max } = bundle.seats;
  if (!isWhole(seats, min, max))
    return min === max
      ? `This setup is for ${counted(min, 'seat')}.`
      : `This setup is for ${min} to ${max} seats.`;
  if (!isWhole(seed, 0, MOST_SEED)) return `The seed must be a whole number from 0 to ${MOST_SEED}.`;
  const rule = LENGTHS.find(({ id }) => id === length)?.until;
  const parsed = rule === undefined ? undefined : parseUntil(rule);
  const until = parsed && !('problem' in parsed) ? parsed : undefined;
  if (until?.figure === 'targets' && !table.targets) return 'This setup has no targets.';
  if (!until && !isWhole(settings.games, 1, MOST_GAMES))
    return `The number of games must be a whole number from 1 to ${whole(MOST_GAMES)}.`;
  const bots = specsOf(table, settings.bots);
  if (typeof bots === 'string') return bots;
  const gather = gatheringsOf(path, table, until);
  const games = until ? GAMES_UNTIL : settings.games;
  return {
    batch: {
      definition: bundle.definition,
      source: { setup, content: bundle.hash, options: bundle.options },
      seats,
      games,
      first: 0,
      seed,
      bots: fillSeats(bots, seats),
      gather,
      // A rule is checked after each chunk, so chunks are as large as on the command line.
      ...(!until && { chunkSize: Math.min(MOST_GAMES_A_CHUNK, Math.ceil(games / 200)) }),
      ...(randomStarts && { starts: 'random' }),
    },
    ...(until && { until }),
    command: table.trial
      ? ''
      : [
          'railwright simulate',
          setup,
          ...(map === undefined ? [] : ['--map', map]),
          ...(rule === undefined ? ['--games', String(games)] : ['--until', rule]),
          ...['--players', String(seats)],
          ...['--bots', typedBots(settings.bots, setup, seats)],
          ...['--seed', String(seed)],
          ...['--measure', gather.join(',')],
          ...(randomStarts ? ['--starts', 'random'] : []),
        ].join(' '),
  };

  function specsOf(from: TestTable, names: readonly string[]): BotSpec[] | string {
    const strategies = new Map(from.strategies.map(({ id, strategy }) => [id, strategy]));
    const found: BotSpec[] = [];
    for (const name of names.slice(0, seats)) {
      if (name === LEARNED) {
        if (player === undefined)
          return 'No player has learned this setup for this number of seats yet. Press “Learn a player” below, or choose another bot.';
        found.push({ name, bot: LEARNED, player });
        continue;
      }
      const group = from.strategies.find(({ id, group: isGroup }) => isGroup && id === name);
      if (group && player === undefined)
        return `${group.name} needs a learned player, and none knows this setup for this number of seats yet. Press “Learn a player” below, or choose another bot.`;
      if (group && player !== undefined) {
        found.push(likeGroup({ name: LEARNED, bot: LEARNED, player }, group.id, group.strategy));
        continue;
      }
      const bot = parseBot(game, name, strategies);
      if (!bot.ok) return bot.problem.message;
      found.push(bot.spec);
    }
    return found.length > 0 ? found : 'There is no bot to play.';
  }
}

/** Whether two tables play the same with these bots, by default with any, so that figures of one hold for the other. */
export function playsTheSame(a: TestTable, b: TestTable, bots?: readonly string[]): boolean {
  const told = ({ bundle, setup, targets, strategies }: TestTable): string =>
    JSON.stringify([bundle.hash, setup, targets, strategies.filter(({ id }) => bots?.includes(id) ?? true)]);
  return told(a) === told(b);
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
