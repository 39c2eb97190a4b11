// Where several players that learned the same agree and differ.
import { differences, type PopulationResult, type PopulationShare } from '@railwright/playtest';
import { note, paragraph, table, type Block, type Section } from '../document/document.ts';
import { decimal, percent, percentRange } from '../figures-text.ts';

const MOST_HABITS = 12;
/** On a terminal. */
const MOST_SHOWN = 6;

/** For each number of seats; `nameOf` names the items of habits. */
export function populationSections(
  populations: readonly PopulationResult[],
  nameOf: (item: string) => string,
): Section[] {
  if (populations.length === 0) return [];
  return [
    {
      id: 'population',
      title: 'Where the players differ',
      blocks: [
        ...populations.flatMap((one) => [...ratingsOf(one), ...habitsOf(one, nameOf)]),
        note('One learned player is one opinion. What they all agree on is more reliable.'),
      ],
    },
  ];
}

function ratingsOf(population: PopulationResult): Block[] {
  const { members, seats, firstSeat } = population;
  const hasPasts = members.some(({ againstPast }) => againstPast !== undefined);
  const title = `How often the first seat wins, ${seats} seats`;
  return [
    {
      ...{ kind: 'chart', shape: 'shares', label: title, even: 1 / seats },
      caption: `${title}: at mixed tables, and each player at its own table.`,
      rows: [
        { ...firstSeat, name: 'mixed tables' },
        ...members.map((one) => ({ ...one.firstSeat, name: `${one.name} alone` })),
      ],
    },
    ...table(
      [
        ...[`${members.length} players, ${seats} seats`, 'won at mixed tables'],
        ...(hasPasts ? ['against the others halfway'] : []),
        'first seat wins at its own table',
      ],
      members.map(({ name, won, againstPast, firstSeat: own }) => [
        ...[name, rangeOf(won)],
        ...(hasPasts ? [againstPast ? rangeOf(againstPast) : '–'] : []),
        rangeOf(own),
      ]),
    ),
    paragraph(firstSeatWords(population)),
  ];
}

/** Whether the players agree on what the first seat wins. */
export function firstSeatWords({ members, seats, firstSeat }: PopulationResult): string {
  const own = members.map((member) => member.firstSeat.share);
  return `The first seat wins ${rangeOf(firstSeat)} at mixed tables; tables of one player alone would show ${percent(Math.min(...own))} to ${percent(Math.max(...own))}. ${percent(1 / seats)} would be even.`;
}

const habitsOf = (population: PopulationResult, nameOf: (item: string) => string): Block[] =>
  table(
    ['Largest differences, per seat and game', ...population.members.map(({ name }) => name)],
    differences(population, MOST_HABITS).map(({ measure, means }) => [
      measureName(measure, nameOf),
      ...means.map((mean) => decimal(mean, 2)),
    ]),
    { most: MOST_SHOWN },
  );

const rangeOf = (one: PopulationShare): string => `${percent(one.share)} (${percentRange(one)})`;

/** `gained:mail-train`: gained Mail Train. */
function measureName(measure: string, nameOf: (item: string) => string): string {
  const colon = measure.indexOf(':');
  return colon < 0 ? measure : `${measure.slice(0, colon)} ${nameOf(measure.slice(colon + 1))}`;
}
