// The purpose of a run, from its flags: what to measure, when to stop, which targets to check.
import type { ResolvedSetup } from '@railwright/content';
import { SEQUENCE_FIGURES, type Targets } from '@railwright/figures';
import { GATHERINGS, gatheringsFor, parseUntil, type Gathering, type Until } from '@railwright/playtest';
import { misuse } from '../failure.ts';
import { suggest } from '../suggest.ts';

export interface PurposeFlags {
  readonly games: number | undefined;
  readonly measure: string | undefined;
  readonly until: string | undefined;
  readonly check: boolean;
}

export interface RunPurpose {
  readonly games: number;
  readonly gather: readonly Gathering[];
  readonly until?: Until;
  readonly targets?: Targets;
}

const GAMES = 1000;
/** The maximum for a run that ends by a rule. */
const GAMES_UNTIL = 50_000;

/** The values of --measure; rows of outcomes are internal. */
const MEASURES = GATHERINGS.filter((one) => one !== 'outcomes');

/** @throws Failure for unknown words, and for targets if the setup has none. */
export function purposeOf(setup: ResolvedSetup, flags: PurposeFlags): RunPurpose {
  const until: Until | undefined =
    flags.until === undefined ? (flags.check ? { figure: 'targets' } : undefined) : readUntil(flags.until);
  const wanted = flags.check || until?.figure === 'targets';
  const { targets } = setup;
  if (wanted && !targets)
    throw misuse(
      `${setup.id} has no targets.`,
      'Add them to the setup, for example: targets: { firstSeatAdvantage: { within: 0.03 } }',
    );
  return {
    games: flags.games ?? (until ? GAMES_UNTIL : GAMES),
    gather: gatheringsFor(readMeasures(flags.measure), wanted ? targets : undefined, until),
    ...(until && { until }),
    ...(wanted && targets && { targets }),
  };
}

function readMeasures(typed: string | undefined): readonly Gathering[] {
  if (typed === undefined) return [];
  const words = typed.split(',').map((word) => word.trim());
  if (words.includes('all')) return MEASURES;
  return words.map((word) => {
    const measure = MEASURES.find((one) => one === word);
    if (!measure)
      throw misuse(`--measure cannot watch "${word}".`, suggest(word, [...MEASURES, 'all'], 'There are'));
    return measure;
  });
}

function readUntil(typed: string): Until {
  const until = parseUntil(typed);
  if (!('problem' in until)) return until;
  const name = typed.split(':')[0] ?? '';
  const known = ['decided', ...SEQUENCE_FIGURES.map(({ figure }) => figure)];
  throw misuse(
    until.problem,
    known.includes(name) ? 'See railwright simulate --help.' : suggest(name, known, 'There are'),
  );
}
