// Numbers what is done instead of something else, over all lasting effects.
import type { Insteads, LastingCode } from '../state/codes.ts';

export function compileInsteads(lasting: readonly LastingCode[]): Insteads | null {
  const all = lasting.flatMap((code) => code.insteads);
  if (all.length === 0) return null;
  return { all, of: lasting.map((code) => code.insteads.map((one) => all.indexOf(one))) };
}
