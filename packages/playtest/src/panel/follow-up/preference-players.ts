// Cards that no player on the panel gains: would they be good for a player who wants one? For each card, a player learns to like it and
// plays against the strongest.
import type { Topic } from '@railwright/figures';
import type { Answered, PreferencePlayer } from './follow-up.ts';
import { followUpBatch, firstAnswer, oneAmong, playParts } from './follow-up-games.ts';
import { RARELY } from '../questions/cards.ts';
import type { Question } from '../questions/question.ts';
import type { OpenPanel } from '../open-panel.ts';
import { trainAll, type Trainee } from '../players/trainee.ts';
import { seatStart } from '../../observe/rows.ts';
import type { TableTally } from '../tables/table-tally.ts';

/** Liked as much as a win: at a fifth of this, a player does not learn within 1,000 games to gain a card it never gained. */
const LIKED = 1;
const MOST_FANS = 4;
/** A player that wins less than this part of an even share has found nothing in it: a preference costs a little, since it takes too many. */
const HOLDS_OWN = 0.8;

export const PREFERENCE: Topic = { unit: 'share', family: 'cards' };

export async function preferencePlayersOf(
  plan: OpenPanel,
  strong: Trainee,
  tallies: readonly TableTally[],
  games: number,
): Promise<PreferencePlayer[]> {
  const { game, seats, called = (item) => item, lessons } = plan;
  if (!lessons) return [];
  const own = tallies.filter(({ table }) => table.kind === 'own');
  const most = (item: string): number => Math.max(0, ...own.map(({ gained }) => meanOf(gained.get(item))));
  const group = game.playtestHooks?.holdings?.group;
  const left = game.measures
    .flatMap(({ id, item, group: of }, measure) => {
      const name = of === group ? called(item) : undefined;
      return name === undefined ? [] : [{ id, item, called: name, measure, most: most(item) }];
    })
    .filter((one) => one.most < RARELY)
    .toSorted((a, b) => a.most - b.most)
    .slice(0, MOST_FANS);
  const pupils = await trainAll(
    plan,
    left.map(({ id, called: name }, i) => ({
      ...{ name: `a preference for ${name}`, seed: (plan.seed + 200 + i) >>> 0, games: lessons.answers },
      ...{ known: strong.known, against: strong.known, settings: { preference: { [id]: LIKED } } },
    })),
  );
  return Promise.all(
    pupils.map(async ({ bot }, i) => {
      const { item, called: name, measure } = left[i] as (typeof left)[number];
      const batch = followUpBatch(plan, oneAmong(bot, strong.bot, seats), games);
      const rows = await playParts(plan, batch);
      const answer = (of?: Parameters<typeof firstAnswer>[3]): Answered =>
        firstAnswer(batch, rows, seats, of);
      const gained = answer(({ numbers }, seat) =>
        (numbers[seatStart(game, true, seat) + 1 + measure] as number) > 0 ? 1 : 0,
      );
      return { item, called: name, wins: answer(), gained };
    }),
  );
}

const meanOf = (values: Float64Array | undefined): number =>
  values ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

/** The wins of a player that wants a card against strong play that does not. */
export function preferenceQuestions(fans: readonly PreferencePlayer[], seats: number): Question[] {
  return fans.map(({ item, called, wins }) => ({
    ...{ id: `fan-${item}`, about: called, topic: PREFERENCE, asks: 'side' },
    ...{ against: HOLDS_OWN / seats, note: 0 },
    words: {
      strongest: { player: `with a preference for ${called}`, kind: 'persona', ...wins },
      others: [],
      beside: [],
    },
  }));
}
