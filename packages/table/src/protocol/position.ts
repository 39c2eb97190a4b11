// A position as text: its numbers as bytes, in base64.
import { base64Of, bytesOf } from '@railwright/bots';
import type { Game, State } from '@railwright/engine';

/** A position on its way to a page. */
export function packPosition({ data, rng }: State): string {
  const bytes = new DataView(new ArrayBuffer(16 + data.length * 2));
  rng.forEach((word, i) => bytes.setUint32(i * 4, word, true));
  data.forEach((value, i) => bytes.setInt16(16 + i * 2, value, true));
  return base64Of(new Uint8Array(bytes.buffer));
}

/**
 * The position in a view.
 * @throws Error if it is not one of this game
 */
export function unpackPosition(game: Game, text: string): State {
  const packed = bytesOf(text);
  const state = game.createState();
  if (packed.length !== 16 + state.data.length * 2) throw new Error('The position is of another game.');
  const bytes = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  for (let i = 0; i < 4; i++) state.rng[i] = bytes.getUint32(i * 4, true);
  for (let i = 0; i < state.data.length; i++) state.data[i] = bytes.getInt16(16 + i * 2, true);
  return state;
}
