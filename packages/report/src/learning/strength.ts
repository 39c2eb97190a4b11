// How strong learned players are against bots that had no part in their learning.
import { note, table, type Block, type Section } from '../document/document.ts';
import { percent, percentRange, whole } from '../figures-text.ts';
import { nameAmong, type LearningMember, type LearningReport } from './learning-report.ts';

export function strengthSection({ members, setups }: LearningReport): Section[] {
  const counts = [...new Set(setups.flatMap(({ seats }) => seats))].sort((a, b) => a - b);
  const blocks = counts.flatMap((seats) =>
    members.flatMap((member) => strengthOf(member, seats, nameAmong(members, member))),
  );
  if (blocks.length === 0) return [];
  return [
    {
      id: 'strength',
      title: 'How strong it is',
      blocks: [
        ...blocks,
        note(
          'The bots had no part in the learning and took all other seats. The player sat in every seat equally often and learned nothing from these games. A share against one kind of bot says how well the player beats that bot, not how strong it is.',
        ),
      ],
    },
  ];
}

/** Against each bot, the hardest first. */
function strengthOf({ strength }: LearningMember, seats: number, name: string): Block[] {
  const rows = strength.filter((one) => one.seats === seats).toSorted((a, b) => a.won - b.won);
  if (rows.length === 0) return [];
  const label = `Won at ${seats} seats${name === '' ? '' : `, ${name}`}`;
  const even = percent(1 / seats);
  return [
    {
      ...{ kind: 'chart', shape: 'shares', label, even: 1 / seats },
      rows: rows.map((one) => ({ ...one, name: one.against, share: one.won })),
      caption: `${label}, with 95% intervals; the line is even chances, ${even}.`,
    },
    ...table(
      [
        `${name === '' ? 'Wins' : `${name}, wins`} at ${seats} seats against`,
        ...['won', '95% interval', 'even', 'games'],
      ],
      rows.map((one) => [one.against, percent(one.won), percentRange(one), even, whole(one.games)]),
    ),
  ];
}
