// The files of the folder and of the shipped packs it does not contain, and the index of a pack among them. Shipped packs are loaded
// once, on first use.
import { parseManifest } from '../content/manifest.ts';
import { PackIndex } from '../content/pack-index.ts';
import { listPacks } from '../content/packs.ts';
import { shippedFiles } from '../content/shipped.ts';
import { filesOf, type TextFile } from '../content/text-file.ts';
import { SHIPPED_FOLDER } from '../content/missed-packs.ts';
import { project } from './project.svelte.ts';

class KnownFiles {
  #shipped = $state.raw<ReadonlyMap<string, TextFile>>(new Map());
  #asked = false;
  readonly #shippedPacks = $derived(
    listPacks([...this.#shipped.keys()], (path) => this.#shipped.get(path)?.read(parseManifest)).packs,
  );
  readonly packs = $derived.by(() => {
    const own = new Set(project.listing.packs.map(({ manifest }) => manifest?.id));
    return [...project.listing.packs, ...this.#shippedPacks.filter(({ manifest }) => !own.has(manifest?.id))];
  });
  readonly files = $derived(new Map([...project.files, ...this.#shipped]));

  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    shippedFiles().then(
      (texts) => (this.#shipped = filesOf([...texts].map(([path, text]) => [SHIPPED_FOLDER + path, text]))),
      () => (this.#asked = false),
    );
  }
}

const known = new KnownFiles();

/** The current index of the pack in a folder. */
export function packIndexOf(folder: string): PackIndex {
  known.load();
  const { packs, files } = known;
  return new PackIndex(folder, packs, (path) => files.get(path));
}

/** A file that the index of a pack names. */
export function knownFile(path: string): TextFile | undefined {
  return known.files.get(path);
}
