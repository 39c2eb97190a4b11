// Compares pictures of the same drawing by what is seen from some way off: the share of ink in small squares, so that smooth edges
// and hinting do not count, and a missing drawing or letters of another weight do.

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes for each pixel, of which the first three are colors in the same order in all pictures. */
  readonly data: Uint8Array;
}

export interface Difference {
  /** Of all squares, from 0 to 1. */
  readonly mean: number;
  /** Of the square that differs most. */
  readonly most: number;
  /** Where that is, in pixels. */
  readonly at: string;
}

/** Squares of `side` pixels. @throws Error if the pictures differ in size by more than rounding */
export function difference(a: Pixels, b: Pixels, side: number): Difference {
  if (Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1)
    throw new Error(`${a.width} by ${a.height} pixels against ${b.width} by ${b.height}`);
  const columns = Math.floor(Math.min(a.width, b.width) / side);
  const rows = Math.floor(Math.min(a.height, b.height) / side);
  let [sum, most, at] = [0, 0, ''];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = column * side;
      const y = row * side;
      const [one, other] = [meanOf(a, x, y, side), meanOf(b, x, y, side)];
      const differs = Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? 0)))) / 255;
      sum += differs;
      if (differs > most) [most, at] = [differs, `${x} ${y}`];
    }
  return { mean: sum / (rows * columns), most, at };
}

function meanOf({ width, data }: Pixels, left: number, top: number, side: number): number[] {
  const sums = [0, 0, 0];
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++)
      for (let channel = 0; channel < 3; channel++)
        sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
  return sums.map((value) => value / (side * side));
}
