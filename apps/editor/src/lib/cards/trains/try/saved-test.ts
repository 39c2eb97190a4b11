// A card test as a position to play from.
import { readTrainsGiven } from '@railwright/content';
import type { CardsInput, SeatInput, SeatView, TrainsGame } from '@railwright/engine';
import type { Data } from '../../../core/content/data.ts';
import { isData } from '../../../core/content/data.ts';
import { NOTHING, SEAT_PILES, TABLE } from './position.ts';
import type { Position, SeatPosition } from './position.ts';

export interface SavedTest {
  /** `pack/id`. */
  readonly setup: string;
  /** The test as written, without mistakes. */
  readonly data: Data;
}

/** Fields that change the game of the setup, in which cards are tried. */
const OTHER_GAMES = ['rules', 'map', 'market', 'switches', 'seed', 'marketSeed'];

/** Whether the test can be played from its position: it has one, in the game of its setup. */
export function canBeTried(test: unknown): test is Data {
  return isData(test) && isData(test['given']) && !OTHER_GAMES.some((key) => Object.hasOwn(test, key));
}

/** The position of a test. `dealt` is the hand and deck of each seat if the test sets none. */
export function positionOfTest(game: TrainsGame, { given }: Data, dealt: readonly SeatView[]): Position {
  const { seats: said = [], ...table } = readTrainsGiven(game, isData(given) ? given : {});
  const { trash, eventDeck, rowDeck, active, ...others } = table;
  const [own = NOTHING, ...opponents] = dealt.map((view, seat) => seatOf(said[seat] ?? {}, view));
  return {
    ...TABLE,
    ...others,
    trash: listOf(trash),
    ...(active !== undefined && active > 0 && { active }),
    ...(eventDeck && { eventDeck: listOf(eventDeck) }),
    ...(rowDeck && { rowDeck: listOf(rowDeck) }),
    seats: [own, ...opponents],
  };
}

function seatOf(given: SeatInput, dealt: SeatView): SeatPosition {
  const { hand, deck, discard, play, gained, mat, matDown, power, ...others } = given;
  const isGiven = SEAT_PILES.some((pile) => given[pile] !== undefined);
  return {
    ...NOTHING,
    ...others,
    hand: listOf(isGiven ? hand : dealt.hand),
    deck: isGiven ? (deck ?? []) : listOf(dealt.deck),
    discard: listOf(discard),
    play: listOf(play),
    gained: listOf(gained),
    mat: listOf(mat),
    matDown: listOf(matDown),
    power: power === undefined ? undefined : [power].flat(),
  };
}

function listOf(cards: CardsInput = []): readonly string[] {
  if (Array.isArray(cards)) return cards as readonly string[];
  return Object.entries(cards).flatMap(([id, count]) => Array.from({ length: Number(count) }, () => id));
}
