// The worth of access to a card, and the cost of having to take it: restricted play against free play with the same seeds.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Game, StudiedItem } from '@railwright/engine';
import type { Batch, RestrictionRule } from '../batch.ts';
import { count, Estimate, Share, strict } from '../result/parts.ts';
import { holm, pairedDifference, type PairedDifference, pairsNeeded } from '@railwright/statistics';
import { shareOf } from '../summary/pieces.ts';
import { WIN } from '@railwright/figures';
import { rowsOf, winsOfEntry, type PlayedBatch } from './rows.ts';

const Influence = Type.Union(
  [
    Type.Object(
      {
        effect: Type.Union([
          Estimate('Win share; 95% paired t interval, widened if few games differ.'),
          Type.Null(),
        ]),
        stands: Type.Boolean({
          description: 'Significant although all cards in the table are tested at once (Holm 1979).',
        }),
        needed: Type.Union([
          count('Games after which a real effect of the observed size is significant nine times out of ten.'),
          Type.Null(),
        ]),
      },
      strict,
    ),
    Type.Null(),
  ],
  { description: 'Null when it was not played.' },
);

export const CardStudySchema = Type.Object(
  {
    format: Type.Literal(1),
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the definition.' }),
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    seed: count('Seed of every batch.'),
    games: count('Games of every batch.'),
    bots: Type.Array(Type.String()),
    cards: Type.Array(
      Type.Object(
        {
          item: Type.String({ description: 'The card, or the action.' }),
          measure: Type.String({ description: 'Its measure.' }),
          cost: Type.Union([count('Cost of the card.'), Type.Null()]),
          seats: Share,
          perSeat: Type.Number({ minimum: 0, description: 'Mean number that a seat gains.' }),
          naive: Type.Union([Share, Type.Null()], {
            description: 'Win share of seats with it. Biased: players who are ahead buy more.',
          }),
          access: Influence,
          must: Influence,
        },
        { ...strict, description: 'Free play, then what the restriction changes for the restricted seat.' },
      ),
      { description: 'By influence of access, largest first.' },
    ),
  },
  {
    ...strict,
    title: 'Result of railwright influence',
    description: 'The worth of cards, by restricted play.',
  },
);
/** The worth of items: win shares with each one forbidden, and with each one forced, with intervals of 95%. */
export type CardStudy = Static<typeof CardStudySchema>;
type CardRow = CardStudy['cards'][number];

/** The items whose use can be forbidden; none in games that do not tell. */
export function studiedItems(game: Game): readonly StudiedItem[] {
  return game.playtestHooks?.studied?.() ?? [];
}

/** The free batch as a restricted one: the first of its bots, which takes all seats in turn, is held to the rule. */
export function restrict(batch: Batch, measure: string, rule: RestrictionRule, copies = 1): Batch {
  return { ...batch, restriction: { entry: 0, measure, rule, copies } };
}

export interface PlayedItem extends StudiedItem {
  /** The batch in which the item is forbidden to one seat. */
  readonly forbidden?: PlayedBatch;
  /** The batch in which one seat must use the item. */
  readonly must?: PlayedBatch;
}

/** Influence of each: access is free less forbidden, must is with the duty less free. */
export function studyCards(free: PlayedBatch, items: readonly PlayedItem[]): CardStudy {
  const { batch } = free;
  const freeWins = winsOfEntry(free, 0);
  const access = items.map(
    ({ forbidden }) => forbidden && pairedDifference(winsOfEntry(forbidden, 0), freeWins),
  );
  const must = items.map(({ must: duty }) => duty && pairedDifference(freeWins, winsOfEntry(duty, 0)));
  const accessStands = standing(access);
  const mustStands = standing(must);
  const rows = items.map((item, i): CardRow => ({
    item: item.item,
    measure: item.measure,
    cost: item.cost,
    ...freePlay(free, item.measure),
    access: influenceOf(access[i], accessStands[i] === true, items.length),
    must: influenceOf(must[i], mustStands[i] === true, items.length),
  }));
  return {
    format: 1,
    setup: batch.source.setup,
    content: batch.source.content,
    seats: batch.seats,
    seed: batch.seed,
    games: rowsOf(free.tally).length,
    bots: batch.bots.map(({ name }) => name),
    cards: rows.sort(
      (a, b) =>
        (b.access?.effect?.value ?? b.must?.effect?.value ?? 0) -
          (a.access?.effect?.value ?? a.must?.effect?.value ?? 0) || (a.item < b.item ? -1 : 1),
    ),
  };
}

function standing(found: readonly (PairedDifference | undefined)[]): boolean[] {
  return holm(found.map((one) => one?.p ?? 1));
}

function influenceOf(found: PairedDifference | undefined, stands: boolean, asked: number): CardRow['access'] {
  return found ? { effect: found.difference, stands, needed: pairsNeeded(found, asked) } : null;
}

function freePlay(
  { batch, game, tally }: PlayedBatch,
  measure: string,
): Pick<CardRow, 'seats' | 'perSeat' | 'naive'> {
  const sums = tally.measures[game.measures.findIndex(({ id }) => id === measure)];
  const seats = tally.games * batch.seats;
  return {
    seats: shareOf(sums?.seats ?? 0, seats),
    perSeat: sums && seats > 0 ? sums.total / seats : 0,
    naive: sums && sums.seats > 0 ? shareOf(sums.wins / WIN, sums.seats) : null,
  };
}
