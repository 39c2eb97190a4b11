// Takes changes back, each as an edit that can be undone: of the open text, or of the folder for files that come and go.
import type { Path } from '@railwright/content';
import type { FileChange } from '../core/project/changed-files.svelte.ts';
import { changedFiles } from '../core/project/changed-files.svelte.ts';
import { project } from '../core/project/project.svelte.ts';
import type { SaveOutcome } from '../core/project/save-outcome.ts';

interface Step {
  readonly title: string;
  /** @returns why it cannot be undone */
  readonly undo: () => Promise<string | undefined> | string | undefined;
}

class Reverts {
  steps = $state.raw<readonly Step[]>([]);

  /** What undo would do. */
  get last(): string | undefined {
    return this.steps.at(-1)?.title;
  }

  /** What stands at a path of the file is as it was; all of it for an empty path. @returns why it cannot be */
  async part({ path, from, before, now }: FileChange, at: Path, title: string): Promise<string | undefined> {
    const document = project.document(path);
    if (!document || before === undefined) return `${from ?? path} cannot be read.`;
    const { undoChange } = await import('@railwright/content/merge');
    const text = at.length === 0 ? before : undoChange(before, document.text, at);
    if (text === undefined || document.text !== now) return `${title} has changed since. Look again.`;
    document.seal();
    document.change(text, `Revert ${title}`);
    document.seal();
    this.#did({
      title,
      undo: () =>
        document.text === text ? void document.undo() : `${path} has changed since, so undo it there.`,
    });
    return undefined;
  }

  /** A removed file comes back. */
  async bringBack({ path, before }: FileChange, title: string): Promise<string | undefined> {
    const data = before ?? (await earlier(path));
    const failure = whyNot(await project.add(path, data));
    if (failure !== undefined) return failure;
    this.#did({ title, undo: () => remove(path) });
    return undefined;
  }

  /** A new file goes; one that was renamed has its name and its text again. */
  async removeNew({ path, from, before, now }: FileChange, title: string): Promise<string | undefined> {
    const data = now ?? (await project.store?.bytes?.(path));
    const isBack = from !== undefined && before !== undefined;
    const failure = (isBack ? whyNot(await project.add(from, before)) : undefined) ?? (await remove(path));
    if (failure !== undefined || data === undefined) return failure;
    this.#did({
      title,
      undo: async () =>
        whyNot(await project.add(path, typeof data === 'string' ? data : new Uint8Array(data))) ??
        (isBack ? remove(from) : undefined),
    });
    return undefined;
  }

  /** A picture is as it was. */
  async picture({ path }: FileChange, title: string): Promise<string | undefined> {
    const [old, now] = await Promise.all([earlier(path), project.store?.bytes?.(path)]);
    if (!now) return `${path} cannot be read.`;
    const failure = await replace(path, old, new Uint8Array(now));
    if (failure === undefined) this.#did({ title, undo: () => replace(path, new Uint8Array(now), old) });
    return failure;
  }

  async undo(): Promise<string | undefined> {
    const step = this.steps.at(-1);
    if (!step) return undefined;
    this.steps = this.steps.slice(0, -1);
    return step.undo();
  }

  /** Those of another version or folder mean nothing. */
  clear(): void {
    this.steps = [];
  }

  #did(step: Step): void {
    this.steps = [...this.steps, step];
  }
}

/** @throws an Error with a sentence */
export async function earlier(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const { found } = changedFiles;
  const file = found?.kind === 'found' ? project.store?.history?.file(found.base, path) : undefined;
  if (!file) throw new Error(`The earlier ${path} is not kept.`);
  return file;
}

async function remove(path: string): Promise<string | undefined> {
  const version = project.saved.get(path)?.version ?? project.pictures.versions.get(path)?.version ?? '';
  const document = project.documents.get(path);
  // What is removed on purpose has nothing to save.
  if (document?.dirty) project.documents.delete(path);
  return whyNot(await project.remove(path, version));
}

async function replace(
  path: string,
  data: Uint8Array<ArrayBuffer>,
  now: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> {
  const failure = await remove(path);
  if (failure !== undefined) return failure;
  const refused = whyNot(await project.add(path, data));
  if (refused !== undefined) await project.add(path, now);
  return refused;
}

const whyNot = (outcome: SaveOutcome): string | undefined =>
  'message' in outcome
    ? outcome.message
    : outcome.kind === 'conflict'
      ? 'The file has changed since.'
      : undefined;

export const reverts = new Reverts();
