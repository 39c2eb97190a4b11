// Turns the cells of a map into arrays by cell number. Cells keep the order of the definition.
import { hexKey, neighbors } from '@railwright/hex';
import type { HexMap } from '../../core/map.ts';
import type { TrainsRules } from '../definition.ts';

export function compileMap(map: HexMap, rules: TrainsRules) {
  const count = map.cells.length;
  const labels = map.cells.map((cell) => cell.label);
  const at = new Map(map.cells.map((cell, index) => [hexKey(cell), index]));
  const byLabel = new Map(labels.map((label, index) => [label, index]));
  const blocked = new Set(map.barriers.flatMap(([a, b]) => [pair(byLabel, a, b), pair(byLabel, b, a)]));

  const terrainBits = new Map(map.terrains.map((terrain, index) => [terrain.id, 1 << index]));
  const costOf = new Map(map.terrains.map((terrain) => [terrain.id, terrain.cost]));
  const terrain = map.cells.map((cell) => cell.terrain);
  const city = Int16Array.from(map.cells, (cell) => cell.city ?? 0);
  const remote = Int16Array.from(map.cells, (cell) => cell.remote ?? 0);
  const open = Uint8Array.from(map.cells, (cell) =>
    cell.terrain !== undefined && costOf.get(cell.terrain) === null ? 0 : 1,
  );
  const terrainCost = Int16Array.from(map.cells, (cell) =>
    cell.terrain === undefined ? 0 : (costOf.get(cell.terrain) ?? 0),
  );
  const terrainBit = Int32Array.from(map.cells, (cell) =>
    cell.terrain === undefined ? 0 : (terrainBits.get(cell.terrain) ?? 0),
  );
  const baseCost = Int16Array.from(
    terrainCost,
    (cost, cell) => cost + (city[cell] > 0 ? rules.surcharge.city : 0) + remote[cell],
  );

  const neighborStart = new Int32Array(count + 1);
  const list: number[] = [];
  map.cells.forEach((cell, index) => {
    neighborStart[index] = list.length;
    const touching = open[index] === 0 ? [] : neighbors(cell);
    const found = touching
      .map((hex) => at.get(hexKey(hex)))
      .filter(
        (other): other is number =>
          other !== undefined && open[other] === 1 && !blocked.has(index * count + other),
      );
    list.push(...found.sort((a, b) => a - b));
  });
  neighborStart[count] = list.length;

  const cellsWhere = (test: (cell: number) => boolean): Int16Array =>
    Int16Array.from([...labels.keys()].filter(test));
  return {
    cells: count,
    labels,
    byLabel,
    terrain,
    terrainBits,
    city,
    remote,
    open,
    terrainCost,
    terrainBit,
    baseCost,
    neighborStart,
    neighbors: Int16Array.from(list),
    cities: cellsWhere((cell) => city[cell] > 0),
    remotes: cellsWhere((cell) => remote[cell] > 0),
    startable: Uint8Array.from(open, (is, cell) => (is === 1 && remote[cell] === 0 ? 1 : 0)),
  };

  function pair(index: ReadonlyMap<string, number>, a: string, b: string): number {
    return (index.get(a) ?? -1) * count + (index.get(b) ?? -1);
  }
}
