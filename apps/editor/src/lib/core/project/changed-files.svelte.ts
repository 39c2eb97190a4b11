// The files that differ from an earlier version, which is asked of the store a moment after files have changed; unsaved changes count as
// they are on the page. One per page.
import { isPicture } from '@railwright/content';
import type { ChangedFile, FolderChanges } from '@railwright/server/protocol';
import { isPlayer } from '../content/file-kinds.ts';
import type { Store } from '../stores/store.ts';
import { project } from './project.svelte.ts';
import { renamedFiles } from './renamed-files.ts';

/** A file that differs, and what it was. */
export interface FileChange {
  readonly path: string;
  /** Its earlier path, if it has another now. */
  readonly from?: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** `other`: what cannot be shown, as a text that is not UTF-8. */
  readonly kind: 'text' | 'picture' | 'player' | 'other';
  /** Its text then; undefined for a new file and for what is no text. */
  readonly before: string | undefined;
  readonly now: string | undefined;
  /** Whether it differs from what is saved. */
  readonly isUnsaved: boolean;
}

/** Whether a file is as it was again, and only not saved yet. */
export const isAsBefore = ({ kind, from, before, now }: FileChange): boolean =>
  kind === 'text' && from === undefined && before === now;

const DELAY_MS = 800;
const NONE_KEPT =
  'Only unsaved changes are shown here: no earlier version of these files is kept. Where “npx railwright studio” opens a folder in a git repository, this page compares with its commits.';

class ChangedFiles {
  /** `HEAD`, or the name of another version. */
  against = $state('HEAD');
  /** As last asked. */
  found = $state.raw<FolderChanges | undefined>(undefined);
  failure = $state('');
  /** Whether the earlier texts are known, if there are some. */
  isComplete = $state(false);
  #store: Store | undefined;
  #run = 0;
  #withTexts = false;

  /** Those that differ on disk, by path. */
  readonly #onDisk: ReadonlyMap<string, ChangedFile> = $derived(
    new Map(this.found?.kind === 'found' ? this.found.files.map((file) => [file.path, file]) : []),
  );

  /** How many there are. */
  get count(): number {
    const unsaved = [...project.documents].filter(([path, { dirty }]) => dirty && !this.#onDisk.has(path));
    return this.#onDisk.size + unsaved.length;
  }

  /** Sorted by path. Complete once `open` was called and has found something. */
  readonly list: readonly FileChange[] = $derived.by(() => {
    const paths = new Set(this.#onDisk.keys());
    for (const [path, { dirty }] of project.documents) if (dirty) paths.add(path);
    const all = [...paths].sort().flatMap((path) => this.#changeOf(path) ?? []);
    const texts = (change: FileChange['change'], side: 'before' | 'now'): Map<string, string> =>
      new Map(
        all
          .filter((one) => one.change === change)
          .flatMap((one) => (one[side] === undefined ? [] : [[one.path, one[side]]])),
      );
    const renamed = renamedFiles(texts('removed', 'before'), texts('added', 'now'));
    const gone = new Set(renamed.values());
    return all
      .filter(({ path }) => !gone.has(path))
      .map((one) => {
        const from = renamed.get(one.path);
        const before = all.find(({ path }) => path === from)?.before;
        return from === undefined ? one : { ...one, from, before, change: 'changed' };
      });
  });

  /** Keeps it current. Call it in an effect, and end the effect with what it returns. */
  follow(): (() => void) | undefined {
    void project.saved;
    void project.pictures.heads;
    void this.against;
    if (project.loading || !project.store) return undefined;
    const isNew = this.#store !== project.store;
    const timer = setTimeout(() => void this.refresh(), isNew ? 0 : DELAY_MS);
    return () => clearTimeout(timer);
  }

  /** Asks for the earlier texts as well. */
  open(): Promise<void> {
    this.#withTexts = true;
    this.isComplete = false;
    return this.refresh();
  }

  close(): void {
    this.#withTexts = false;
    if (this.against !== 'HEAD') [this.against, this.found] = ['HEAD', undefined];
  }

  async refresh(): Promise<void> {
    const { store } = project;
    const run = ++this.#run;
    if (this.#store !== store) [this.#store, this.found] = [store, undefined];
    if (!store?.history) {
      this.found = { kind: 'none', reason: NONE_KEPT };
      this.isComplete = true;
      return;
    }
    try {
      const withTexts = this.#withTexts;
      const found = await store.history.changes(this.against, withTexts);
      if (run !== this.#run) return;
      [this.found, this.failure, this.isComplete] = [found, '', withTexts];
    } catch (error) {
      if (run === this.#run) this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  #changeOf(path: string): FileChange | undefined {
    const onDisk = this.#onDisk.get(path);
    const change = onDisk?.change ?? 'changed';
    const named = { path, change, before: undefined, now: undefined, isUnsaved: false };
    if (isPicture(path)) return { ...named, kind: 'picture' };
    if (isPlayer(path)) return { ...named, kind: 'player' };
    const now = project.files.get(path)?.text;
    const before = onDisk ? onDisk.text : project.saved.get(path)?.text;
    const isUnsaved = project.documents.get(path)?.dirty === true;
    const hasBefore = change !== 'added' && before !== undefined;
    if ((change !== 'added' && before === undefined) || (change !== 'removed' && now === undefined)) {
      // What the studio leaves alone, such as a link, is no file to it.
      const isForeign = project.foreign.some((one) => one.path === path);
      return now !== undefined || isForeign || change !== 'added' ? { ...named, kind: 'other' } : undefined;
    }
    const fitting = hasBefore ? withBreaksOf(before, now) : undefined;
    if (fitting === now && !isUnsaved) return undefined;
    return { path, change, kind: 'text', before: fitting, now, isUnsaved };
  }
}

/** git may store other line breaks than it writes. */
function withBreaksOf(before: string, now = ''): string {
  const isWindows = now.includes('\r\n') && !before.includes('\r\n');
  return isWindows ? before.replaceAll('\n', '\r\n') : before;
}

export const changedFiles = new ChangedFiles();
