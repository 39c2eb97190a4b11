// The parts of a report on a training run as tables and notes, the same in HTML and Markdown; HTML adds charts.
import { CHECK_GAMES, differences } from '@railwright/playtest';
import { percent, percentRange, whole, decimal } from '../figures-text.ts';
import { lessonWords } from '../player-words.ts';
import { byHardest } from './learning-findings.ts';
import { memberName, type LearningMember, type LearningReport } from './learning-report.ts';

export interface Part {
  readonly id: 'growth' | 'strength' | 'beaten' | 'population' | 'made' | 'trust';
  readonly title: string;
  readonly tables: readonly PartTable[];
  readonly notes: readonly string[];
}

interface PartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const MOST_HABITS = 12;
const BEGAN = { player: 'what the player knows', nothing: 'nothing' } as const;

export function learningParts(report: LearningReport): Part[] {
  return [
    growth(report),
    strength(report),
    beaten(report),
    population(report),
    made(report),
    trust(report),
  ].filter((part) => part !== undefined);
}

export function learningFacts({ setup, setups, members }: LearningReport): string {
  const games = members.reduce((sum, one) => sum + one.games, 0);
  const who = members.length > 1 ? `${members.length} players` : 'one player';
  const of = setups.length > 1 ? `, measured at ${setup}` : '';
  return `${lessonWords(setups)}${of}: ${who} from ${whole(games)} games, seed ${members.map(({ seed }) => seed).join(', ')}.`;
}

export function seatCounts({ setups }: LearningReport): number[] {
  return [...new Set(setups.flatMap(({ seats }) => seats))].sort((a, b) => a - b);
}

function growth({ members }: LearningReport): Part | undefined {
  const grown = members.filter(({ curve }) => curve.length > 0);
  if (grown.length === 0) return undefined;
  return {
    id: 'growth',
    title: 'How it improved',
    tables: grown.map((member) => {
      const bots = [
        ...new Set(member.curve.flatMap((point) => point.strength.map(({ against }) => against))),
      ];
      return {
        head: [`${nameAmong(members, member)}games`, 'against itself halfway', ...bots],
        rows: member.curve.map((point) => [
          whole(point.games),
          percent(point.won),
          ...bots.map((bot) => {
            const met = point.strength.find(({ against }) => against === bot);
            return met ? `${percent(met.won)} (${percentRange(met)})` : '–';
          }),
        ]),
      };
    }),
    notes: [
      `Against itself halfway: ${CHECK_GAMES} games against what it knew after half as many games; 50% means no gain. Each check plays few games against each bot, so these intervals are wide.`,
    ],
  };
}

function strength(report: LearningReport): Part | undefined {
  const { members } = report;
  const tables = seatCounts(report).flatMap((seats) =>
    members.flatMap((member): PartTable[] => {
      const rows = byHardest(member.strength, seats);
      if (rows.length === 0) return [];
      return [
        {
          head: [`${nameAmong(members, member)}${seats} seats, all others`, 'Won', '95% interval', 'Games'],
          rows: rows.map((one) => [one.against, percent(one.won), percentRange(one), whole(one.games)]),
        },
      ];
    }),
  );
  if (tables.length === 0) return undefined;
  return {
    id: 'strength',
    title: 'How strong it is',
    tables,
    notes: [
      'The bots had no part in the learning and took all other seats. The player sat in every seat equally often and learned nothing from these games.',
    ],
  };
}

function beaten({ members }: LearningReport): Part | undefined {
  const asked = members.filter(({ exploitation, search }) => exploitation ?? search);
  if (asked.length === 0) return undefined;
  return {
    id: 'beaten',
    title: 'How far it can be beaten',
    tables: asked.map((member) => {
      const { exploitation, search } = member;
      return {
        head: [
          `${nameAmong(members, member)}opponent`,
          'Won',
          '95% interval',
          'Even',
          'Games',
          'Learned from',
        ],
        rows: [
          ...(exploitation?.answers ?? []).map(({ from, games, wins }) => [
            `an opponent started from ${BEGAN[from]}, in games for choosing between them`,
            percent(wins.share),
            percentRange(wins),
            percent(exploitation?.even ?? 0),
            whole(wins.of),
            `${whole(games)} games`,
          ]),
          ...(exploitation
            ? [
                [
                  'the stronger opponent, in fresh games',
                  percent(exploitation.wins.share),
                  percentRange(exploitation.wins),
                  percent(exploitation.even),
                  whole(exploitation.wins.of),
                  '–',
                ],
              ]
            : []),
          ...(search
            ? [
                [
                  'search guided by this player',
                  percent(search.won),
                  percentRange(search),
                  percent(1 / search.seats),
                  whole(search.games),
                  '–',
                ],
              ]
            : []),
        ],
      };
    }),
    notes: [
      'The opponent is trained against this player only, and longer training may find a stronger one: the gain is a lower bound.',
    ],
  };
}

function population({ populations, nameOf }: LearningReport): Part | undefined {
  if (populations.length === 0) return undefined;
  return {
    id: 'population',
    title: 'Where the players differ',
    tables: populations.flatMap((one) => [
      {
        head: [
          `${one.seats} seats`,
          'Won at mixed tables',
          'Against the others halfway',
          'First seat wins at its own table',
        ],
        rows: one.members.map(({ name, won, againstPast, firstSeat }) => [
          name,
          shareWords(won),
          againstPast ? shareWords(againstPast) : '–',
          shareWords(firstSeat),
        ]),
      },
      {
        head: ['Each seat of a game', ...one.members.map(({ name }) => name)],
        rows: differences(one, MOST_HABITS).map(({ measure, means }) => [
          measureName(measure, nameOf),
          ...means.map((mean) => decimal(mean, 2)),
        ]),
      },
    ]),
    notes: ['One learned player is one opinion. What they all agree on is more reliable.'],
  };
}

function made(report: LearningReport): Part {
  const { members, setups, preference, engine, content } = report;
  return {
    id: 'made',
    title: 'How it was made',
    tables: [
      {
        head: ['Player', 'Seed', 'Games', 'Decisions', 'Hardly improved after'],
        rows: members.map(({ file, seed, games, decisions, level }) => [
          file,
          String(seed),
          whole(games),
          whole(decisions),
          level === undefined ? '–' : `${whole(level)} games`,
        ]),
      },
    ],
    notes: [
      `Learned ${lessonWords(setups)} by playing itself${preference === undefined ? '' : `, with a preference besides winning (${preference})`}. Engine ${engine}, content ${content}.`,
      'The same seed and number of games give the same player on any machine, with any number of jobs.',
    ],
  };
}

function trust({ members, preference }: LearningReport): Part {
  const notes = [
    'A share of wins against one bot shows how well the player beats that bot, not how strong it is; above 90% it says little.',
    'A player that learned by playing itself knows only the styles it met. A style that never came up in its own games may still beat it.',
    members.some(({ exploitation }) => exploitation)
      ? 'The gain of the trained opponent is the measure: figures of games that this player plays against itself can be off by about as much.'
      : 'To find out how far the figures of its games can be trusted, train an opponent to beat it: railwright exploit.',
    members.length > 1
      ? 'Where these players agree, a verdict on the game does not depend on a single one.'
      : 'One learned player is one opinion: --population 3 trains several and shows where they differ.',
    ...(preference === undefined
      ? []
      : ['It does not only want to win: its figures show what its preference leads to, not what is best.']),
  ];
  return { id: 'trust', title: 'How far it can be trusted', tables: [], notes };
}

function nameAmong(members: readonly LearningMember[], member: LearningMember): string {
  return members.length > 1 ? `${memberName(member)}, ` : '';
}

const shareWords = (one: { readonly share: number; readonly low: number; readonly high: number }): string =>
  `${percent(one.share)} (${percentRange(one)})`;

/** `gained:mail-train`: gained Mail Train. */
function measureName(measure: string, nameOf: (item: string) => string): string {
  const colon = measure.indexOf(':');
  return colon < 0 ? measure : `${measure.slice(0, colon)} ${nameOf(measure.slice(colon + 1))}`;
}
