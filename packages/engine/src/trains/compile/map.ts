// Turns the cells of a map into arrays by cell number. Cells keep the order of the definition.
import { hexKey, neighbors } from '@railwright/hex';
import { isOwnable, linkId, type HexMap } from '../../core/map.ts';
import type { TrainsRules } from '../definition.ts';
import { FORBIDDEN } from '../state/limits.ts';
import { borderCells } from './border.ts';
import { compileEntries, compileLists, type CellLink } from './crossings.ts';
import { bonusCode, routeCode } from './rewards.ts';

export function compileMap(map: HexMap, rules: TrainsRules) {
  const count = map.cells.length;
  const labels = map.cells.map((cell) => cell.label);
  const at = new Map(map.cells.map((cell, index) => [hexKey(cell), index]));
  const byLabel = new Map(labels.map((label, index) => [label, index]));
  const oneWay = map.oneWay ?? [];
  const blocked = new Set([
    ...map.barriers.flatMap(([a, b]) => [pair(byLabel, a, b), pair(byLabel, b, a)]),
    ...oneWay.map(([from, to]) => pair(byLabel, to, from)),
  ]);

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

  const touching = map.cells.map((cell, index) =>
    (open[index] === 0 ? [] : neighbors(cell))
      .map((hex) => at.get(hexKey(hex)))
      .filter(
        (other): other is number =>
          other !== undefined && open[other] === 1 && !blocked.has(index * count + other),
      ),
  );
  const owned = (map.links ?? []).filter(isOwnable);
  const links = (map.links ?? []).map((one): CellLink => {
    const [a, b] = one.between;
    return [byLabel.get(a) ?? -1, byLabel.get(b) ?? -1, one.cost, owned.indexOf(one)];
  });
  const exits = touching.map((cells, index) => [
    ...new Set([...cells, ...links.flatMap(([a, b]) => (a === index ? [b] : b === index ? [a] : []))]),
  ]);
  // Whichever way rails were laid over an edge, they join both sides.
  const joined = exits.map((cells) => [...cells]);
  for (const [from, to] of oneWay) {
    const [a, b] = [byLabel.get(from) ?? -1, byLabel.get(to) ?? -1];
    if (exits[a]?.includes(b) && !exits[b].includes(a)) joined[b].push(a);
  }

  const ways = compileLists(exits);

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
    neighborStart: ways.start,
    neighbors: ways.list,
    joined: compileLists(joined),
    ownedLinks: owned.length,
    entries:
      links.length === 0
        ? null
        : compileEntries(touching, links, {
            owned: owned.map(linkId),
            tolls: Int16Array.from(owned, (one) => (one.for === 'first' ? FORBIDDEN : (one.toll ?? 0))),
          }),
    routes: (map.routes ?? []).map((route) => routeCode(route, byLabel)),
    bonuses: map.cells.flatMap(bonusCode),
    border: borderCells(map.cells),
    regions: new Map(
      (map.regions ?? []).map(({ id, cells }) => [id, new Set(cells.map((label) => byLabel.get(label)))]),
    ),
    cities: cellsWhere((cell) => city[cell] > 0),
    remotes: cellsWhere((cell) => remote[cell] > 0),
    startable: Uint8Array.from(open, (is, cell) => (is === 1 && remote[cell] === 0 ? 1 : 0)),
  };

  function pair(index: ReadonlyMap<string, number>, a: string, b: string): number {
    return (index.get(a) ?? -1) * count + (index.get(b) ?? -1);
  }
}
