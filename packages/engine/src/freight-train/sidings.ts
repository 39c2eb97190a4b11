// Sidings as stacks in the state's memory (see layout.ts): [count, cars…], the leftmost car last.

/** A car enters from the left; those inside are pushed back. */
export function enter(d: Int16Array, siding: number, car: number): void {
  const count = d[siding];
  d[siding + 1 + count] = car;
  d[siding] = count + 1;
}

/** The leftmost car leaves. */
export function leave(d: Int16Array, siding: number): number {
  const at = siding + d[siding];
  const car = d[at];
  d[at] = 0;
  d[siding] = d[siding] - 1;
  return car;
}

/** The leftmost car; the siding must hold one. */
export function leftmost(d: Int16Array, siding: number): number {
  return d[siding + d[siding]];
}

/** All cars from left to right. */
export function listSiding(d: Int16Array, siding: number): number[] {
  return Array.from(d.subarray(siding + 1, siding + 1 + d[siding])).reverse();
}

/** Makes a siding hold these cars, given from left to right. */
export function setSiding(d: Int16Array, siding: number, spaces: number, cars: readonly number[]): void {
  d.fill(0, siding, siding + 1 + spaces);
  for (let i = cars.length - 1; i >= 0; i--) enter(d, siding, cars[i]);
}
