// Games of people beside games of bots as a document, with what people said and answered.
import type { PeopleGroup, PeopleResult } from '@railwright/playtest';
import { comparedName, GAME_FIGURES } from '@railwright/figures';
import { comparedFigure, comparedPair, sharesOf } from '../comparison/comparison-document.ts';
import { note, table, words, type Document, type Finding, type Section } from '../document/document.ts';
import { capital, decimal, percent, percentRange, plural, whole } from '../figures-text.ts';
import { leftOutSection } from './left-out.ts';

const four = (value: number): string => String(Number(value.toPrecision(4)));
const signed = (value: number): string => `${value > 0 ? '+' : ''}${four(value)}`;

type Mean = PeopleGroup['minutes'];

/** What no count and no share exceeds. */
function boundsOf(figure: string, shares: ReadonlySet<string>): readonly [least: number, most: number] {
  if (shares.has(figure)) return [0, 1];
  const isCount = figure.includes(':') || GAME_FIGURES.some((one) => comparedName(one) === figure);
  return [isCount ? 0 : -Infinity, Infinity];
}

function range({ interval }: Mean, [least, most]: readonly [number, number]): string {
  if (!interval) return '–';
  return `${four(Math.max(least, interval.low))} to ${four(Math.min(most, interval.high))}`;
}

/** The result as a document: a part for each setup, then what was answered and said. */
export function peopleDocument(result: PeopleResult): Document {
  const { groups, leftOut, answers, notes } = result;
  const games = groups.reduce((sum, group) => sum + group.games, 0);
  const setups = [...new Set(groups.map(({ setup }) => setup))];
  return {
    title: 'Games of people',
    ...(setups.length === 1 && { setup: setups.join() }),
    about: 'games of people',
    facts: [
      `${plural(games, 'finished game')} of people`,
      ...(leftOut.length > 0 ? [`${plural(leftOut.length, 'file')} left out`] : []),
      ...(notes.length > 0 ? [plural(notes.length, 'note')] : []),
    ].join(', '),
    trust: groups.map((group) => trustIn(group, groups.length > 1)),
    findings: groups.flatMap((group) => findingsOf(group, groups.length > 1)),
    sections: [
      ...groups.flatMap((group, i) => groupSections(group, groups.length > 1 ? i + 1 : 0)),
      ...answerSection(answers),
      ...noteSection(notes),
      ...leftOutSection(leftOut),
    ],
  };
}

/** `homebrew/duel with 2 seats`, and what was chosen besides where that tells groups apart. */
const nameOf = ({ setup, seats }: PeopleGroup): string => `${setup} with ${plural(seats, 'seat')}`;

function trustIn(group: PeopleGroup, isOne: boolean): string {
  const { games, winsBySeat } = group;
  const of = isOne ? ` of ${nameOf(group)}` : '';
  if (games < 2)
    return `${capital(plural(games, 'game'))}${of}: nothing can be compared before there are two.`;
  const widest = Math.max(...winsBySeat.map(({ people }) => people.high - people.low));
  return `${capital(plural(games, 'game'))}${of} tell little: how often a seat wins is known within a range of ${Math.round(widest * 100)} points.`;
}

/** Figures that differ beyond chance, or that none does. */
function findingsOf(group: PeopleGroup, isOne: boolean): Finding[] {
  const standing = group.figures.filter(({ stands }) => stands);
  const where = isOne ? `, ${nameOf(group)}` : '';
  if (group.games < 2) return [];
  if (standing.length === 0)
    return [
      {
        ...{ kind: 'open', title: `No difference between people and bots yet${where}` },
        text: `Whatever differs in the ${plural(group.figures.length, 'figure')} below may be chance: ${plural(group.games, 'game')} of people would not tell.`,
      },
    ];
  return standing.map(({ figure, people, bots, difference }): Finding => {
    const pair = comparedPair({ figure, a: bots.mean, b: people.mean }, group.bots);
    const [low, high] = [difference?.low ?? 0, difference?.high ?? 0];
    return {
      ...{ kind: 'fact', title: `${capital(comparedFigure(figure))}: people are not like bots${where}` },
      text: `From bots to people ${pair}; the difference is ${signed(difference?.value ?? 0)}, from ${signed(low)} to ${signed(high)}.`,
    };
  });
}

const COLUMNS = ['people', '95% interval', 'bots', '95% interval'] as const;

function groupSections(group: PeopleGroup, number: number): Section[] {
  const id = number === 0 ? '' : `-${number}`;
  const name = number === 0 ? '' : `, ${nameOf(group)}`;
  const { games, botGames, bots, seed, botSeats, minutes, seats } = group;
  const sides = `${plural(games, 'game')} of people; ${plural(botGames, 'game')} of ${bots.join(', ')}, seed ${seed}.`;
  const sat =
    botSeats === 0
      ? ''
      : ` A bot sat in ${whole(botSeats)} of the ${whole(games * seats)} seats of people’s games.`;
  const took =
    minutes.count === 0
      ? ''
      : ` People took ${decimal(minutes.mean, 0)} minutes${minutes.count < games ? `, as ${plural(minutes.count, 'file')} say` : ''}.`;
  return [
    {
      ...{ id: `wins${id}`, title: `Who wins${name}` },
      blocks: [
        note(`${sides}${sat}${took}`),
        ...table(
          ['Seat', ...COLUMNS],
          group.winsBySeat.map((own) => [String(own.seat + 1), ...beside(own)]),
        ),
        ...table(
          ['End', ...COLUMNS],
          group.ends.map((end) => [end.reason, ...beside(end)]),
        ),
      ],
    },
    {
      ...{ id: `figures${id}`, title: `People and bots${name}` },
      blocks: [
        ...table(['Figure', ...COLUMNS, 'people minus bots', '95% interval', 'games needed'], rowsOf(group), {
          mostInSummary: 20,
        }),
        note(MEANING),
      ],
    },
  ];
}

function beside({ people, bots }: Pick<PeopleGroup['ends'][number], 'people' | 'bots'>): string[] {
  return [people, bots].flatMap((one) => [percent(one.share), percentRange(one)]);
}

/** Standing differences first, then by how few games would tell. */
function rowsOf({ figures, bots: names }: PeopleGroup): string[][] {
  const shares = sharesOf(names);
  return figures
    .filter(({ people, bots }) => people.mean !== 0 || bots.mean !== 0)
    .toSorted(
      (a, b) => Number(b.stands) - Number(a.stands) || (a.needed ?? Infinity) - (b.needed ?? Infinity) || 0,
    )
    .map(({ figure, people, bots, difference, stands, needed }) => [
      comparedFigure(figure),
      ...[people, bots].flatMap((one) => [four(one.mean), range(one, boundsOf(figure, shares))]),
      difference ? `${signed(difference.value)}${stands ? '*' : ' '}` : '–',
      difference ? `${signed(difference.low)} to ${signed(difference.high)}` : '–',
      stands ? 'enough' : needed === null ? '–' : needed > 1e6 ? 'too many' : whole(needed),
    ]);
}

const MEANING =
  'Welch intervals; a few games count as spread at least as widely as the many of bots. A difference marked * is significant even though all figures are tested at once (Holm 1979); without a star it may be chance. “Games needed” is the number of games of people after which a real difference of this size gets its star nine times out of ten.';

function answerSection(answers: PeopleResult['answers']): Section[] {
  if (answers.length === 0) return [];
  const rows = answers.map(({ setup, question, text, count, mean, shares, texts }) => [
    ...[setup, question, text, whole(count)],
    mean
      ? mean.count === 0
        ? '–'
        : `${decimal(mean.mean)} of 5${mean.interval ? ` (${decimal(mean.interval.low)} to ${decimal(mean.interval.high)})` : ''}`
      : shares.length > 0
        ? shares.map(({ value, share }) => `${ANSWER[value] ?? value} ${whole(share.count)}`).join(', ')
        : texts.length > 0
          ? 'see below'
          : '–',
  ]);
  const texts = answers.flatMap((one) => one.texts.map(({ file, text }) => [one.question, text, file]));
  return [
    {
      ...{ id: 'answers', title: 'Answers' },
      blocks: [
        ...table(
          [words('Setup'), words('question'), words('asked'), 'answers', words('mean or counts')],
          rows,
        ),
        ...table([words('Question'), words('answer'), words('file')], texts),
      ],
    },
  ];
}

const ANSWER: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

function noteSection(notes: PeopleResult['notes']): Section[] {
  const rows = notes.map(({ file, at, seat, about, text }) => [
    ...[text, about ?? '–', at === null ? '–' : String(at), seat === null ? '–' : String(seat + 1), file],
  ]);
  const columns = [words('Note'), words('about'), 'after choice', 'seat', words('file')];
  return rows.length === 0 ? [] : [{ id: 'notes', title: 'Notes', blocks: table(columns, rows) }];
}
