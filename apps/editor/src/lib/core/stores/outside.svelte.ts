// Which files of this browser exist elsewhere too: they came from a zip or from the shipped packs, or went into a zip. The rest would be
// lost with the data of the browser.
import { keep, readKept } from '../browser/kept.ts';

const KEY = 'railwright.outside';
/** Enough of a version to tell it from others. */
const LETTERS = 12;

type Versions = ReadonlyMap<string, { readonly version: string }>;

class Outside {
  /** When the last zip was made, in milliseconds since 1970; undefined if none was. */
  exported = $state<number | undefined>();
  #versions = $state.raw<Readonly<Record<string, unknown>>>({});

  constructor() {
    const { exported, versions } = readKept(KEY);
    if (typeof exported === 'number') this.exported = exported;
    if (typeof versions === 'object' && versions !== null)
      this.#versions = versions as Readonly<Record<string, unknown>>;
  }

  /** Notes that these came from elsewhere. */
  came(files: Versions): void {
    this.#versions = { ...this.#versions, ...shortened(files) };
    this.#keep();
  }

  /** Notes that these are all there are, and went into a zip just now. */
  went(files: Versions): void {
    this.exported = Date.now();
    this.#versions = shortened(files);
    this.#keep();
  }

  /** How many of the files exist only here. */
  missing(files: Versions): number {
    const there = this.#versions;
    return [...files].filter(
      ([path, { version }]) => !Object.hasOwn(there, path) || there[path] !== version.slice(0, LETTERS),
    ).length;
  }

  #keep(): void {
    keep(KEY, { exported: this.exported, versions: this.#versions });
  }
}

function shortened(files: Versions): Record<string, string> {
  return Object.fromEntries([...files].map(([path, { version }]) => [path, version.slice(0, LETTERS)]));
}

export const outside = new Outside();
