// The parts of a report on a learning as tables and notes, the same in HTML and Markdown; charts stand beside them in HTML.
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
    title: 'How it grew',
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
      `Against itself halfway: what it knew after half of its games until then, ${CHECK_GAMES} games; 50% is no gain. Few games against each bot on the way, so these intervals are wide.`,
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
      'Bots that had no part in the learning, in all other seats; every seat equally often, games that nobody learned from.',
    ],
  };
}

function beaten({ members }: LearningReport): Part | undefined {
  const asked = members.filter(({ exploitation, search }) => exploitation ?? search);
  if (asked.length === 0) return undefined;
  return {
    id: 'beaten',
    title: 'What beats it',
    tables: asked.map((member) => {
      const { exploitation, search } = member;
      return {
        head: [
          `${nameAmong(members, member)}somebody against it`,
          'Won',
          '95% interval',
          'Even',
          'Games',
          'Learned from',
        ],
        rows: [
          ...(exploitation?.answers ?? []).map(({ from, games, wins }) => [
            `an answer begun with ${BEGAN[from]}, in games to choose by`,
            percent(wins.share),
            percentRange(wins),
            percent(exploitation?.even ?? 0),
            whole(wins.of),
            `${whole(games)} games`,
          ]),
          ...(exploitation
            ? [
                [
                  'the stronger answer, in games that decided nothing before',
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
                  'search by what it knows',
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
          'Against the others half way',
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
    notes: ['One learned player is one opinion. What all of them say stands on firmer ground.'],
  };
}

function made(report: LearningReport): Part {
  const { members, setups, taste, engine, content } = report;
  return {
    id: 'made',
    title: 'How it was made',
    tables: [
      {
        head: ['Player', 'Seed', 'Games', 'Decisions', 'Hardly gained after'],
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
      `Learned ${lessonWords(setups)} by playing itself${taste === undefined ? '' : `, with a taste for something besides winning (${taste})`}. Engine ${engine}, content ${content}.`,
      'The same seed and number of games make the same player on any machine and any number of jobs.',
    ],
  };
}

function trust({ members, taste }: LearningReport): Part {
  const notes = [
    'A share of wins against one bot says how well that bot is beaten, not how strong a player is: above 90% it says little.',
    'A player that learned by playing itself knows the styles it met. A style that none of its own games showed may still beat it.',
    members.some(({ exploitation }) => exploitation)
      ? 'What the answer gains is the measure: figures of games of this player with itself can be off by about as much.'
      : 'To know how far figures of its games can be trusted, let somebody learn to beat it: railwright rate --exploit.',
    members.length > 1
      ? 'Where these players agree, a verdict on the game does not hang on one of them.'
      : 'One learned player is one opinion: --population 3 makes several and says where they differ.',
    ...(taste === undefined
      ? []
      : ['It does not only want to win: its figures say what its taste leads to, not what is best.']),
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
