// How near each cell is to cities and remote locations, weighted by their value: about 0 to 1.
import type { Tables } from '../state/tables.ts';

const REACH = 4;

export function nearness(t: Tables): Float32Array {
  const out = new Float32Array(t.cells);
  const distance = new Int16Array(t.cells);
  for (const target of [...t.cities, ...t.remotes]) {
    const worth = t.city[target] > 0 ? 2 * t.city[target] : t.remoteWorth[target];
    distance.fill(-1);
    distance[target] = 0;
    const reached = [target];
    for (const cell of reached) {
      out[cell] += worth / (1 + distance[cell]) ** 2 / 10;
      if (distance[cell] === REACH) continue;
      for (let i = t.neighborStart[cell]; i < t.neighborStart[cell + 1]; i++) {
        const next = t.neighbors[i];
        if (distance[next] >= 0) continue;
        distance[next] = distance[cell] + 1;
        reached.push(next);
      }
    }
  }
  return out;
}
