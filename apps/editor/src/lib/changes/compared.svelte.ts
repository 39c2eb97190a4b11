// What the worker finds in the files that differ, asked again a moment after they have changed, and the earlier pictures.
import { headOf, type FileHead } from '@railwright/content';
import type { FaceData, Picture } from '@railwright/board';
import { SvelteMap } from 'svelte/reactivity';
import type { CellPicture, ContentChanges } from '../core/checks/changes.ts';
import { drawPicture, pictures, squareOf } from '../core/pictures/pictures.svelte.ts';
import { withPictures } from '../core/pictures/with-pictures.ts';
import { changedFiles } from '../core/project/changed-files.svelte.ts';
import { project } from '../core/project/project.svelte.ts';
import { earlier } from './reverts.svelte.ts';

const DELAY_MS = 150;

interface OldPicture {
  readonly head: FileHead | undefined;
  readonly picture: Picture | undefined;
}

export class Compared {
  /** Undefined until the first answer. */
  found = $state.raw<ContentChanges | undefined>(undefined);
  failure = $state('');
  /** By the commit and the path. */
  readonly #old = new SvelteMap<string, OldPicture>();
  #run = 0;

  /** Call it in an effect, and end the effect with what it returns. */
  follow(): (() => void) | undefined {
    const { list, found } = changedFiles;
    void project.yaml;
    if (!found || project.loading) return undefined;
    const timer = setTimeout(() => void this.#ask(list), this.found ? DELAY_MS : 0);
    return () => clearTimeout(timer);
  }

  /** A picture as it was. */
  oldPicture(path: string): Picture | undefined {
    return this.#old.get(this.#key(path))?.picture;
  }

  /** What fills the cells of a terrain, as a data URI; undefined for what cannot be shown. */
  async square({ version, art }: CellPicture): Promise<string | undefined> {
    const isOld = version === 'before' && this.#isChanged(art.file);
    if (!isOld) return (await pictures.square(art))?.href;
    const old = this.oldPicture(art.file);
    return old && (await squareOf(old, [...art.focus, art.zoom])).href;
  }

  /** A face with the pixels of its pictures. */
  withPictures(face: FaceData): FaceData {
    const hrefOf = (name: string): string | undefined => {
      const path = name.slice(name.indexOf(':') + 1);
      const isOld = name.startsWith('before:') && this.#isChanged(path);
      return (isOld ? this.oldPicture(path) : pictures.at(path))?.href;
    };
    return withPictures(face, hrefOf);
  }

  #isChanged(path: string): boolean {
    return changedFiles.list.some((file) => file.path === path && file.kind === 'picture');
  }

  #key(path: string): string {
    const { found } = changedFiles;
    return `${found?.kind === 'found' ? found.base : ''} ${path}`;
  }

  async #ask(list: typeof changedFiles.list): Promise<void> {
    const run = ++this.#run;
    try {
      const changed = list.filter(({ kind }) => kind === 'picture');
      const heads = await Promise.all(
        changed.map(
          async ({ path, change }) =>
            [path, change === 'added' ? undefined : (await this.#load(path)).head] as const,
        ),
      );
      const files = list.filter(({ kind }) => kind === 'text');
      const found = await project.ask('changes', {
        files: files.map(({ path, from, before }) => ({ path, before, ...(from !== undefined && { from }) })),
        pictures: heads,
      });
      if (run === this.#run) [this.found, this.failure] = [found, ''];
    } catch (error) {
      if (run === this.#run) this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  async #load(path: string): Promise<OldPicture> {
    const key = this.#key(path);
    const known = this.#old.get(key);
    if (known) return known;
    const bytes = await earlier(path).catch(() => undefined);
    const old = {
      head: bytes && headOf(path, bytes),
      picture: bytes && (await drawPicture(path, bytes)),
    };
    this.#old.set(key, old);
    return old;
  }
}
