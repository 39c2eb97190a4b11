// Where everything lies on the table of Tabletop Simulator: the map in the middle, the supply to the right of it, seats on the south and
// the north side, each with its pile and its tokens before its hand. In units of the table.
import type { Placing } from './objects.ts';

/** The size of a card, with air around it. */
const CARD = { width: 2.6, depth: 3.6 } as const;
/** Of a map; a larger one is scaled down. */
const MAP = { width: 34, depth: 22 } as const;
/** A cell of a map if there is room. */
const CELL = 2.2;
/** Between map, supply, seats and hands. */
const GAP = 1.5;
/** Of the zone in which cards are in a hand. */
export const HAND = { width: 14, height: 5, depth: 5 } as const;
const COLUMNS = 5;

/** A rectangle around a point. */
export interface Area {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** The area of a map whose picture and cells have these sizes in any unit. */
export function mapArea(picture: { readonly width: number; readonly height: number }, cell: number): Area {
  const scale = Math.min(CELL / cell, MAP.width / picture.width, MAP.depth / picture.height);
  return { x: 0, z: 0, width: even(picture.width * scale), depth: even(picture.height * scale) };
}

/** Programs that take saves apart keep two decimals of a scale, which is half of this. */
const even = (length: number): number => Math.round(length * 50) / 50;

/** The place of each pile of the supply and each token for all: rows to the right of the map, from the top. */
export function supplyPlaces(count: number, map: Area | undefined): Placing[] {
  const left = map ? map.width / 2 + GAP + CARD.width / 2 : (-(COLUMNS - 1) * CARD.width) / 2;
  const rows = Math.ceil(count / COLUMNS);
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % COLUMNS) * CARD.width,
    z: ((rows - 1) / 2 - Math.floor(i / COLUMNS)) * CARD.depth,
  }));
}

/** A seat's hand, and places before it for what is its own. */
export interface SeatPlaces {
  readonly hand: Area;
  readonly turn: number;
  readonly own: readonly Placing[];
}

/** The first half of the seats is on the south side, from the right, the others on the north side, from the left: clockwise. */
export function seatPlaces(seats: number, things: number, middle: number): SeatPlaces[] {
  const south = Math.ceil(seats / 2);
  const step = Math.max(HAND.width, things * CARD.width) + GAP;
  return Array.from({ length: seats }, (_, seat) => {
    const isSouth = seat < south;
    const side = isSouth ? south : seats - south;
    const along = isSouth ? south - 1 - seat : seat - south;
    const x = (along - (side - 1) / 2) * step;
    const away = isSouth ? -1 : 1;
    const row = middle + GAP + CARD.depth / 2;
    return {
      hand: {
        x,
        z: away * (row + CARD.depth / 2 + GAP + HAND.depth / 2),
        width: HAND.width,
        depth: HAND.depth,
      },
      turn: isSouth ? 180 : 0,
      own: Array.from({ length: things }, (_place, i) => ({
        x: x + away * -(i - (things - 1) / 2) * CARD.width,
        z: away * row,
        turn: isSouth ? 180 : 0,
      })),
    };
  });
}

/** Half the depth of what lies in the middle. */
export function middleDepth(map: Area | undefined, supply: readonly Placing[]): number {
  const piles = supply.map(({ z }) => Math.abs(z) + CARD.depth / 2);
  return Math.max(CARD.depth, (map?.depth ?? 0) / 2, ...piles);
}
