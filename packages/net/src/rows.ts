// Packs rows of weights into few bytes: for each row the size of its largest number (16 bits), then each number as a fraction of it (8
// bits). Rows of zeros, for features never met, take two bytes.
import { fromHalf, toHalf } from './half.ts';

const STEPS = 127;

/** The weights as they are after packing; a player that used others would not play as its file does. */
export function rounded(weights: Float32Array, width: number): Float32Array {
  return unpackRows(packRows(weights, width), weights.length / width, width)?.weights ?? weights;
}

export function packRows(weights: Float32Array, width: number): Uint8Array {
  const rows = weights.length / width;
  const bytes = new Uint8Array(rows * (2 + width));
  const view = new DataView(bytes.buffer);
  let end = rows * 2;
  for (let row = 0; row < rows; row++) {
    const size = sizeOf(weights, row * width, width);
    view.setUint16(row * 2, size, true);
    if (size === 0) continue;
    const step = fromHalf(size) / STEPS;
    for (let i = row * width; i < (row + 1) * width; i++)
      view.setInt8(end++, Math.max(-STEPS, Math.min(STEPS, Math.round(weights[i] / step))));
  }
  return bytes.slice(0, end);
}

/** The largest number of a row, as a half; NaN if a number in it is NaN, so that the row is rejected when read. */
function sizeOf(weights: Float32Array, from: number, width: number): number {
  let most = 0;
  for (let i = from; i < from + width; i++) most = Math.max(most, Math.abs(weights[i]));
  return toHalf(most);
}

/** Undefined if there are too few bytes or a row is infinite; `used` is the number of bytes read. */
export function unpackRows(
  bytes: Uint8Array,
  rows: number,
  width: number,
): { readonly weights: Float32Array; readonly used: number } | undefined {
  if (bytes.length < rows * 2) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const weights = new Float32Array(rows * width);
  let used = rows * 2;
  for (let row = 0; row < rows; row++) {
    const size = fromHalf(view.getUint16(row * 2, true));
    if (!(size >= 0 && size < Infinity)) return undefined;
    if (size === 0) continue;
    if (used + width > bytes.length) return undefined;
    const step = size / STEPS;
    for (let i = row * width; i < (row + 1) * width; i++) weights[i] = view.getInt8(used++) * step;
  }
  return { weights, used };
}
