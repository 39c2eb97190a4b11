// The content of the open folders, including unsaved text: files as they are on disk, overlaid with those open in the editor, and the
// findings of the last full check.
import {
  createCache,
  isContentFile,
  headOf,
  isManifest,
  isPicture,
  isPlayer,
  loadContent,
  packIds,
  readLeniently,
} from '@railwright/content';
import type { Content, Diagnostic, FileHead, FileSource } from '@railwright/content';
import type { TextLanguage } from '@railwright/engine';
import { belongingOf, decodeUtf8 } from '@railwright/content/language';
import { fieldOf, LiveFile } from './live-file.ts';

const EMPTY: Content = { packs: [], files: [], diagnostics: [], ignored: [], excluded: [], unread: [] };

/** The open folders with unsaved texts, and the last checked state of their content. Paths are as in diagnostics. */
export class Workspace {
  /** The address of a file in the answers: for an editor its URI, else its path. */
  readonly uriOf: (path: string) => string;
  /** Of the titles in the answers. */
  readonly language: TextLanguage;
  /** By path; an error says why a file cannot be read. */
  readonly #disk = new Map<string, Uint8Array | string | Error>();
  /** What tells whether they can be shown, by path; undefined while nobody has told of pictures. */
  #pictures: Map<string, FileHead | Error> | undefined;
  readonly #open = new Map<string, string>();
  readonly #cache = createCache();
  readonly #live = new Map<string, LiveFile>();
  readonly #shipped: ShippedPack[] = [];
  /** The last readable text of each pack.yaml, by path. */
  readonly #understood = new Map<string, string>();
  #checkedContent = EMPTY;
  #content = EMPTY;
  /** The running or last check; undefined once something has changed since. */
  #check: Promise<Content> | undefined;

  constructor(uriOf = (path: string): string => path, language: TextLanguage = 'en') {
    this.uriOf = uriOf;
    this.language = language;
  }

  /** The content that answers come from: as checked, plus what is known of packs whose pack.yaml is broken. */
  get content(): Content {
    return this.#content;
  }

  /** As checked: without packs whose pack.yaml is broken. */
  get checked(): Content {
    return this.#checkedContent;
  }

  /**
   * Reads every file of some sources, whose prefixes are absolute, and of the packs that come with railwright, one a source; those do
   * not count while there is another pack with their id. Players are left out, and of pictures is kept only what tells whether they can be shown: they are large and not text.
   */
  async read(sources: readonly FileSource[], shipped: readonly FileSource[] = []): Promise<void> {
    this.#check = undefined;
    for (const source of shipped)
      this.#shipped.push({ prefix: source.prefix ?? '', ids: await packIds(source) });
    for (const source of [...sources, ...shipped]) {
      const names = (await source.list().catch(() => [])).filter((name) => !isPlayer(name));
      // A page has the shipped packs as texts and tells of its own pictures later, or never.
      if (source.head && sources.includes(source)) this.#pictures ??= new Map();
      await Promise.all(
        names.map(async (name) => {
          if (isPicture(name)) {
            const head = await source.head?.(name).catch((error: unknown) => asError(error));
            if (head) this.#pictures?.set((source.prefix ?? '') + name, head);
            return;
          }
          const content = await source.read(name).catch((error: unknown) => asError(error));
          this.#disk.set((source.prefix ?? '') + name, content);
        }),
      );
    }
  }

  /** Whether a file is shipped with railwright, so that it must not be changed. */
  isShipped(path: string): boolean {
    return this.#shipped.some(({ prefix }) => path.startsWith(prefix));
  }

  /** Notes that a file was written, or deleted if `bytes` is undefined. */
  set(path: string, bytes: Uint8Array | undefined): void {
    if (!isContentFile(path) || isPlayer(path)) return;
    this.#check = undefined;
    if (isPicture(path)) this.#setPicture(path, bytes);
    else if (bytes) this.#disk.set(path, bytes);
    else this.#disk.delete(path);
  }

  /**
   * Takes over what is known of all pictures: what `headOf` keeps of them, or why they cannot be read. Those left out are missing; undefined if nobody
   * knows of any.
   */
  tellPictures(pictures: ReadonlyMap<string, FileHead | Error> | undefined): void {
    this.#check = undefined;
    this.#pictures = pictures && new Map(pictures);
  }

  #setPicture(path: string, bytes: Uint8Array | undefined): void {
    this.#pictures ??= new Map();
    if (bytes) this.#pictures.set(path, headOf(path, bytes));
    else this.#pictures.delete(path);
  }

  /** The text in the editor counts until the file is closed. */
  type(path: string, text: string): void {
    if (this.#open.get(path) === text) return;
    this.#check = undefined;
    this.#open.set(path, text);
  }

  /** Closes a file: from now on the text on disk counts. */
  close(path: string): void {
    this.#check = undefined;
    this.#open.delete(path);
    this.#live.delete(path);
  }

  /** Whether the text in the editor differs from the file on disk. */
  isUnsaved(path: string): boolean {
    return this.#open.has(path) && decode(this.#disk.get(path)) !== this.#open.get(path);
  }

  /** Undefined for a file that cannot be read, or is not UTF-8: edits of what could be read of it would lose bytes. */
  textOf(path: string): string | undefined {
    const open = this.#open.get(path);
    if (open !== undefined) return open;
    return decode(this.#disk.get(path));
  }

  /** Undefined for a file outside all packs. */
  file(path: string): LiveFile | undefined {
    const text = this.textOf(path);
    const belonging = text === undefined ? undefined : belongingOf(this.#content, path);
    if (text === undefined || !belonging) return undefined;
    const known = this.#live.get(path);
    if (known?.text === text && known.pack === belonging.pack) return known;
    const file = new LiveFile(path, text, belonging);
    if (this.#open.has(path)) this.#live.set(path, file);
    return file;
  }

  /** If the text of a file is not valid YAML, it is read as far as possible. */
  documentOf(path: string) {
    const loaded = this.#content.files.find((file) => file.path === path);
    return loaded?.document ?? readLeniently(this.textOf(path) ?? '');
  }

  /** The full check: every finding of every file, in the texts as they are now. */
  check(): Promise<Content> {
    this.#check ??= this.#checkAll();
    return this.#check;
  }

  async #checkAll(): Promise<Content> {
    const texts = new Map(this.#open);
    const content = await this.#load(texts);
    const standIns = this.#standIns(content);
    this.#checkedContent = content;
    this.#content = standIns.size === 0 ? content : await this.#load(new Map([...texts, ...standIns]));
    return content;
  }

  /**
   * The content with other texts and pictures for some files, which stay as they are here.
   * @param texts undefined for files that are not there
   * @param pictures what `headOf` keeps of others; undefined for those that are not there
   */
  contentWith(
    texts: Iterable<readonly [path: string, text: string | undefined]>,
    pictures: Iterable<readonly [path: string, head: FileHead | undefined]> = [],
  ): Promise<Content> {
    const others = new Map(texts);
    const all = new Map(
      [...this.#open, ...others].flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
    );
    const heads = this.#pictures && new Map(this.#pictures);
    for (const [path, head] of pictures)
      if (head) heads?.set(path, head);
      else heads?.delete(path);
    return this.#load(all, (path) => !others.has(path) || all.has(path), heads);
  }

  /** Findings about the text and the shape of open files, before anything else has been read. */
  async firstLook(): Promise<readonly Diagnostic[]> {
    const texts = new Map(this.#open);
    if (texts.size === 0) return [];
    const { diagnostics } = await this.#load(texts, (path) => isManifest(path) || texts.has(path));
    return diagnostics.filter(({ file, code }) => texts.has(file) && isOfShape(code));
  }

  #load(
    texts: ReadonlyMap<string, string>,
    wanted: (path: string) => boolean = () => true,
    pictures: ReadonlyMap<string, FileHead | Error> | undefined = this.#pictures,
  ): Promise<Content> {
    const paths = [...new Set([...this.#disk.keys(), ...(pictures?.keys() ?? []), ...texts.keys()])].filter(
      wanted,
    );
    const read = (path: string) => texts.get(path) ?? this.#disk.get(path);
    const hidden = this.#hiddenBy(paths, read);
    return loadContent(
      {
        list: () =>
          Promise.resolve(paths.filter((path) => !hidden.some((prefix) => path.startsWith(prefix)))),
        ...(pictures && { head: (path) => orReject(pictures.get(path)) }),
        read: (path) => orReject(read(path)),
      },
      { cache: this.#cache, skip: ['players'] },
    );
  }

  /** Prefixes of the shipped packs whose ids other packs have. */
  #hiddenBy(
    paths: readonly string[],
    read: (path: string) => Uint8Array | string | Error | undefined,
  ): string[] {
    if (this.#shipped.length === 0) return [];
    const own = new Set<string>();
    for (const path of paths)
      if (isManifest(path) && !this.isShipped(path)) {
        const id = fieldOf(readLeniently(decode(read(path)) ?? '')?.data, 'id');
        if (typeof id === 'string') own.add(id);
      }
    return this.#shipped.filter(({ ids }) => ids.some((id) => own.has(id))).map(({ prefix }) => prefix);
  }

  /** For each broken pack.yaml, its last readable text, or what can be read of it. */
  #standIns({ files, packs }: Content): Map<string, string> {
    const standIns = new Map<string, string>();
    const understood = new Set(packs.map(({ file }) => file.path));
    for (const { path, text } of files.filter((file) => isManifest(file.path))) {
      if (understood.has(path)) this.#understood.set(path, text);
      else standIns.set(path, this.#understood.get(path) ?? JSON.stringify(readLeniently(text)?.data ?? {}));
    }
    return standIns;
  }
}

interface ShippedPack {
  readonly prefix: string;
  readonly ids: readonly string[];
}

/** Whether a finding depends only on its own file. */
function isOfShape(code: string): boolean {
  return /^(yaml-|schema-|format-version)/.test(code);
}

function decode(content: Uint8Array | string | Error | undefined): string | undefined {
  if (content === undefined || content instanceof Error) return undefined;
  const decoded = decodeUtf8(content);
  return decoded.ok ? decoded.text : undefined;
}

function orReject<T>(content: T | Error | undefined): Promise<T> {
  const known = content ?? new Error('It no longer exists.');
  return known instanceof Error ? Promise.reject(known) : Promise.resolve(known);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
