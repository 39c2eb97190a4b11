// What lies between two cells of a map: barriers, one-way edges, links and routes.
import type { HexMap, Names } from '@railwright/engine';
import type { JoinDiff } from '../results/diff-result.ts';
import { namesText } from './names-text.ts';
import { differing, eachSide, type Sides } from './sides.ts';

interface Join {
  readonly kind: JoinDiff['kind'];
  readonly between: readonly [string, string];
  readonly words: string;
  readonly name?: Names | undefined;
}

export function joinDiffs(before: HexMap, now: HexMap): JoinDiff[] {
  return differing(joinsOf(before), joinsOf(now), fullText).flatMap((sides) => {
    const join = sides.now ?? sides.before;
    if (!join) return [];
    const { kind, between } = join;
    return [
      {
        kind,
        between: [...between],
        change: sides.change,
        ...eachSide(sides, isNamedAnew(sides) ? fullText : shortText),
      },
    ];
  });
}

function joinsOf({ barriers, oneWay = [], links = [], routes = [] }: HexMap): Map<string, Join> {
  const joins: (readonly [group: string, join: Join])[] = [
    ...barriers.map((between) => ['barrier', { kind: 'barrier', between, words: 'barrier' }] as const),
    ...oneWay.map(
      ([from, to]) =>
        ['one way', { kind: 'one-way', between: [from, to], words: `one way to ${to}` }] as const,
    ),
    ...links.map(
      ({ between, kind, cost, toll, for: whom, name }) =>
        [
          'link',
          {
            kind,
            between,
            words: `${kind}, cost ${cost}${toll === undefined ? '' : `, toll ${toll}`}${whom === undefined ? '' : ', for first'}`,
            name,
          },
        ] as const,
    ),
    ...routes.map(
      ({ from, to, points, for: whom, name }) =>
        [
          'route',
          { kind: 'route', between: [from, to], words: `route, points ${points} for ${whom}`, name },
        ] as const,
    ),
  ];
  return new Map(joins.map(([group, join]) => [`${group} ${join.between.toSorted().join(' ')}`, join]));
}

const shortText = ({ words, name }: Join): string => (name ? `${words} (${name.en})` : words);
const fullText = ({ words, name }: Join): string => (name ? `${words} (${namesText(name)})` : words);

/** Whether only its name in other languages differs. */
const isNamedAnew = ({ before, now }: Sides<Join>): boolean =>
  before !== undefined && now !== undefined && shortText(before) === shortText(now);
