// Markets that chance draws, by the number that draws them: whoever enters it gets the same market.
import { drawBundle } from '@railwright/content/bundle';
import type { ParsedBundle } from '@railwright/content/bundle/read';
import type { Bundle } from '../bundle/catalog.ts';
import { words } from '../text/words.svelte.ts';

/** The highest number there is. */
export const MOST_MARKET = 0xffff_ffff;

/** The bundle with the market of a number, as text, or a sentence that there is none. */
export function drawMarket(bundle: Bundle, number: string): ParsedBundle {
  const market = /^\d{1,10}$/.test(number) ? Number(number) : Infinity;
  const drawn = market <= MOST_MARKET ? drawBundle(bundle, market) : undefined;
  return drawn ? { ok: true, bundle: drawn } : { ok: false, message: words().form.noMarket(number) };
}
