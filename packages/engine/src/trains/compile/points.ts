// Points for rails in cities and remote locations: those of every edition, and those that only some rules have.
import type { TrainsRules, TrainsScoring } from '../definition.ts';

/** By number of stations, up to `room`; the rules' own list where nothing is added to it. */
export function cityPoints({ cityPoints: points, scoring = {} }: TrainsRules, room: number): Int16Array {
  const { city = 0, station = 0 } = scoring;
  if (city === 0 && station === 0) return Int16Array.from(points);
  const length = Math.max(points.length, room + 1);
  return Int16Array.from(
    { length },
    (_, n) => (points[Math.min(n, points.length - 1)] ?? 0) + city + station * n,
  );
}

/** By cell. */
export function remoteWorth(numbers: Int16Array, scoring: TrainsScoring = {}): Int16Array {
  const { remote = 0, remoteNumbers = true } = scoring;
  return numbers.map((number) => (number === 0 ? 0 : remote + (remoteNumbers ? number : 0)));
}
