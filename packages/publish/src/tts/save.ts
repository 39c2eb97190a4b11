// A setup as a save of Tabletop Simulator: the map with a snap point on each cell, piles, bags of tokens, hands, rules.
import { CELL_SIZE, centerOf, mapBounds } from '@railwright/board/svg';
import { widthFromSize } from '@railwright/hex';
import type { HexMap } from '@railwright/engine';
import { hashOf } from '../hashed.ts';
import type { Kit, Pile, TokenSupply } from '../kit.ts';
import { TABLE_WORDS } from '../words.ts';
import { HAND, mapArea, middleDepth, seatPlaces, supplyPlaces, type Area } from './layout.ts';
import {
  endlessBag,
  handZone,
  pdfObject,
  pileObject,
  rounded,
  tileObject,
  type Placing,
  type SaveObject,
  type Slot,
} from './objects.ts';
import { SEAT_COLORS } from './seat-colors.ts';
import { saveHeader } from './save-header.ts';

/** Where the files of a save are. */
export interface Addresses {
  readonly map?: string;
  readonly rules?: string;
  /** By id of the token. */
  readonly tokens: ReadonlyMap<string, string>;
  /** By id of the kind. */
  readonly slots: ReadonlyMap<string, Slot>;
}

/** Width and depth of a tile at scale 1. */
const TILE = 2;
const TOKEN_SCALE = 0.42;
const THICKNESS = { map: 0.1, token: 0.15 } as const;

/** The save as a JSON object. */
export function makeSave(kit: Kit, addresses: Addresses): SaveObject {
  const guidOf = guids(kit.setup.id);
  const size = kit.map && pictureSize(kit.map, kit.language);
  const area = size && mapArea(size, size.cell);
  const shared = { piles: kit.piles.filter(isShared), tokens: kit.tokens.filter(isShared) };
  const supply = supplyPlaces(shared.piles.length + shared.tokens.length, area);
  const own = Array.from({ length: kit.seats }, (_, seat) => ({
    piles: kit.piles.filter((pile) => pile.seat === seat),
    tokens: kit.tokens.filter((token) => token.seat === seat),
  }));
  const most = Math.max(...own.map(({ piles, tokens }) => piles.length + tokens.length));
  const seats = seatPlaces(kit.seats, most, middleDepth(area, supply));
  const lay = (
    { piles, tokens }: { readonly piles: readonly Pile[]; readonly tokens: readonly TokenSupply[] },
    places: readonly Placing[],
  ): SaveObject[] => [
    ...piles.flatMap((pile, i) =>
      pile.cards.length > 0 ? [layPile(pile, places[i] as Placing, addresses, guidOf)] : [],
    ),
    ...tokens.map((token, i) => layTokens(token, places[piles.length + i] as Placing, addresses, guidOf)),
  ];
  return {
    ...saveHeader(kit),
    SnapPoints: kit.map && area ? snapPoints(kit.map, area, kit.language) : [],
    ObjectStates: [
      ...(area && addresses.map !== undefined ? [layMap(kit, area, addresses.map, guidOf)] : []),
      ...lay(shared, supply),
      ...own.flatMap((things, seat) => lay(things, seats[seat]?.own ?? [])),
      ...seats.map(({ hand, turn }, seat) => {
        const [name, color] = SEAT_COLORS[seat] ?? ['White', [1, 1, 1] as const];
        const scale = [HAND.width, HAND.height, HAND.depth] as const;
        return handZone(
          guidOf(`hand-${seat}`),
          { x: hand.x, z: hand.z, y: 3, turn: turn === 180 ? 0 : 180, scale },
          name,
          color,
        );
      }),
      ...(addresses.rules === undefined ? [] : [layRules(kit, area, addresses.rules, guidOf)]),
    ],
  };
}

const isShared = ({ seat }: { readonly seat?: number }): boolean => seat === undefined;

/** Six hexadecimal digits by name, no two the same. */
function guids(seed: string): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    for (let i = 0; ; i++) {
      const guid = hashOf(`${seed} ${name} ${i}`).slice(0, 6);
      if (used.has(guid)) continue;
      used.add(guid);
      return guid;
    }
  };
}

function pictureSize(
  map: HexMap,
  language: string,
): { readonly width: number; readonly height: number; readonly cell: number } {
  const { width, height } = mapBounds(map, { language });
  return { width, height, cell: widthFromSize(CELL_SIZE) };
}

/** A tile at a turn of 0 shows its picture upside down to the south, so the picture itself is turned: turning the tile would turn what snaps. */
function layMap(kit: Kit, area: Area, address: string, guidOf: (name: string) => string): SaveObject {
  return tileObject(
    {
      guid: guidOf('map'),
      nickname: kit.title,
      place: {
        x: area.x,
        z: area.z,
        y: 0.95,
        turn: 0,
        scale: [area.width / TILE, 1, area.depth / TILE],
      },
      locked: true,
      snap: false,
    },
    { address, shape: 'box', thickness: THICKNESS.map },
  );
}

/** In units of the table, not of the tile: those of a tile are scaled with it. */
function snapPoints(map: HexMap, area: Area, language: string): SaveObject[] {
  const { x: left, y: top, width, height } = mapBounds(map, { language });
  return map.cells.map((cell) => {
    const { x, y } = centerOf(map.orientation, cell);
    return {
      Position: {
        x: rounded(area.x + ((x - left) / width - 0.5) * area.width),
        y: 1,
        z: rounded(area.z - ((y - top) / height - 0.5) * area.depth),
      },
    };
  });
}

function layPile(
  { id, title, cards, hidden, seat }: Pile,
  place: Placing,
  { slots }: Addresses,
  guidOf: (name: string) => string,
): SaveObject {
  const all = cards.flatMap(({ card, count }) => {
    const slot = slots.get(card);
    return slot ? Array.from({ length: count }, () => slot) : [];
  });
  const names = cards.map(({ card, count }) => `${count} × ${slots.get(card)?.name ?? card}`).join('\n');
  const kinds = new Set(cards.map(({ card }) => card));
  const [only] = kinds.size === 1 ? all : [];
  return pileObject(
    {
      guid: guidOf(id),
      nickname: seat === undefined ? title : `${title}, ${SEAT_COLORS[seat]?.[0] ?? ''}`,
      description: only ? only.text : names,
      place: { ...place, y: 1.5, faceDown: hidden },
    },
    hidden ? shuffled(all, id) : all,
    (i) => guidOf(`${id} ${i}`),
  );
}

/** In an order that looks like chance and is the same each time; whoever plays shuffles again. */
function shuffled<T>(cards: readonly T[], seed: string): T[] {
  return cards
    .map((card, i) => ({ card, order: hashOf(`${seed} ${i}`) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ card }) => card);
}

function layTokens(
  { id, title, count, seat }: TokenSupply,
  place: Placing,
  { tokens }: Addresses,
  guidOf: (name: string) => string,
): SaveObject {
  const color = seat === undefined ? undefined : SEAT_COLORS[seat];
  const nickname = [title, color?.[0]].filter(Boolean).join(', ');
  const token = tileObject(
    {
      guid: guidOf(`${id} one`),
      nickname: title,
      place: { x: 0, z: 0, scale: [TOKEN_SCALE, 1, TOKEN_SCALE] },
    },
    { address: tokens.get(id) ?? '', shape: 'circle', thickness: THICKNESS.token },
  );
  return endlessBag(
    {
      guid: guidOf(id),
      nickname,
      description: count === undefined ? '' : `× ${count}`,
      place: { ...place, y: 1.5, scale: [0.7, 0.7, 0.7] },
      ...(color && { color: color[1] }),
      snap: false,
    },
    token,
  );
}

function layRules(
  kit: Kit,
  area: Area | undefined,
  address: string,
  guidOf: (name: string) => string,
): SaveObject {
  return pdfObject(
    {
      guid: guidOf('rules'),
      nickname: TABLE_WORDS[kit.language].rules,
      place: { x: -(area ? area.width / 2 : 10) - 7, z: 0, y: 1.2, scale: [2.5, 1, 2.5] },
      snap: false,
    },
    address,
  );
}
