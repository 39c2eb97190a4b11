// Numbers what is done instead of something else, over all lasting effects and all cards.
import { EVENT_INSTEAD } from '../effects/triggers.ts';
import type { InsteadCode, Insteads, LastingCode } from '../state/codes.ts';

export function compileInsteads(
  lasting: readonly LastingCode[],
  kinds: readonly { readonly instead: InsteadCode | null }[],
): Insteads | null {
  const own = kinds.flatMap(({ instead }) => instead ?? []);
  const all = [...lasting.flatMap((code) => code.insteads), ...own];
  if (all.length === 0) return null;
  return {
    all,
    of: lasting.map((code) => code.insteads.map((one) => all.indexOf(one))),
    events: own.length > 0 ? EVENT_INSTEAD : 0,
  };
}
