// The seats of a position: changes the number of opponents, and names the seats.
import { within } from '../../../core/words/words.ts';
import type { Position, SeatPosition } from './position.ts';

/** A position with this many players; `opponentAt` gives an opponent's possessions, counted from 0. */
export function seated(
  position: Position,
  players: number,
  opponentAt: (index: number) => SeatPosition,
): Position {
  const opponents = Array.from({ length: players - 1 }, (_, i) => opponentAt(i));
  return { ...position, seats: [position.seats[0], ...opponents], ...turnOf(position, players) };
}

/** The last turn of a round remains the last, since an event is turned up after it. */
function turnOf({ seats, turn, active }: Position, players: number): Pick<Position, 'turn' | 'active'> {
  if (active === undefined || seats.length === players) return {};
  if (turn !== undefined && active === seats.length - 1 && turn % seats.length === 0)
    return { turn: (turn / seats.length) * players, active: players === 1 ? undefined : players - 1 };
  return active < players ? {} : { active: undefined };
}

/** `You`, `Opponent`, or with several of them `Opponent 2`. */
export function seatName(seat: number, players: number): string {
  if (seat === 0) return 'You';
  return players > 2 ? `Opponent ${seat}` : 'Opponent';
}

/** `Your hand`, `Opponent 2’s hand`; `title` is that of a field. */
export function whoseTitle(seat: number, players: number, title: string): string {
  return seat === 0
    ? `Your ${within(title)}`
    : /* @wc-include */ `${seatName(seat, players)}’s ${within(title)}`;
}

/** The opponent in `rails of your opponent`, `rails of opponent 2`. */
export function opponentName(seat: number, players: number): string {
  return players > 2 ? /* @wc-include */ `opponent ${seat}` : /* @wc-include */ 'your opponent';
}

/** Where an opponent sits, if there are several: cards are passed to the left or right. */
export function sideOf(seat: number, players: number): string | undefined {
  if (players < 3 || seat === 0) return undefined;
  if (seat === 1) return /* @wc-include */ 'on your left';
  return seat === players - 1 ? /* @wc-include */ 'on your right' : undefined;
}
