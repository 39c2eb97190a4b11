// Compares two sides by panels that learn each of them first. A first impression comes at once, from a player that has learned neither.
import type { ResolvedSetup } from '@railwright/content';
import { createGame, type Game } from '@railwright/engine';
import {
  CHANGE_LESSONS,
  compareLearned,
  panelHostOn,
  type ComparedSide,
  type Executor,
  type PanelComparison,
  type PanelPlan,
} from '@railwright/playtest';
import { changesDocument } from '@railwright/report/documents';
import { itemWords } from '@railwright/report/words';
import { formatDocument } from '../document-text.ts';
import { EXIT, reasonOf, refusal } from '../failure.ts';
import { unknownSetup } from '../learn/unknown-setup.ts';
import { print, printError, printJson } from '../output.ts';
import { findPanel, type FoundPanel } from '../panel/find-panel.ts';
import { interruptible } from '../simulate/interrupt.ts';
import type { Side } from './play-sides.ts';

interface PanelFlags {
  readonly seed: number;
  readonly executor: Executor;
  readonly json: boolean;
}

/** Enough to tell two points of strong play's win share. Other players only confirm what it says, and half of the games do for that. */
const GAMES = { own: 4000, others: 2000, pair: 100 } as const;

/** Of a first impression. */
const MOST_FIRST = 5;

interface PlayFlags extends PanelFlags {
  readonly signal: AbortSignal;
}

/**
 * Returns the exit code. Players in a git revision are not files, so those of B play both.
 * @throws Failure if no player knows enough of a side to start from.
 */
export async function comparePanels(
  [left, right]: readonly [Side, Side],
  seats: number,
  flags: PanelFlags,
): Promise<number> {
  for (const { setup } of [left, right])
    if (findPanel(right.content, setup, seats).learned.length === 0) throw unknownSetup(setup, seats);
  const tell = (comparison: PanelComparison): void => {
    if (!flags.json) print(changesText(comparison));
  };
  const { value: comparison } = await interruptible(async (signal) => {
    const [a, b] = [left, right].map((side) =>
      openSide(side, findPanel(right.content, side.setup, seats), seats, { ...flags, signal }),
    ) as [ComparedSide, ComparedSide];
    try {
      return await compareLearned([a, b], tell);
    } catch (error) {
      if (signal.aborted) return undefined;
      throw refusal(`A game stopped the run: ${reasonOf(error)}`);
    }
  });
  if (!comparison) {
    printError('Stopped: there is no further result until both sides have been learned and played.');
    return EXIT.interrupted;
  }
  if (flags.json) printJson(comparison);
  else {
    print('');
    tell(comparison);
  }
  return EXIT.clean;
}

/** A first impression in a few lines, the result with the differences. */
function changesText(comparison: PanelComparison): string {
  const document = changesDocument(comparison);
  // Since the command began.
  const how = `${(performance.now() / 1000).toFixed(comparison.isLearned ? 0 : 1)} s`;
  if (comparison.isLearned) return formatDocument(document, { how });
  const findings = document.findings.filter(({ kind }) => kind !== 'open').slice(0, MOST_FIRST);
  const nothing = findings.length === 0 ? '\n  Nothing stands out yet.' : '';
  const more = 'players are now learning both';
  return formatDocument({ ...document, findings, sections: [] }, { how: `${how}; ${more}` }) + nothing;
}

function openSide(
  side: Side,
  { isLearned: _isLearned, people, ...found }: FoundPanel,
  seats: number,
  { seed, signal, executor }: PlayFlags,
): ComparedSide {
  const { setup } = side;
  const game = createGame(setup.definition, seats);
  // Both sides start from the same player, regardless of the cache.
  const sources = { ...found, learned: people ? [people] : found.learned.slice(0, 1) };
  return {
    version: side.version,
    plan: { ...planOf(setup, game, seats), seed, sources },
    host: panelHostOn(game, { executor, signal }),
  };
}

function planOf(setup: ResolvedSetup, game: Game, seats: number): Omit<PanelPlan, 'seed' | 'sources'> {
  const words = itemWords(setup.definition);
  return {
    ...{
      definition: setup.definition,
      game,
      seats,
      ...GAMES,
      lessons: CHANGE_LESSONS,
      openings: false,
    },
    source: { setup: setup.id, content: setup.hash, options: setup.options },
    ...(setup.targets && { wanted: setup.targets }),
    called: (item) => (words.expects('gained', item) ? words.nameOf(item) : undefined),
  };
}
