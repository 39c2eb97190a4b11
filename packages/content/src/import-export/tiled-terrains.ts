// The meaning of tiles on a map of Tiled: terrains of a pack, cities and remote locations.
import type { Losses } from './loss.ts';
import { shellWord } from '../shell-word.ts';
import { loseProperties } from './from-tiled-shapes.ts';
import { propertiesOf, propertyOf } from './tiled-format.ts';
import { isPlace, keysOf, placeNumber, type Place, type PlaceNumber } from './tiled-places.ts';
import type { TileKind } from './tiled-sets.ts';

export interface Terrain {
  readonly id: string;
  readonly letter: string;
  readonly name: string;
}

export interface TileMeaning {
  readonly letter: string;
  readonly place?: { readonly kind: Place; readonly number: PlaceNumber };
}

export const PLACE_LETTERS = { city: 'C', remote: '*' } as const satisfies Record<Place, string>;

export class TileMeanings {
  readonly #terrains: readonly Terrain[];
  readonly #terrainOf: ReadonlyMap<string, string>;
  readonly #losses: Losses;
  readonly #used = new Set<string>();
  readonly #seen = new Set<number>();

  /** `terrainOf` has ids by a tile's class, image or number, in small letters. */
  constructor(terrains: readonly Terrain[], terrainOf: ReadonlyMap<string, string>, losses: Losses) {
    this.#terrains = terrains;
    this.#terrainOf = terrainOf;
    this.#losses = losses;
  }

  /** Undefined, and listed as lost, if it is none. */
  of(number: number, tile: TileKind): TileMeaning | undefined {
    const meaning = this.#of(number, tile);
    if (meaning && !this.#seen.has(number)) {
      this.#seen.add(number);
      loseProperties('tiles', propertiesOf(tile.data), {
        known: ['terrain', ...(meaning.place ? keysOf(meaning.place.kind) : [])],
        losses: this.#losses,
        at: `tile "${tile.words[0] ?? String(number)}"`,
      });
    }
    return meaning;
  }

  #of(number: number, tile: TileKind): TileMeaning | undefined {
    const names = [...tile.words, String(number)];
    const key = names.find((word) => this.#terrainOf.has(word));
    if (key !== undefined) this.#used.add(key);
    // A terrain of any id can be said exactly, even if a place or another terrain has its name.
    const exact = propertyOf(tile.data, 'terrain');
    const own = key === undefined ? this.#terrains.find(({ id }) => id === exact) : undefined;
    if (own) return { letter: own.letter };
    const wanted = key === undefined ? names : [this.#terrainOf.get(key)];
    const kind = wanted.find((word) => word !== undefined && isPlace(word));
    if (kind !== undefined && isPlace(kind))
      return {
        letter: PLACE_LETTERS[kind],
        place: { kind, number: placeNumber(kind, (...keys) => propertyOf(tile.data, ...keys)) },
      };
    const terrain = this.#terrains.find(
      ({ id, letter, name }) =>
        wanted.includes(id) || wanted.includes(name.toLowerCase()) || wanted.includes(letter),
    );
    if (terrain) return { letter: terrain.letter };
    this.#lose(number, tile);
    return undefined;
  }

  /** Lists what was said of tiles that the map does not have. */
  loseUnused(): void {
    for (const [tile, terrain] of this.#terrainOf)
      if (!this.#used.has(tile))
        this.#losses.add(
          `--terrain ${shellWord(`${tile}=${terrain}`)}, since no tile of the map has this class, image or number`,
        );
  }

  #lose(number: number, { words, unread }: TileKind): void {
    const [word] = words;
    // eslint-disable-next-line no-control-regex -- they cannot be pasted
    const shown = word === undefined || /[\u0000-\u001f\u007f]/.test(word) ? String(number) : word;
    const said = shellWord(`${shown}=${this.#terrains[0]?.id ?? 'field'}`);
    const flag = `--terrain${shown.startsWith('-') ? '=' : ' '}${said}`;
    if (unread)
      this.#losses.add(
        `tiles of the tileset ${unread.source}, which cannot be read: ${unread.problem}`,
        `Put it where the map names it, or open the map in Tiled and choose "Embed Tileset"; or map its tiles by number, as in ${flag}.`,
      );
    else
      this.#losses.add(`tiles "${word ?? String(number)}", which are not terrains`, `Map them with ${flag}.`);
  }
}
