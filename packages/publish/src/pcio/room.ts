// A kit as a playingcards.io room: the map on the left, the supply on the right, below them what belongs to each seat, then the hand.
import { mapBounds } from '@railwright/board/svg';
import type { HexMap } from '@railwright/engine';
import type { Kit, Pile, TokenSupply } from '../kit.ts';
import { TABLE_WORDS } from '../words.ts';
import { board, card, counter, deck, hand, label, pile, type Box, type Widget } from './widgets.ts';

/** Addresses of pictures inside the room. */
export interface RoomPictures {
  readonly map?: string;
  readonly back: string;
  /** By id of the kind. */
  readonly faces: ReadonlyMap<string, string>;
  /** By id of the token. */
  readonly tokens: ReadonlyMap<string, string>;
}

const TABLE = { width: 1600, height: 800, margin: 16 } as const;
/** The supply needs the rest. */
const MAP_WIDTH = { least: 400, most: 800 } as const;
/** Above and below the map. */
const MAP_AIR = 50;
const CARD = { width: 76, height: 106 } as const;
/** Around the cards of a pile. */
const RIM = 4;
/** For the name above a pile and the button below it. */
const ABOVE = 22;
const BELOW = 10;
const STEP = { x: CARD.width + 2 * RIM + 6, y: CARD.height + 2 * RIM + ABOVE + BELOW } as const;
const TOKEN = 44;
const COUNTER_STEP = 66;
const COUNTER_ROWS = 2;
const COUNTER_WIDTH = 110;
/** Above the hand: rows of seats. */
const SEATS = { least: 2, most: 4, bottom: 802, height: 162 } as const;
/** The site takes about this many; as many tokens as that are left out of their piles. */
const MOST_WIDGETS = 1200;
const MOST_TOKENS = 30;

/** Everything on the table, in the order of widgets.json. */
export function makeRoom(kit: Kit, pictures: RoomPictures): Widget[] {
  const shared = stacks(kit, undefined);
  const area = kit.map && mapBox(kit, kit.map, shared.length);
  const left = (area ? area.x + area.width : 0) + TABLE.margin;
  const top = seatsTop(kit);
  const inRow = seatsInRow(kit);
  const perSeat = (TABLE.width - TABLE.margin) / inRow;
  return [
    hand(),
    ...(area && pictures.map !== undefined ? [board('map', area, pictures.map)] : []),
    ...flow(
      shared,
      { x: left, y: TABLE.margin, width: TABLE.width - left, height: top - TABLE.margin },
      kit,
      pictures,
    ),
    ...Array.from({ length: kit.seats }, (_, seat) =>
      seatWidgets(
        kit,
        seat,
        {
          x: TABLE.margin + (seat % inRow) * perSeat,
          y: top + Math.floor(seat / inRow) * SEATS.height,
          width: perSeat,
          height: SEATS.height,
        },
        pictures,
      ),
    ).flat(),
  ];
}

function seatsTop(kit: Kit): number {
  return SEATS.bottom - Math.ceil(kit.seats / seatsInRow(kit)) * SEATS.height;
}

/** Fewer where seats have much of their own. */
function seatsInRow(kit: Kit): number {
  const own = Math.max(...Array.from({ length: kit.seats }, (_, seat) => stacks(kit, seat).length));
  const columns = Math.max(1, Math.ceil(kit.counters.length / COUNTER_ROWS));
  const room = Math.floor((TABLE.width - TABLE.margin) / (own * STEP.x + columns * COUNTER_WIDTH));
  return Math.min(kit.seats, Math.max(SEATS.least, Math.min(SEATS.most, room)));
}

/** As wide as so many piles of the supply let it be. */
function mapBox(kit: Kit, map: HexMap, supply: number): Box {
  const { width, height } = mapBounds(map, kit);
  const rows = Math.floor(seatsTop(kit) / STEP.y);
  const rest = TABLE.width - 2 * TABLE.margin - Math.ceil(supply / rows) * STEP.x;
  const most = Math.max(MAP_WIDTH.least, Math.min(MAP_WIDTH.most, rest));
  const scale = Math.min(most / width, (seatsTop(kit) - MAP_AIR) / height);
  return {
    x: TABLE.margin,
    y: TABLE.margin,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

/** Cards or tokens that lie on one another. */
interface Stack {
  readonly id: string;
  readonly title: string;
  readonly hidden: boolean;
  readonly size: { readonly width: number; readonly height: number };
  readonly items: readonly { readonly card: string; readonly count: number }[];
  readonly isToken: boolean;
}

function stacks(kit: Kit, seat: number | undefined): Stack[] {
  return [
    ...kit.piles.filter((one) => one.seat === seat).map(stackOfCards),
    ...kit.tokens.filter((one) => one.seat === seat).map((token) => stackOfTokens(token, kit)),
  ];
}

function stackOfCards({ id, title, hidden, cards }: Pile): Stack {
  return { id, title, hidden, size: CARD, items: cards, isToken: false };
}

/** Rooms hold only so many things: where a game needs more tokens, some come back to their pile during play. */
function stackOfTokens({ id, title, count }: TokenSupply, kit: Kit): Stack {
  const cards = kit.piles.flatMap((one) => one.cards).reduce((sum, one) => sum + one.count, 0);
  const room = Math.floor((MOST_WIDGETS - cards) / (2 * Math.max(1, kit.tokens.length)));
  const shown = Math.max(1, Math.min(count ?? MOST_TOKENS, room));
  return {
    id,
    title,
    hidden: false,
    size: { width: TOKEN, height: TOKEN },
    items: [{ card: id, count: shown }],
    isToken: true,
  };
}

/** Stacks from left to right and from top to bottom; closer together where there is too little room. */
function flow(all: readonly Stack[], space: Box, kit: Kit, pictures: RoomPictures): Widget[] {
  const columns = Math.max(1, Math.floor(space.width / STEP.x));
  const rows = Math.ceil(all.length / columns);
  const room = (space.height - ABOVE - CARD.height - 2 * RIM) / Math.max(1, rows - 1);
  const down = Math.min(STEP.y, Math.floor(room));
  return all.flatMap((stack, i) =>
    stackWidgets(
      stack,
      { x: space.x + (i % columns) * STEP.x, y: space.y + ABOVE + Math.floor(i / columns) * down },
      kit,
      pictures,
    ),
  );
}

function seatWidgets(kit: Kit, seat: number, space: Box, pictures: RoomPictures): Widget[] {
  const words = TABLE_WORDS[kit.language];
  const own = stacks(kit, seat);
  const x = space.x + own.length * STEP.x;
  return [
    label(
      `seat-${seat + 1}`,
      { x: space.x, y: space.y - 26, width: 120, height: 24 },
      words.seat(seat + 1),
      16,
    ),
    ...own.flatMap((stack, i) =>
      stackWidgets(stack, { x: space.x + i * STEP.x, y: space.y + ABOVE }, kit, pictures),
    ),
    ...kit.counters.map((title, i) =>
      counter(
        `counter-${seat + 1}-${i + 1}`,
        {
          x: x + Math.floor(i / COUNTER_ROWS) * COUNTER_WIDTH,
          y: space.y + ABOVE + (i % COUNTER_ROWS) * COUNTER_STEP,
          width: COUNTER_WIDTH,
          height: 40,
        },
        title,
      ),
    ),
  ];
}

function stackWidgets(
  { id, title, hidden, size, items, isToken }: Stack,
  at: { readonly x: number; readonly y: number },
  kit: Kit,
  pictures: RoomPictures,
): Widget[] {
  // As wide as a pile of cards, so that names have room.
  const box = { ...at, width: CARD.width + 2 * RIM, height: size.height + 2 * RIM };
  const inside = { x: at.x + (box.width - size.width) / 2, y: at.y + RIM, ...size };
  const named = new Map(kit.cards.map(({ id: kind, name }) => [kind, name]));
  const images = isToken ? pictures.tokens : pictures.faces;
  const faces = new Map(
    items.map(({ card: kind }) => [kind, { name: named.get(kind) ?? title, image: images.get(kind) ?? '' }]),
  );
  const back = isToken ? (pictures.tokens.get(id) ?? '') : pictures.back;
  const cards = items.flatMap(({ card: kind, count }) => Array.from({ length: count }, () => kind));
  // No id of a pile has this sign, so `supply-train_1` is no pile, whatever cards are called.
  const deckId = `${id}_deck`;
  return [
    pile(id, box, title, hidden),
    deck(deckId, id, inside, faces, back),
    ...cards.map((kind, i) =>
      card(`${id}_${i + 1}`, {
        parent: id,
        deck: deckId,
        kind,
        z: i + 1,
        x: inside.x,
        y: inside.y,
        faceUp: !hidden,
      }),
    ),
  ];
}
