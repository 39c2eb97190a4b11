// The face of the figures: the records, by kind, and what a setup can want of them. Small, and without statistics: content
// reads it too.
import type { Asked } from './asked.ts';
import type { CellFigure, GameFigure, KindsFigure, ShareFigure } from './figure.ts';
import { FIGURES } from './registry.ts';
import type { TargetOf, WantedEach } from './wanted.ts';

export { SIDES, told, TONES } from './asked.ts';
export type { Asked, PanelGame, Sayings, Side, Tone, Topic } from './asked.ts';
export { FIGURES } from './registry.ts';
export type * from './figure.ts';
export type { TargetRange, WantedEach, WantedRange } from './wanted.ts';

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
export const DRAMA_FIGURES = GAME_FIGURES.filter((figure) => figure.section === 'drama');
/** Shares of turns and decisions, gathered with drama. */
export const PART_FIGURES = FIGURES.filter(isOf('turns', 'decisions'));
/** How the cells of a map are used. */
export const CELL_FIGURES: readonly CellFigure[] = FIGURES.filter(isOf('cells'));
/** Figures whose interval a run can be told to make narrow: shares, and medians over games. */
export const SEQUENCE_FIGURES = FIGURES.filter(isOf('games', 'game'));

type Swept<F extends KnownFigure> = Extract<F, { swept: object }>;
const isSwept = <F extends KnownFigure>(figure: F): figure is Swept<F> => 'swept' in figure;
/** What sweeps show at each value: medians over games, then shares. */
export const SWEPT_NUMBERS = LENGTH_FIGURES.filter(isSwept);
export const SWEPT_SHARES = FIGURES.filter(isOf('games')).filter(isSwept);

/** What panels are asked about and have findings of. */
export type AskedFigure = (GameFigure | ShareFigure | KindsFigure) & { readonly asked: Asked };
export const ASKED_FIGURES: readonly AskedFigure[] = FIGURES.filter((figure) => 'asked' in figure);

export type LengthName = (typeof LENGTH_FIGURES)[number]['figure'];
export type DramaName = (typeof DRAMA_FIGURES)[number]['figure'];
export type PartName = (typeof PART_FIGURES)[number]['figure'];
export type SequenceName = (typeof SEQUENCE_FIGURES)[number]['figure'];

type Wanted = With<{ target: WantedEach }>;
/** What setups can want something of. */
export const TARGET_FIGURES = FIGURES.filter((figure): figure is Wanted => 'target' in figure);

/** What a setup wants of its games, for playtests to check: plain data. */
export type Targets = { readonly [F in Wanted as F['figure']]?: TargetOf<F['target']> } & {
  /** Whose play they concern: `strong` (the default), `panel`, which is everybody, or a bot. */
  readonly by?: string;
};

export function gameFigures(withDrama: boolean): readonly GameFigure[] {
  return withDrama ? [...LENGTH_FIGURES, ...DRAMA_FIGURES] : LENGTH_FIGURES;
}

/** As comparisons call it in data. */
export function comparedName({ figure, compared }: GameFigure): string {
  return compared ?? figure;
}
