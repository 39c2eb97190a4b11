// The face of the figures: the records, by kind, and the targets of setups.
import type { Asked } from './asked.ts';
import type { CellFigure, GameFigure, KindsFigure, ShareFigure } from './figure.ts';
import { FIGURES } from './registry.ts';
import type { TargetOf, WantedEach } from './wanted.ts';

export { SIDES, told, TONES } from './asked.ts';
export type { Asked, PanelGame, Sayings, Side, Tone, Topic } from './asked.ts';
export { FIGURES } from './registry.ts';
export { countBits, WIN } from './win.ts';
export type * from './figure.ts';
export type { TargetRange, WantedEach, WantedRange } from './wanted.ts';

/** The record of a figure in the registry. */
export type KnownFigure = (typeof FIGURES)[number];
type With<C> = Extract<KnownFigure, C>;

const isOf =
  <const K extends KnownFigure['of']>(...kinds: readonly K[]) =>
  (figure: KnownFigure): figure is With<{ of: K }> =>
    (kinds as readonly string[]).includes(figure.of);

/** A number of each game. */
export const GAME_FIGURES = FIGURES.filter(isOf('game'));
/** Those that every batch has, and those that are gathered with drama. */
export const LENGTH_FIGURES = GAME_FIGURES.filter((figure) => figure.section !== 'drama');
/** Numbers of each game that are gathered with drama. */
export const DRAMA_FIGURES = GAME_FIGURES.filter((figure) => figure.section === 'drama');
/** Shares of turns and decisions, gathered with drama. */
export const PART_FIGURES = FIGURES.filter(isOf('turns', 'decisions'));
/** How the cells of a map are used. */
export const CELL_FIGURES: readonly CellFigure[] = FIGURES.filter(isOf('cells'));
/** Figures whose interval a run can be told to make narrow: shares, and medians over games. */
export const SEQUENCE_FIGURES = FIGURES.filter(isOf('games', 'game'));

type Swept<F extends KnownFigure> = Extract<F, { swept: object }>;
const isSwept = <F extends KnownFigure>(figure: F): figure is Swept<F> => 'swept' in figure;
/** Medians over games that sweeps show at each value. */
export const SWEPT_NUMBERS = LENGTH_FIGURES.filter(isSwept);
/** Shares that sweeps show. */
export const SWEPT_SHARES = FIGURES.filter(isOf('games')).filter(isSwept);

/** A figure that panels are asked about. */
export type AskedFigure = (GameFigure | ShareFigure | KindsFigure) & { readonly asked: Asked };
/** The figures that panels are asked about. */
export const ASKED_FIGURES: readonly AskedFigure[] = FIGURES.filter((figure) => 'asked' in figure);

/** Name of a number that every batch has. */
export type LengthName = (typeof LENGTH_FIGURES)[number]['figure'];
/** Name of a number that is gathered with drama. */
export type DramaName = (typeof DRAMA_FIGURES)[number]['figure'];
/** Name of a share of turns or decisions. */
export type PartName = (typeof PART_FIGURES)[number]['figure'];
/** Name of a figure that a run can be told to measure closely. */
export type SequenceName = (typeof SEQUENCE_FIGURES)[number]['figure'];

type Wanted = With<{ target: WantedEach }>;
/** Figures that setups can set targets for. */
export const TARGET_FIGURES = FIGURES.filter((figure): figure is Wanted => 'target' in figure);

/** The targets of a setup, which playtests check: plain data. */
export type Targets = { readonly [F in Wanted as F['figure']]?: TargetOf<F['target']> } & {
  /** The players that they apply to: `strong` (the default), `panel` (all of its players), or the name of a bot. */
  readonly by?: string;
};

/** The numbers of each game that a batch has. */
export function gameFigures(withDrama: boolean): readonly GameFigure[] {
  return withDrama ? [...LENGTH_FIGURES, ...DRAMA_FIGURES] : LENGTH_FIGURES;
}

/** The key of a figure in comparisons. */
export function comparedName({ figure, compared }: GameFigure): string {
  return compared ?? figure;
}
