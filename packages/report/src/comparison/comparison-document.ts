// The same games on two sides: the figures that differ, significant ones first.
import { comparedName, FIGURES, GAME_FIGURES } from '@railwright/figures';
import type { Comparison, PanelComparison } from '@railwright/playtest';
import { note, table, type Document, type Text } from '../document/document.ts';
import { percent, plural, whole } from '../figures-text.ts';

/** A figure of a comparison: four significant digits. */
const comparedNumber = (value: number): string => String(Number(value.toPrecision(4)));

/** The same for a difference. */
const comparedDifference = (value: number): string => `${value > 0 ? '+' : ''}${comparedNumber(value)}`;

/** The readable name of a figure; measures are counted per seat, other names are used as they are. */
export function comparedFigure(name: string): string {
  const figure = GAME_FIGURES.find((one) => comparedName(one) === name);
  return figure?.row ?? (name.includes(':') ? `${name} per seat` : name);
}

/** The name in comparisons of the wins of the seat that had the first turn. */
export const FIRST_SEAT = 'wins of the first seat';

/** Both sides of a figure in few digits: `26.3 to 29.6`, or `58 to 53%` for shares; one number if they read the same. */
export function comparedPair(
  { figure, a, b }: Pick<Comparison['differences'][number], 'figure' | 'a' | 'b'>,
  bots: readonly string[],
): string {
  const isShare = sharesOf(bots).has(figure);
  const shown = (value: number | null, digits: number): string =>
    value === null ? 'none' : isShare ? (value * 100).toFixed(digits) : String(Number(value.toPrecision(3)));
  const unit = isShare ? '%' : '';
  // Shares that round to the same whole percent get one more digit.
  const [before, now] =
    [0, 1].map((digits) => [shown(a, digits), shown(b, digits)]).find(([x, y]) => x !== y) ?? [];
  return before === undefined ? `${shown(b, 0)}${unit}` : `${before} to ${now}${unit}`;
}

/** Figures that are shares of games, by their names in comparisons. */
export function sharesOf(bots: readonly string[]): ReadonlySet<string> {
  const ofGames = FIGURES.flatMap((figure) =>
    figure.of === 'games' && 'compared' in figure ? figure.compared(bots).map(({ name }) => name) : [],
  );
  const ofOne = GAME_FIGURES.filter(({ unit }) => unit === 'thousandths').map(comparedName);
  return new Set([...ofGames, ...ofOne]);
}

/** `A trains/tokyo, B trains/tokyo in HEAD` */
export function sidesTitle({ a, b }: Pick<Comparison | PanelComparison, 'a' | 'b'>): Text {
  const name = ({ setup, version }: Comparison['a']): string =>
    version === '' ? setup : `${setup} in ${version}`;
  return [{ bold: 'A' }, ` ${name(a)}, `, { bold: 'B' }, ` ${name(b)}`];
}

const MEANING =
  'Paired t intervals over games with the same seeds. A difference marked * is significant even though all figures are tested at once; without a star it may be chance. “Games needed” is the number of games after which a real difference of this size gets its star nine times out of ten; “enough” means it already has one.';

/** A comparison of the same games on two sides as a document. */
export function comparisonDocument(comparison: Comparison): Document {
  const { games, seats, seed, bots, differences } = comparison;
  const rows = differences
    .filter(({ a, b, differing }) => differing > 0 || a !== b)
    .map(({ figure, a, b, difference, stands, needed }) => [
      comparedFigure(figure),
      a === null ? '–' : comparedNumber(a),
      b === null ? '–' : comparedNumber(b),
      difference ? `${comparedDifference(difference.value)}${stands ? '*' : ' '}` : '–',
      difference ? `${comparedDifference(difference.low)} to ${comparedDifference(difference.high)}` : '–',
      neededText(stands, needed),
    ]);
  const hidden = differences.length - rows.length;
  return {
    title: sidesTitle(comparison),
    facts: `${plural(games, 'pair')} of games, ${seats} seats, bots ${[...new Set(bots)].join(', ')}, seed ${seed}`,
    findings: [],
    sections: [
      {
        id: 'differences',
        title: 'Differences',
        blocks: [
          ...table(['Figure', 'A', 'B', 'B minus A', '95% interval', 'games needed'], rows),
          ...(hidden > 0 ? [note(hiddenText(comparison, hidden))] : []),
          note(MEANING),
        ],
      },
    ],
  };
}

/** A figure equal in all pairs may still differ in some games: the exact upper bound on their share at 95%. */
function hiddenText({ games, same }: Comparison, hidden: number): string {
  const what = `${plural(hidden, 'figure')} ${hidden === 1 ? 'is' : 'are'} the same in every pair of games.`;
  if (same || games === 0) return what;
  return `${what} That leaves a difference possible in up to ${percent(1 - 0.05 ** (1 / games))} of games.`;
}

function neededText(stands: boolean, needed: number | null): string {
  if (stands) return 'enough';
  if (needed === null) return '–';
  return needed > 1e9 ? 'too many' : whole(needed);
}
