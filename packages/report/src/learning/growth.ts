// How learned players improved: against what they knew after half the games, and against bots.
import { CHECK_GAMES } from '@railwright/playtest';
import { wilson } from '@railwright/statistics';
import { note, table, type Block, type Chart, type Section } from '../document/document.ts';
import { percent, percentRange, plural, whole } from '../figures-text.ts';
import { nameAmong, type LearningMember, type LearningReport } from './learning-report.ts';

export function growthSection({ members }: Pick<LearningReport, 'members'>): Section[] {
  const grown = members.filter(({ curve }) => curve.length > 0);
  if (grown.length === 0) return [];
  return [
    {
      id: 'growth',
      title: 'How it improved',
      blocks: [
        ...grown.map((member) => chartOf(member, nameAmong(members, member))),
        ...grown.flatMap((member) => tableOf(member, nameAmong(members, member))),
        ...grown.flatMap(({ restarts = [] }) =>
          restarts.map((games) => note(`It was stuck after ${plural(games, 'game')} and restarted.`)),
        ),
        note(
          `Against itself halfway: ${CHECK_GAMES} games against what it knew after half as many games; 50% means no gain. Each check plays few games against each bot, so these intervals are wide.`,
        ),
      ],
    },
  ];
}

function tableOf({ curve }: LearningMember, name: string): Block[] {
  const bots = [...new Set(curve.flatMap(({ strength }) => strength.map(({ against }) => against)))];
  return table(
    [name === '' ? 'Games' : `${name}, games`, 'against itself halfway', ...bots],
    curve.map(({ games, won, strength }) => [
      ...[whole(games), percent(won)],
      ...bots.map((bot) => {
        const met = strength.find(({ against }) => against === bot);
        return met ? `${percent(met.won)} (${percentRange(met)})` : '–';
      }),
    ]),
  );
}

function chartOf({ curve }: LearningMember, name: string): Chart {
  const label = `Share of the wins by number of games${name === '' ? '' : `, ${name}`}`;
  const points = curve.flatMap(({ games, won, strength }) => [
    {
      ...{ name: 'itself halfway', games, share: won, even: 0.5 },
      ...wilson(won * CHECK_GAMES, CHECK_GAMES),
    },
    ...strength.map(({ against, won: share, low, high, seats }) => ({
      ...{ name: against, games, share, low, high, even: 1 / seats },
    })),
  ]);
  const caption = `${label}, with 95% intervals; the dashed lines are even chances.`;
  return { kind: 'chart', shape: 'growth', label, caption, points };
}
