// Plays a panel's games: trains players, tries out candidates, plays all tables, and takes a closer look at strong play.
import type { BotSpec } from '@railwright/bots';
import { wholeRounds } from '../match/seating.ts';
import type { FollowUp } from './follow-up/follow-up.ts';
import { followUpBatch, playParts } from './follow-up/follow-up-games.ts';
import { styleOf } from './players/style.ts';
import {
  candidatesOf,
  choosePanel,
  type PanelPlayer,
  type PanelSources,
  type Trial,
} from './players/panel.ts';
import { preferencePlayersOf } from './follow-up/preference-players.ts';
import { convergenceOf } from './players/convergence.ts';
import { openPanel, type OpenPanel, type PanelPlace } from './open-panel.ts';
import type { PanelPlan } from './panel-plan.ts';
import { beginningOf, hasLearned, trainAll, type School, type Trainee } from './players/trainee.ts';
import { openingsOf } from './follow-up/openings.ts';
import { choosesStart, startCellsOf } from './follow-up/start-cells.ts';
import { tallyTable, type TableTally } from './tables/table-tally.ts';
import { playTables, type Seated } from './tables/play-tables.ts';
import { tableBatch, type PanelTable } from './tables/tables.ts';
import { neededPlayers } from './answers/looks.ts';
import { nameOf, type Played } from './answers/words.ts';
import { changesAsked, needsStrong } from './compare/compare-panels.ts';
import { askedOf, tableQuestions } from './findings.ts';
import { bareWorths, worthsOf } from './follow-up/worth.ts';

const TRIAL_GAMES = 60;

/**
 * Trains the players of a panel and plays its games; `askPanel` makes findings of them.
 * @throws Error when a game has a fault or it was stopped, and whatever a training run throws.
 */
export async function playPanel(asked: PanelPlan, place: PanelPlace): Promise<Played> {
  const plan = openPanel(asked, place);
  const taught = await teach(plan);
  const { strongest } = taught;
  const seated = await seatPanel(plan, taught);
  const { panel } = seated;
  const { lessons } = plan;
  const [tallies = []] = await playTables([seated], ([some = []]) =>
    neededPlayers(askedOf(tableQuestions(playedOf(seated, some)))),
  );
  const isClose = strongest && lessons?.closer !== false;
  const own = tallies.find(
    ({ table }) => table.kind === 'own' && panel[table.entries[0] ?? -1]?.kind === 'strong',
  );
  const followUp = await lookCloser(plan, { panel, tallies, own, strongest: isClose && strongest });
  const convergence =
    isClose &&
    own &&
    (await convergenceOf(plan, strongest, own, (player) =>
      playTable(plan, [player], { ...own.table, entries: own.table.entries.map(() => 0) }),
    ));
  return { ...playedOf(seated, tallies), followUp, ...(convergence && { convergence }) };
}

/**
 * Plays the tables of two panels, of which neither looks closer: players other than strong ones play as long as it matters whether a change holds
 * for them too. Two versions of a setup are learned by the same players, so that differences are those of the versions and not of the players. Strong
 * players play by themselves: one table for both takes as many games again, and tells no more about a change.
 * @throws as `playPanel`.
 */
export async function playBoth(
  asked: readonly [PanelPlan, PanelPlan],
  place: PanelPlace,
): Promise<readonly [Played, Played]> {
  const isOneSetup = asked[0].source.setup === asked[1].source.setup;
  const [before, after] = asked.map((one) => openPanel({ ...one, strong: 0 }, place)) as [
    OpenPanel,
    OpenPanel,
  ];
  // One after the other: learning takes all there is.
  const known = await teach(isOneSetup ? { ...before, versions: [after] } : before);
  const a = await seatPanel(before, known);
  const b = await seatPanel(after, isOneSetup ? known : await teach(after));
  const both = ([from = [], to = []]: readonly (readonly TableTally[])[]) =>
    [playedOf(a, from), playedOf(b, to)] as const;
  const strong = [...a.panel, ...b.panel].filter(({ kind }) => kind === 'strong').map(nameOf);
  return both(
    await playTables([a, b], (some, part) => {
      const sides = both(some);
      return new Set([
        ...neededPlayers(changesAsked(...sides)),
        ...(needsStrong(...sides, part) ? strong : []),
      ]);
    }),
  );
}

const playedOf = ({ plan, panel }: Seated, tallies: readonly TableTally[]): Played => ({
  ...{ seats: plan.seats, panel, tallies },
  ...knownOfSetup(plan),
});

async function seatPanel(plan: OpenPanel, taught: Taught): Promise<Seated> {
  const candidates = candidatesOf(sourcesWith(taught, plan));
  return { plan, panel: choosePanel(candidates, await tryAll(plan, candidates), 1 / plan.seats) };
}

const knownOfSetup = ({ called, scores, wanted }: PanelPlan): Partial<Played> => ({
  ...(called && { called }),
  ...(scores && { scores }),
  ...(wanted && { wanted }),
});

/** Plays the first learned player alone, at its own table: a first impression, without learning. */
export async function playAlone(
  plan: PanelPlan,
  place: PanelPlace,
  games: number,
): Promise<Played | undefined> {
  const { seats } = plan;
  const [bot] = plan.sources.learned;
  if (!bot) return undefined;
  const panel: PanelPlayer[] = [{ kind: 'strong', bot }];
  const entries = Array.from({ length: seats }, () => 0);
  const table: PanelTable = { kind: 'own', entries, games: wholeRounds(games, seats) };
  return {
    ...{ seats, panel, tallies: [await playTable(openPanel(plan, place), panel, table)] },
    ...knownOfSetup(plan),
  };
}

async function playTable(
  plan: OpenPanel,
  panel: readonly PanelPlayer[],
  table: PanelTable,
): Promise<TableTally> {
  const { definition, source, seats, seed } = plan;
  const batch = tableBatch({ definition, source, seats, seed }, panel, table);
  return tallyTable(plan.game, table, batch, await playParts(plan, batch));
}

/** Games of the closer look, as a share of those of a table. */
const CLOSER_PART = 0.5;
/** The same for each card, where nothing but pictures comes of it; and the least. */
const BARE_PART = 0.125;
const LEAST_BARE = 100;

async function lookCloser(plan: OpenPanel, { panel, tallies, own, strongest }: Looked): Promise<FollowUp> {
  const games = Math.ceil(plan.own * CLOSER_PART);
  const bot = panel[own?.table.entries[0] ?? -1]?.bot;
  const isAsked = plan.openings !== false && own && bot;
  return {
    worths: strongest ? await worthsOf(plan, strongest, games) : [],
    ...(isAsked &&
      !strongest && {
        bare: await bareWorths(
          plan,
          bot,
          Math.max(Math.min(LEAST_BARE, plan.own), Math.ceil(plan.own * BARE_PART)),
        ),
      }),
    ...(isAsked ? await lookAtOpenings(plan, bot, own) : { starts: undefined }),
    preferencePlayers: strongest
      ? await preferencePlayersOf(
          plan,
          strongest,
          // What people like is told apart, too.
          tallies.filter(({ table }) => panel[table.entries[0] ?? -1]?.kind !== 'group'),
          games,
        )
      : [],
  };
}

interface Looked {
  readonly panel: readonly PanelPlayer[];
  readonly tallies: readonly TableTally[];
  /** The table of strong play alone. */
  readonly own: TableTally | undefined;
  /** Whose knowledge cards are judged by. */
  readonly strongest: Trainee | false | undefined;
}

async function lookAtOpenings(
  plan: OpenPanel,
  bot: BotSpec,
  own: TableTally,
): Promise<Pick<FollowUp, 'starts' | 'openings'>> {
  const all = Array.from({ length: plan.seats }, () => bot);
  const drawn = plan.game.playtestHooks?.board
    ? await playParts(plan, followUpBatch(plan, all, plan.own, { starts: 'random', maps: true }))
    : undefined;
  const isChosen = choosesStart(plan.game, plan.seed);
  const starts = drawn && (await startCellsOf(plan, bot, drawn, plan.own, isChosen));
  const ranked = starts?.drawn.map(({ cell }) => cell);
  const ways = isChosen ? { drawn, ranked } : {};
  return { starts, openings: await openingsOf(plan, bot, own, ways) };
}

/** Players that have learned a setup, or several versions of one. */
interface Taught {
  readonly strong: readonly Trainee[];
  readonly personas: readonly Trainee[];
  readonly strongest: Trainee | undefined;
}

/**
 * For every other version, as a part of the games for one. With half as many again a player of two versions is as strong as one that learned
 * only one of them: it wins 49 to 51% (within 1.6 points each) where Express Train in Tokyo costs one coin more. With no more games it wins 45 to 48%.
 */
const MORE_GAMES = 0.5;

/** Lets players learn the setup. */
async function teach(plan: OpenPanel & Pick<School, 'versions'>): Promise<Taught> {
  const { lessons, sources, seed } = plan;
  if (!lessons) return { strong: [], personas: [], strongest: undefined };
  const [general] = sources.learned;
  const beginning = general && beginningOf(plan, general);
  const games = Math.ceil(lessons.games * (1 + MORE_GAMES * (plan.versions?.length ?? 0)));
  const strong = await trainAll(
    plan,
    Array.from({ length: lessons.strong }, (_, i) => ({
      ...{ name: lessons.strong > 1 ? `learned ${i + 1}` : 'learned', seed: (seed + i) >>> 0 },
      ...{ games, ...beginning },
    })),
  );
  const strongest = strong[0] ?? (general && beginning && { bot: general, ...beginning });
  if (!strongest) return { strong, personas: [], strongest };
  const personas = await trainAll(
    plan,
    lessons.preferences.map(({ name, preference }, i) => ({
      ...{ name, seed: (seed + 100 + i) >>> 0, games: lessons.answers },
      ...{ known: strongest.known, before: strongest.before, settings: { preference } },
    })),
  );
  return { strong, personas, strongest };
}

/** Who may be asked: players that have just learned come before the existing ones. */
function sourcesWith({ strong, personas }: Taught, plan: OpenPanel): PanelSources {
  const { sources } = plan;
  const [general] = sources.learned;
  return {
    ...sources,
    // Those that have learned the setup replace all others: what has just learned it, and what a pack brings.
    learned:
      strong.length > 0
        ? [...strong.map(({ bot }) => bot), ...sources.learned.filter((bot) => hasLearned(plan, bot))]
        : sources.learned,
    personas: [...personas.map(({ bot }) => bot), ...sources.personas],
    ...(general && strong.length > 0 && { people: sources.people ?? general }),
  };
}

/** Games of each candidate with itself, and a few against the first of its kind: enough to tell who plays alike and who is stronger. */
async function tryAll(plan: OpenPanel, candidates: readonly PanelPlayer[]): Promise<Trial[]> {
  const trialPlan = { ...plan, seed: (plan.seed ^ 0x7121a1) >>> 0 };
  const play = (entries: readonly number[]): Promise<TableTally> =>
    playTable(trialPlan, candidates, {
      kind: 'own',
      entries,
      games: wholeRounds(Math.min(TRIAL_GAMES, Math.max(plan.own, 2 * plan.seats)), plan.seats),
    });
  return Promise.all(
    candidates.map(async ({ kind }, i) => {
      const rival = candidates.findIndex((other) => other.kind === kind);
      const own = await play(Array.from({ length: plan.seats }, () => i));
      const rounds = meanOf(own.figures.get('rounds')?.byKey.get('') ?? new Float64Array());
      const manner = styleOf(plan.game, own.measures, rounds, own.games * plan.seats);
      if (rival === i || (kind !== 'strong' && kind !== 'style')) return { manner, share: 1 / plan.seats };
      const met = await play([i, ...Array.from({ length: plan.seats - 1 }, () => rival)]);
      return { manner, share: meanOf(met.won.get(i) ?? new Float64Array()) };
    }),
  );
}

const meanOf = (list: Float64Array): number => list.reduce((sum, value) => sum + value, 0) / list.length;
