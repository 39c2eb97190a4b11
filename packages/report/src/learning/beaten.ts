// How far learned players can be beaten: by opponents trained for it, and by a search that they guide.
import type { Exploitation } from '@railwright/playtest';
import { note, paragraph, table, type Document, type Section, type Table } from '../document/document.ts';
import { percent, percentRange, plural, whole } from '../figures-text.ts';
import { gainWords } from '../player-words.ts';
import { nameAmong, type LearningMember } from './learning-report.ts';

const BEGAN = { player: 'what the player knows', nothing: 'nothing' } as const;
const BOUND =
  'The opponent is trained against this player only, and longer training may find a stronger one: the gain is a lower bound.';

export function beatenSection(members: readonly LearningMember[]): Section[] {
  const blocks = members.flatMap((member) => beatenTable(member, nameAmong(members, member)));
  return blocks.length === 0
    ? []
    : [{ id: 'beaten', title: 'How far it can be beaten', blocks: [...blocks, note(BOUND)] }];
}

/** How far one player can be beaten. `title` and `id` are those of the setup. */
export function exploitationDocument(
  { title, id }: { readonly title: string; readonly id: string },
  exploitation: Exploitation,
): Document {
  const { player, seats, best, even, wins, gain } = exploitation;
  const won = `The stronger one, started from ${BEGAN[best]}, wins ${percent(wins.share)} (95% interval ${percentRange(wins)}) of ${plural(wins.of, 'game')} that played no part in the training, in every seat equally often; ${percent(even)} would be even.`;
  return {
    title: [
      ...[{ bold: title }, ` (${id}), ${seats} seats: how far `, { bold: player }],
      ' can be beaten by an opponent trained for it',
    ],
    findings: [],
    sections: [
      {
        id: 'beaten',
        title: 'How far it can be beaten',
        blocks: [...beatenTable({ exploitation }, ''), paragraph(`${won} ${gainWords(gain)}`), note(BOUND)],
      },
    ],
  };
}

function beatenTable(
  { exploitation, search }: Pick<LearningMember, 'exploitation' | 'search'>,
  name: string,
): Table[] {
  const { answers = [], even = 0 } = exploitation ?? {};
  const line = (who: string, won: Parameters<typeof percentRange>[0] & { share: number }, of: number) => [
    ...[who, percent(won.share), percentRange(won), percent(even), whole(of)],
  ];
  return table(
    [
      name === '' ? 'Opponent' : `${name}, opponent`,
      ...['won', '95% interval', 'even', 'games', 'learned from'],
    ],
    [
      ...answers.map(({ from, games, wins }) => [
        ...line(`started from ${BEGAN[from]}, in games for choosing`, wins, wins.of),
        plural(games, 'game'),
      ]),
      ...(exploitation
        ? [[...line('the stronger one, in fresh games', exploitation.wins, exploitation.wins.of), '–']]
        : []),
      ...(search
        ? [
            [
              ...['a search guided by the player', percent(search.won), percentRange(search)],
              ...[percent(1 / search.seats), whole(search.games), '–'],
            ],
          ]
        : []),
    ],
  );
}
