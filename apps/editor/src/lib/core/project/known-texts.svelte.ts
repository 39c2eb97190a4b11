// The texts of all files in the folder, and of the shipped packs it does not contain. Those are loaded once, on first use.
import { shippedFiles } from '../content/shipped.ts';
import { SHIPPED_FOLDER, withShipped } from '../content/with-shipped.ts';
import { project } from './project.svelte.ts';

class Shipped {
  #files = $state.raw<ReadonlyMap<string, string>>(new Map());
  #asked = false;
  #key = '';
  #added: readonly (readonly [string, string])[] = [];

  /** The shipped packs that are not among these texts. */
  beside(texts: ReadonlyMap<string, string>, own: readonly string[]): readonly (readonly [string, string])[] {
    this.#load();
    const key = `${this.#files.size} ${[...own].sort().join(' ')}`;
    if (key !== this.#key) {
      this.#key = key;
      const manifests = [...texts].filter(([path]) => path === 'pack.yaml' || path.endsWith('/pack.yaml'));
      this.#added = [...withShipped(manifests, this.#files)].filter(([path]) =>
        path.startsWith(SHIPPED_FOLDER),
      );
    }
    return this.#added;
  }

  #load(): void {
    if (this.#asked) return;
    this.#asked = true;
    shippedFiles().then(
      (files) => (this.#files = files),
      () => (this.#asked = false),
    );
  }
}

const shipped = new Shipped();

export function knownTexts(): ReadonlyMap<string, string> {
  const { texts, listing } = project;
  const own = listing.packs.flatMap(({ manifest }) => manifest?.id ?? []);
  return new Map([...texts, ...shipped.beside(texts, own)]);
}
