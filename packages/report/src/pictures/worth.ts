// The worth of cards against their cost, a dot for each with its name and its interval. As SVG for pages, in letters for plain text.
import type { PanelResult } from '@railwright/playtest';
import { rounded } from '../figures-text.ts';
import { axesOf, escaped, framed, LEFT, TOP, WIDTH, type Axes } from './frame.ts';
import { placeNames, type PlacedName } from './names.ts';

type Worths = Pick<PanelResult, 'cards' | 'worths'>;

/** A card in the picture. */
interface Spot {
  readonly name: string;
  readonly cost: number;
  /** Where it stands: cards of one cost lie side by side. */
  readonly at: number;
  readonly lost: PanelResult['worths'][number]['lost'];
  /** True if no player has learned to do without it. */
  readonly isNaive: boolean;
}

/** In coins, between cards of one cost, and all of them together. */
const APART = 0.24;
const SPREAD = 0.8;
/** Longer names are cut. */
const MOST_LETTERS = 40;

/** Those that can be bought and have been judged, the highest worth first. */
export function spotsOf({ cards, worths }: Worths): Spot[] {
  const spots = cards
    .flatMap(({ item, name, cost }): Spot[] => {
      const found = worths.find((one) => one.item === item);
      if (!found || cost === null) return [];
      const told = name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;
      return [{ name: told, cost, at: cost, lost: found.lost, isNaive: found.without === null }];
    })
    .toSorted((a, b) => b.lost.value - a.lost.value);
  return spots.map((spot) => {
    const alike = spots.filter(({ cost }) => cost === spot.cost);
    const apart = Math.min(APART, SPREAD / alike.length);
    return { ...spot, at: spot.cost + (alike.indexOf(spot) - (alike.length - 1) / 2) * apart };
  });
}

/** Whether a card can be drawn. */
export const isDrawn = (result: Worths): boolean => spotsOf(result).length > 0;

interface Spans {
  readonly dearest: number;
  readonly least: number;
  readonly most: number;
  /** Costs, and parts of the wins, that axes name. */
  readonly costs: readonly number[];
  readonly shares: readonly number[];
}

export function spansOf(spots: readonly Spot[]): Spans {
  const dearest = Math.max(...spots.map(({ cost }) => cost));
  const [low, high] = [
    Math.min(0, ...spots.map(({ lost }) => lost.low)),
    Math.max(0.1, ...spots.map(({ lost }) => lost.high)),
  ];
  const step = dearest > 12 ? 5 : dearest > 6 ? 2 : 1;
  const part = [0.05, 0.1, 0.2].find((one) => (high - low) / one <= 7) ?? 0.25;
  const first = Math.ceil(low / part);
  return {
    ...{ dearest, least: low, most: high },
    costs: Array.from({ length: Math.floor(dearest / step) + 1 }, (_, i) => i * step),
    shares: Array.from({ length: Math.floor(high / part) - first + 1 }, (_, i) => (first + i) * part),
  };
}

/** `Yard: costs 7, worth 10% of the wins (5% to 14%)` */
const spotWords = ({ name, cost, lost, isNaive }: Spot): string =>
  `${name}: costs ${cost}, worth ${isNaive ? 'at most ' : ''}${rounded(lost.value)} of the wins (${rounded(lost.low)} to ${rounded(lost.high)})`;

const LETTER = 6.1;
const LINE = 13;
const DOT = 4;
/** More spots make the picture higher. */
const MOST_SPOTS = 14;

/** A picture of the wins that strong play loses without each card, against its cost. */
export function worthPicture(result: Worths): string {
  const spots = spotsOf(result);
  const { dearest, least, most, costs, shares } = spansOf(spots);
  const axes = axesOf([0, dearest + 1], [least, most], LINE * Math.max(0, spots.length - MOST_SPOTS));
  const { x, y, bottom } = axes;
  const names = placeNames(
    spots.map(({ name, at, lost }) => ({
      ...{ name, x: x(at), y: y(lost.value), reach: [y(lost.high), y(lost.low)] },
    })),
    {
      ...{ left: LEFT - 2, right: WIDTH, top: TOP - LINE / 2, bottom: bottom + 4 },
      ...{ letter: LETTER, line: LINE, gap: DOT + 3, step: LINE / 2 },
    },
  );
  return framed(
    {
      label: `Worth of cards against their cost. ${spots.map(spotWords).join('; ')}.`,
      axes,
      across: costs.map((cost) => [cost, String(cost)]),
      up: shares.map((share) => [share, rounded(share)]),
      acrossTitle: 'cost in coins',
    },
    [...spots.map((spot) => dot(spot, axes)), ...names.map(label)].join(''),
  );
}

function dot(spot: Spot, { x, y }: Axes): string {
  const { lost, isNaive } = spot;
  const [at, level] = [x(spot.at), y(lost.value)];
  const fill = isNaive
    ? 'fill="var(--panel)" stroke="var(--accent)" stroke-width="1.5"'
    : 'fill="var(--accent)"';
  return [
    `<line x1="${at}" x2="${at}" y1="${y(lost.high)}" y2="${y(lost.low)}" stroke="var(--accent)" stroke-opacity="0.45" stroke-width="1.5"/>`,
    `<circle cx="${at}" cy="${level}" r="${DOT}" ${fill}><title>${escaped(spotWords(spot))}</title></circle>`,
  ].join('');
}

/** A name that lies apart from its dot has a line to it. */
function label({ dot: { name, x: at, y: level }, left, top, width }: PlacedName): string {
  const end = left > at ? left - 1 : left + width < at ? left + width + 1 : at;
  const middle = top + LINE / 2;
  const isApart = Math.abs(end - at) > 1.5 * LINE || Math.abs(middle - level) > 1.5 * LINE;
  return [
    isApart
      ? `<line x1="${at}" y1="${level}" x2="${end}" y2="${middle}" stroke="var(--soft)" stroke-opacity="0.6" stroke-width="0.75"/>`
      : '',
    `<text x="${left}" y="${top + LINE - 3}" fill="var(--ink)" font-size="11">${escaped(name)}</text>`,
  ].join('');
}
