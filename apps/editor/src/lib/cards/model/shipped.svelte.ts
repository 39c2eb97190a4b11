// The texts of the shipped packs, for completion over packs that the folder extends but does not hold. Loaded once.
import { shippedFiles } from '../../content/shipped.ts';
import { SHIPPED_FOLDER, withShipped } from '../../content/with-shipped.ts';

class Shipped {
  #files = $state.raw<ReadonlyMap<string, string>>(new Map());
  #asked = false;
  #key = '';
  #added: readonly (readonly [string, string])[] = [];

  /** All of `texts`, and the shipped packs that are not among `own`. */
  with(texts: ReadonlyMap<string, string>, own: readonly string[]): ReadonlyMap<string, string> {
    this.#load();
    const key = `${this.#files.size} ${[...own].sort().join(' ')}`;
    if (key !== this.#key) {
      this.#key = key;
      const manifests = [...texts].filter(([path]) => path === 'pack.yaml' || path.endsWith('/pack.yaml'));
      this.#added = [...withShipped(manifests, this.#files)].filter(([path]) =>
        path.startsWith(SHIPPED_FOLDER),
      );
    }
    return new Map([...texts, ...this.#added]);
  }

  #load(): void {
    if (this.#asked) return;
    this.#asked = true;
    void shippedFiles().then((files) => (this.#files = files));
  }
}

export const shipped = new Shipped();
