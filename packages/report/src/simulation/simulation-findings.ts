// Answers to the questions designers ask of a result, in a few sentences that claim no more than its intervals allow.
import { numbersIn, partsIn, type SimulationResult } from '@railwright/playtest';
import type { Finding, ShownGame } from '../document/document.ts';
import { capital, percent, percentRange, points, toldOf, whole } from '../figures-text.ts';
import { playerWords } from '../player-words.ts';
import type { Expects } from '../report-data.ts';

/**
 * A smaller advantage of going first does not matter. A finding says so only where the whole
 * interval is that small (Schuirmann 1987, with 95% instead of his 90%): an interval that is narrow may still lie elsewhere.
 */
const SMALL_ADVANTAGE = 0.03;
const MANY = 12;
/** The verb for the items of a group, if the group's name does not say it. */
const DONE: Readonly<Record<string, string>> = { actions: 'done', 'cars-switched': 'done', draws: 'done' };

/**
 * The findings of a result, in the order of reports.
 * @param nameOf the name of an item by its id
 * @param expects whether an item should be used at all
 */
export function findings(
  result: SimulationResult,
  nameOf: (item: string) => string,
  expects: Expects = () => true,
): Finding[] {
  return [
    ...targets(result),
    ...beginning(result),
    ...length(result),
    ...ends(result),
    ...unused(result, nameOf, expects),
    ...deadCells(result),
    ...drama(result),
    ...players(result),
  ];
}

function targets({ targets }: SimulationResult): Finding[] {
  if (!targets || targets.length === 0) return [];
  const missed = targets.filter(({ verdict }) => verdict === 'missed');
  const undecided = targets.filter(({ verdict }) => verdict === 'undecided');
  const names = (some: typeof targets): string => some.map(({ target }) => target).join(', ');
  const text =
    missed.length > 0
      ? `Missed: ${names(missed)}.${undecided.length > 0 ? ` Undecided: ${names(undecided)}.` : ''}`
      : undecided.length > 0
        ? `Undecided: ${names(undecided)}. The others are met.`
        : `All ${targets.length} are met.`;
  const kind = missed.length > 0 ? 'problem' : undecided.length > 0 ? 'open' : 'good';
  return [{ kind, title: 'Targets', text }];
}

function beginning({ firstSeat, games, seats, winsBySeat }: SimulationResult): Finding[] {
  if (!firstSeat) return [];
  const { advantage, wins } = firstSeat;
  const facts = `the first player wins ${percent(wins.share)} of ${whole(games)} games (${percentRange(wins)}), ${points(advantage)} from even chances of ${percent(1 / seats)}.`;
  const examples = winsBySeat.flatMap(({ seat, example }): ShownGame[] =>
    example ? [{ shows: `seat ${seat + 1} wins`, ...example }] : [],
  );
  const small = advantage.low > -SMALL_ADVANTAGE && advantage.high < SMALL_ADVANTAGE;
  if (advantage.low > 0 || advantage.high < 0) {
    const side = advantage.low > 0 ? 'Going first is better' : 'Going first is worse';
    return [
      {
        kind: small ? 'good' : 'problem',
        title: 'Beginning',
        text: `${side}${small ? ', but only slightly' : ''}: ${facts}`,
        games: examples,
      },
    ];
  }
  return [
    {
      kind: small ? 'good' : 'open',
      title: 'Beginning',
      text: `${small ? 'It makes no noticeable difference who goes first:' : 'These games cannot tell whether it matters who goes first:'} ${facts}`,
      games: examples,
    },
  ];
}

function length({ length }: SimulationResult): Finding[] {
  if (!length) return [];
  const { rounds } = length;
  return [
    {
      kind: 'fact',
      title: 'Length',
      text: `Half of the games last at most ${rounds.median} rounds, eight in ten between ${rounds.quantiles.p10} and ${rounds.quantiles.p90}; the longest had ${rounds.most.value}.`,
      games: [
        { shows: 'longest', ...rounds.most },
        { shows: 'shortest', ...rounds.least },
      ],
    },
  ];
}

function ends({ ends }: SimulationResult): Finding[] {
  if (ends.length < 2) return [];
  const text = ends.map(({ reason, games }) => `by ${reason} ${percent(games.share)}`).join(', ');
  return [
    {
      kind: 'fact',
      title: 'Ends',
      text: `Games end ${text}.`,
      games: ends.map(({ reason, example }) => ({ shows: reason, ...example })),
    },
  ];
}

function unused(
  { measures, games }: SimulationResult,
  nameOf: (item: string) => string,
  expects: Expects,
): Finding[] {
  return measures.flatMap(({ group, items }): Finding[] => {
    const never = items
      .filter(({ item, perGame }) => perGame === 0 && expects(group, item))
      .map(({ item }) => nameOf(item));
    if (items.length === 0) return [];
    if (never.length === 0)
      return group === 'gained'
        ? [{ kind: 'good', title: 'Cards', text: 'Every card is gained in at least one game.' }]
        : [];
    const shown = never.slice(0, MANY).join(', ');
    const more = never.length > MANY ? ` and ${never.length - MANY} more` : '';
    const done = DONE[group] ?? group;
    return [
      {
        kind: 'problem',
        title: `Never ${done}`,
        text: `Never ${done} in ${whole(games)} games: ${shown}${more}.`,
      } as const,
    ];
  });
}

function deadCells({ board }: SimulationResult): Finding[] {
  if (!board) return [];
  const { dead, cells } = board;
  if (dead.length === 0)
    return [
      { kind: 'good', title: 'Map', text: `Each of the ${cells.length} cells is used in at least one game.` },
    ];
  const shown = dead.slice(0, MANY).join(', ');
  return [
    {
      kind: 'problem',
      title: 'Map',
      text: `${dead.length} of ${cells.length} cells are never used: ${shown}${dead.length > MANY ? ` and ${dead.length - MANY} more` : ''}.`,
    },
  ];
}

function drama(result: SimulationResult): Finding[] {
  const numbers = numbersIn(result, 'drama');
  const parts = [
    ...numbers.map(({ figure, values }) => figure.sentence?.(toldOf(figure, values))),
    ...partsIn(result).map(({ figure, share }) => figure.sentence?.(percent(share.share))),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return [];
  const games = numbers.flatMap(({ figure: { most, least }, values }): ShownGame[] => [
    ...(most === undefined ? [] : [{ shows: most, ...values.most }]),
    ...(least === undefined ? [] : [{ shows: least, ...values.least }]),
  ]);
  return [{ kind: 'fact', title: 'Drama', text: `${capital(parts.join(', '))}.`, games }];
}

function players({ players: learned, seats }: SimulationResult): Finding[] {
  return learned.map((player) => ({
    kind: 'fact',
    title: `Player ${player.bot}`,
    text: playerWords(player, seats),
  }));
}
