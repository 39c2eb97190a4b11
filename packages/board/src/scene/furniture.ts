// Everything that maps draw before names of regions and tokens, as boxes, so that these cover none of it.
import { crossingBoxes } from './crossings.ts';
import type { Featured } from './features.ts';
import { bandsOf } from './geometry.ts';
import { rewardBoxes } from './rewards.ts';
import { cellBoxes, closedTerrains, Room } from './room.ts';

export function roomOf(map: Featured, language: string): Room {
  const room = new Room();
  const bands = bandsOf(map.orientation);
  const closed = closedTerrains(map);
  for (const cell of map.cells)
    for (const box of cellBoxes(map, cell, bands, language, closed)) room.add(box);
  for (const box of [...rewardBoxes(map), ...crossingBoxes(map, language)]) room.add(box);
  return room;
}
