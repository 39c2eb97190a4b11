// Generated maps side by side: a look at each, and how near it comes to the targets.
import { edges, type Generation, type JudgedMap } from '@railwright/playtest';
import {
  note,
  table,
  words,
  type Document,
  type Finding,
  type Section,
  type Text,
} from '../document/document.ts';
import { decimal, metWords, percent, plural } from '../figures-text.ts';
import { mapPicture, smallMapPicture, type MapToShow } from '../pictures/map.ts';
import { rangeText, targetNumber, valueText } from '../simulation/target-words.ts';

/** Maps as a document; `title` is that of the pack, `shown` are the maps by their ids. */
export function generationDocument(
  generation: Generation,
  title: string,
  shown: ReadonlyMap<string, MapToShow> = new Map(),
): Document {
  const { setup, seats, seed, bots, tried, axes, maps } = generation;
  const who = setup === null ? 'not played' : `judged by ${[...new Set(bots)].join(', ')}`;
  return {
    ...{ title, ...(setup !== null && { setup }) },
    facts: `${plural(maps.length, 'map')} of ${tried} tried, ${seats} seats, seed ${seed}; ${who}`,
    // The atlas comes before what is said of each of its maps.
    findings: setup === null || axes ? [] : maps.map(mapFinding),
    sections: [
      ...pictureSections(generation, shown),
      ...atlasSection(generation, shown),
      ...targetsSection(generation),
      looksSection(generation),
    ],
  };
}

const metIn = ({ targets }: JudgedMap): number => targets.filter(({ verdict }) => verdict === 'met').length;

function mapFinding(one: JudgedMap): Finding {
  const [all, met] = [one.targets.length, metIn(one)];
  const rest = one.targets
    .filter(({ verdict }) => verdict !== 'met')
    .map(({ target, verdict }) => `${target} is ${verdict}`);
  return {
    kind: met === all ? 'good' : one.targets.some(({ verdict }) => verdict === 'missed') ? 'problem' : 'open',
    title: one.map,
    text: `${metWords(met, all)} in ${plural(one.games, 'game')}${rest.length > 0 ? `; ${rest.join(', ')}` : ''}.`,
  };
}

/** A picture of each map; those of an atlas are in their squares. */
function pictureSections({ axes, maps }: Generation, shown: ReadonlyMap<string, MapToShow>): Section[] {
  return maps.flatMap(({ map, starts }) => {
    const there = axes ? undefined : shown.get(map);
    const front = there && [mapPicture(there, `Equal starts: ${percent(starts)}.`)];
    return front ? [{ id: `map-${map}`, title: map, front, blocks: [] }] : [];
  });
}

/** A row for each part of the second axis, the highest first. */
function atlasSection({ axes, maps }: Generation, shown: ReadonlyMap<string, MapToShow>): Section[] {
  const [across, up] = axes ?? [];
  if (!across || !up) return [];
  const named = (axis: typeof across, at: number): string => edges(axis, at).map(targetNumber).join('–');
  const each = (axis: typeof across): number[] => [...Array(axis.squares).keys()];
  const cell = (i: number, j: number): Text => {
    const one = maps.find(({ square }) => square?.across === i && square.up === j);
    if (!one) return '–';
    const there = shown.get(one.map);
    return [...(there ? [{ picture: smallMapPicture(there) }] : []), `${one.map} ${worstIn(one)}`];
  };
  return [
    {
      id: 'atlas',
      title: 'Atlas',
      blocks: [
        ...table(
          [`${up.figure}, by ${across.figure}`, ...each(across).map((i) => words(named(across, i)))],
          each(up)
            .toReversed()
            .map((j) => [named(up, j), ...each(across).map((i) => cell(i, j))]),
        ),
        note(
          'met: for sure, the map lies in its square and meets the targets; missed: for sure, it does not; undecided: the games leave it open.',
        ),
      ],
    },
    {
      id: 'verdicts',
      title: 'Verdicts',
      blocks: table(
        ['map', words('verdict')],
        maps.map((one) => [one.map, mapFinding(one).text]),
      ),
    },
  ];
}

const worstIn = ({ targets }: JudgedMap): string =>
  (['missed', 'undecided'] as const).find((is) => targets.some(({ verdict }) => verdict === is)) ?? 'met';

function targetsSection({ setup, maps, axes }: Generation): Section[] {
  // Each map of an atlas has bounds of its own.
  if (setup === null || axes) return [];
  const [first] = maps;
  return [
    {
      id: 'targets',
      title: 'Targets',
      blocks: [
        ...table(
          ['target', ...maps.map(({ map }) => words(map))],
          (first?.targets ?? []).map(({ target, wanted }, i) => [
            `${target}: ${wanted}`,
            ...maps.map(({ targets }): Text => {
              const one = targets[i];
              return one ? `${one.verdict} ${valueText(one)} (${rangeText(one)})` : '–';
            }),
          ]),
        ),
        note(
          'The verdicts come from other games than those by which the maps were chosen. The chance that any verdict is wrong for these bots is at most 5%; the intervals are as wide as that takes.',
        ),
      ],
    },
  ];
}

function looksSection({ maps }: Generation): Section {
  return {
    id: 'looks',
    title: 'A look at the maps',
    blocks: [
      ...table(
        ['map', 'equal starts', 'cities in contest', 'between cities'],
        maps.map(({ map, starts, contest, cityDistance }) => [
          ...[map, percent(starts), percent(contest), decimal(cityDistance)],
        ]),
      ),
      note(
        'Before any game: what the worst of the best start cells, one for each seat, is worth as a share of the best; the cities that two seats reach from there at much the same cost; the cells from a city to the nearest other one.',
      ),
    ],
  };
}
