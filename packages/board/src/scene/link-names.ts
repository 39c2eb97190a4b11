// Where the names of links stand: below the coin in the middle as far as nothing is covered there, else above or beside it, or further
// along the link.
import { isOwnable, type LinkDefinition } from '@railwright/engine';
import type { Point, Rect } from '@railwright/hex';
import { round } from '../art/shape.ts';
import { textWidth } from '../text/fit.ts';
import { nameIn } from '../text/names.ts';
import type { Featured } from './features.ts';
import { bandsOf, boardBounds } from './geometry.ts';
import { linksOf, pointOn, SIGN_GAP, type LinkLine } from './links.ts';
import { rewardBoxes } from './rewards.ts';
import { cellBoxes, closedTerrains, overlap, Room, textBox } from './room.ts';
import { TEXT_STYLES } from './text-styles.ts';

export interface LinkName extends Point {
  readonly text: string;
}

const SIZE = TEXT_STYLES.link['font-size'];
const BELOW = 17;
const ABOVE = -11;
/** Where along the link, the middle first. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7] as const;
/** One square unit of what is covered counts like this much of the way from the usual place. */
const COVERED = 12;

export const nameBox = ({ text, x, y }: LinkName): Rect => textBox(text, { x, y }, SIZE);

/** Around the coin of a link, with the signs beside it. */
export function coinBox({ x, y }: Point, link: LinkDefinition): Rect {
  const half = 8 + (isOwnable(link) ? SIGN_GAP : 0);
  return { x: x - half, y: y - 8, width: 2 * half, height: 16 };
}

export function linkNames(map: Featured, language: string): LinkName[] {
  const links = linksOf(map);
  const named = links.flatMap(({ link: { name }, line }) =>
    name === undefined ? [] : [{ text: nameIn(name, language), line }],
  );
  if (named.length === 0) return [];
  const room = new Room();
  const bands = bandsOf(map.orientation);
  const closed = closedTerrains(map);
  for (const cell of map.cells)
    for (const box of cellBoxes(map, cell, bands, language, closed)) room.add(box);
  for (const box of rewardBoxes(map)) room.add(box);
  for (const { link, line } of links) room.add(coinBox(line.middle, link));
  const bounds = boardBounds(map, 0);
  return named.map(({ text, line }) => {
    const best = bestSpot(text, line, room, bounds);
    room.add(nameBox(best));
    return best;
  });
}

function bestSpot(text: string, line: LinkLine, room: Room, bounds: Rect): LinkName {
  const usual = { x: line.middle.x, y: line.middle.y + BELOW };
  let best: LinkName = { text, x: usual.x, y: round(usual.y) };
  let least = Infinity;
  for (const { x, y } of spotsAt(text, line)) {
    const name = { text, x: round(x), y: round(y) };
    const box = nameBox(name);
    const beyond = box.width * box.height - overlap(box, bounds);
    const cost = (room.covered(box) + beyond) * COVERED + Math.hypot(x - usual.x, y - usual.y);
    if (cost >= least) continue;
    least = cost;
    best = name;
  }
  return best;
}

function spotsAt(text: string, line: LinkLine): Point[] {
  const { x, y } = line.middle;
  const beside = (textWidth(text, true) * SIZE) / 2 + 12;
  const along = ALONG.map((part) => pointOn(line, part));
  return [
    ...along.flatMap((at) => [BELOW, ABOVE].map((by) => ({ x: at.x, y: at.y + by }))),
    { x: x + beside, y: y + 3 },
    { x: x - beside, y: y + 3 },
  ];
}
