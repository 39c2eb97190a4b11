// The tour that is going on, remembered in this browser. What it shows is loaded when one begins.
import { keep, readKept } from '../../core/browser/kept.ts';
import type { TourPack } from './steps.ts';

const KEY = 'railwright.tour';

class Tour {
  pack = $state.raw<TourPack | undefined>();
  isPlayed = $state(false);

  constructor() {
    const { pack, isPlayed } = readKept(KEY);
    if (isPack(pack)) this.pack = pack;
    this.isPlayed = isPlayed === true;
  }

  begin(pack: TourPack): void {
    this.#set(pack, false);
  }

  played(): void {
    if (!this.isPlayed) this.#set(this.pack, true);
  }

  leave(): void {
    this.#set(undefined, false);
  }

  #set(pack: TourPack | undefined, isPlayed: boolean): void {
    this.pack = pack;
    this.isPlayed = isPlayed;
    keep(KEY, { pack, isPlayed });
  }
}

/** Other versions of the studio may have kept something else. */
function isPack(kept: unknown): kept is TourPack {
  if (typeof kept !== 'object' || kept === null) return false;
  const { folder, id, map, cards } = kept as Readonly<Record<string, unknown>>;
  return [folder, id, map].every((one) => typeof one === 'string') && Array.isArray(cards);
}

export const tour = new Tour();
