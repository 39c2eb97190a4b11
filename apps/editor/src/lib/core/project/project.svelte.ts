// The open folder: its saved files, the documents open in this page, all its problems, and the connection to its store. One per page.
import { isPicture, type Diagnostic } from '@railwright/content';
import { SvelteMap } from 'svelte/reactivity';
import { WorkspaceClient, type Answer, type Kind, type Wish } from '../checks/workspace-client.ts';
import { isText, yamlOf } from '../content/file-kinds.ts';
import { listPacks } from '../content/packs.ts';
import { withSchemaLine } from '../content/schema-line.ts';
import { SHIPPED_MANIFESTS } from '../content/shipped.ts';
import { parseManifest } from '../content/manifest.ts';
import { filesOf, type TextFile } from '../content/text-file.ts';
import { TextDocument } from '../document/text-document.svelte.ts';
import type { SavedState } from '../document/text-document.svelte.ts';
import { PictureHeads, type Heads } from '../pictures/picture-heads.svelte.ts';
import { whyNotStored } from '../stores/browser-database.ts';
import { dropDraft, findDraft, keepDraft } from '../stores/drafts.ts';
import type { Draft } from '../stores/drafts.ts';
import { readFolder } from './read-folder.ts';
import { alreadyExists, failed, type SaveOutcome } from './save-outcome.ts';
import type { FileText, Store, StoreChange } from '../stores/store.ts';

const CHECK_DELAY_MS = 20;

class Project {
  /** The type of document for a file: editors that show more than text register here before the first is opened. */
  openDocument = (path: string, saved: SavedState): TextDocument => new TextDocument(path, saved);
  store = $state.raw<Store | undefined>(undefined);
  loading = $state(true);
  failure = $state('');
  connected = $state(true);
  diagnostics = $state.raw<readonly Diagnostic[]>([]);
  /** The checked texts: positions in them may have moved since. */
  checked = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Whether a check is running, so that the problems may be outdated. */
  checking = $state(true);
  checkFailure = $state('');
  /** Documents whose last save could not reach the store. */
  readonly waiting = new SvelteMap<string, TextDocument>();
  readonly documents = new SvelteMap<string, TextDocument>();
  /** Foreign files, with the reason. */
  foreign = $state.raw<readonly { readonly path: string; readonly reason: string }[]>([]);
  /** Every file as last read or saved. */
  saved = $state.raw<ReadonlyMap<string, FileText>>(new Map());
  readonly pictures = new PictureHeads();
  /** Why unsaved work is not kept in this browser; '' while it is. */
  draftFailure = $state('');

  #read: ReadonlyMap<string, TextFile> = new Map();
  /** Those of `saved`, with what was read from them. */
  readonly savedFiles: ReadonlyMap<string, TextFile> = $derived.by(() => {
    const texts = [...this.saved].map(([path, { text }]) => [path, text] as const);
    return (this.#read = filesOf(texts, this.#read));
  });
  /** All files as they are now, including unsaved documents. */
  readonly files: ReadonlyMap<string, TextFile> = $derived.by(() => {
    const files = new Map(this.savedFiles);
    for (const [path, document] of this.documents) files.set(path, document.file);
    return files;
  });
  // It follows paths and manifests alone: texts change with every key.
  readonly listing = $derived.by(() => {
    const paths = new Set([...this.savedFiles.keys(), ...this.documents.keys()]);
    const fileAt = (path: string): TextFile | undefined =>
      this.documents.get(path)?.file ?? this.savedFiles.get(path);
    return listPacks([...paths], (path) => fileAt(path)?.read(parseManifest), SHIPPED_MANIFESTS);
  });

  /** The current texts of the files that can be content. */
  readonly yaml: ReadonlyMap<string, string> = $derived(yamlOf(this.files));
  readonly #workspace = new WorkspaceClient();
  #isAsking = false;
  #unwatch: (() => void) | undefined;
  #checkTimer: ReturnType<typeof setTimeout> | undefined;

  async open(store: Store): Promise<void> {
    this.#unwatch?.();
    for (const document of this.documents.values()) if (document.dirty) void this.keepDraft(document);
    this.store = store;
    this.documents.clear();
    this.waiting.clear();
    this.diagnostics = [];
    await this.reload();
    // Another folder may have been opened in the meantime.
    if (this.store !== store) return;
    this.#unwatch = store.watch({
      changed: (change) => void this.#changed(change),
      connected: (connected) => this.#connection(connected),
      replaced: (other) => void this.open(other),
    });
  }

  async reload(): Promise<void> {
    const { store } = this;
    if (!store) return;
    this.loading = true;
    this.failure = '';
    try {
      const { listing, files, foreign } = await readFolder(store);
      if (this.store !== store) return;
      this.saved = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
      this.foreign = foreign;
      void this.pictures.open(store, listing);
    } catch (error) {
      if (this.store !== store) return;
      this.failure = messageOf(error);
    }
    this.loading = false;
  }

  /** The document of a file, opened if necessary. Undefined for a missing file. */
  document(path: string): TextDocument | undefined {
    const open = this.documents.get(path);
    if (open) return open;
    const saved = this.saved.get(path);
    if (!saved) return undefined;
    const document = this.openDocument(path, saved);
    this.documents.set(path, document);
    return document;
  }

  async save(document: TextDocument, overwrite = false): Promise<SaveOutcome> {
    const { store } = this;
    if (!store || (!document.dirty && !overwrite)) return { kind: 'nothing' };
    if (store.readOnly) return { kind: 'refused', message: store.readOnly };
    const { text } = document;
    const result = await store.write(document.path, text, document.saved.version);
    if (result.ok) {
      document.markSaved(text, result.version);
      this.#noteSaved(document.path, { text, version: result.version });
      this.waiting.delete(document.path);
      this.connected = true;
      // Changes made in the meantime are not saved yet.
      await this.keepDraft(document);
      return { kind: 'saved' };
    }
    if (result.reason === 'conflict') return { kind: 'conflict', current: result.current };
    if (result.reason === 'away') {
      this.connected = false;
      this.waiting.set(document.path, document);
      return { kind: 'away', message: result.message };
    }
    return { kind: 'refused', message: result.message };
  }

  /** Adds a file, with its schema line adapted to its path. */
  create(path: string, draft: string): Promise<SaveOutcome> {
    return this.add(path, withSchemaLine(path, draft, this.yaml));
  }

  /** Adds a file as it is, byte for byte. */
  async add(path: string, data: string | Uint8Array<ArrayBuffer>): Promise<SaveOutcome> {
    const { store } = this;
    const isBytes = typeof data !== 'string';
    const result = isBytes ? await store?.add?.(path, data) : await store?.write(path, data, undefined);
    if (!result) return { kind: 'refused', message: 'Files like this cannot be kept here.' };
    if (!result.ok) return failed(result, alreadyExists(path));
    if (isBytes) await this.#changed({ path, version: result.version });
    else this.#noteSaved(path, { text: data, version: result.version });
    return { kind: 'saved' };
  }

  /** Removes a file if it still has this version and no unsaved work. */
  async remove(path: string, version: string): Promise<SaveOutcome> {
    if (this.documents.get(path)?.dirty)
      return { kind: 'refused', message: `${path} has unsaved changes, so it stays.` };
    const result = await this.store?.remove(path, version);
    if (!result) return { kind: 'nothing' };
    if (!result.ok) return failed(result, `${path} has changed since, so it stays.`);
    await this.#changed({ path, version: null });
    return { kind: 'saved' };
  }

  draftOf(path: string): Promise<Draft | undefined> {
    return findDraft(this.place, path);
  }

  async keepDraft(document: TextDocument): Promise<void> {
    const { text, saved, path, dirty } = document;
    const draft = { text, base: saved.version, baseText: saved.text, time: Date.now() };
    try {
      await (dirty ? keepDraft(this.place, path, draft) : dropDraft(this.place, path));
      this.draftFailure = '';
    } catch (error) {
      if (dirty) this.draftFailure = whyNotStored(error);
    }
  }

  /** Schedules a check of the current files. Call it whenever they change. */
  scheduleCheck(): void {
    this.checking = true;
    clearTimeout(this.#checkTimer);
    this.#checkTimer = setTimeout(() => {
      this.#checkTimer = undefined;
      void this.#check();
    }, CHECK_DELAY_MS);
  }

  /** Only the newest files matter: those that come while a check runs are checked after it. */
  async #check(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    let texts: ReadonlyMap<string, string>;
    let heads: Heads | undefined;
    let found: readonly Diagnostic[];
    do {
      [texts, heads] = [this.yaml, this.pictures.heads];
      this.checkFailure = '';
      found = await this.ask('check', null).catch((error: unknown) => {
        this.checkFailure = messageOf(error);
        return [];
      });
    } while (texts !== this.yaml || heads !== this.pictures.heads);
    this.#isAsking = false;
    this.checking = this.#checkTimer !== undefined;
    if (this.checkFailure !== '') return;
    this.checked = texts;
    this.diagnostics = found;
  }

  /**
   * What the worker answers about the current files, or about the saved ones.
   * @throws an Error with a sentence if it cannot
   */
  ask<K extends Kind>(kind: K, wish: Wish<K>, version: 'now' | 'saved' = 'now'): Promise<Answer<K>> {
    const texts = version === 'now' ? this.yaml : yamlOf(this.saved);
    return this.#workspace.ask(texts, kind, wish, this.pictures.heads);
  }

  get place(): string {
    return `${this.store?.kind}:${this.store?.title}`;
  }

  #noteSaved(path: string, file: FileText): void {
    this.saved = new Map([...this.saved, [path, file] as const].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  async #changed({ path, version }: StoreChange): Promise<void> {
    const { store } = this;
    if (isPicture(path)) return this.pictures.changed({ path, version });
    if (!isText(path)) return;
    const before = this.saved.get(path);
    if (version === null) {
      const rest = new Map(this.saved);
      rest.delete(path);
      this.saved = rest;
      // Unsaved work stays.
      if (this.documents.get(path)?.dirty === false) this.documents.delete(path);
      return;
    }
    if (before?.version === version) return;
    const file = await store?.read(path).catch(() => undefined);
    if (!file || this.store !== store) return;
    // It was saved or read in the meantime, so this may be older.
    if (this.saved.get(path) !== before) return this.#changed({ path, version });
    if (before?.version !== file.version) this.#noteSaved(path, file);
    const document = this.documents.get(path);
    // Unsaved work stays; saving it will detect the conflict and offer both versions.
    if (document && !document.dirty && document.saved.version !== file.version) {
      document.takeOver(file.text, file.version);
    }
  }

  #connection(connected: boolean): void {
    this.connected = connected;
    if (!connected) return;
    for (const document of [...this.waiting.values()]) void this.save(document);
    void this.#catchUp();
    if (this.checkFailure !== '') this.scheduleCheck();
  }

  /** Finds changes made while the store reported none. */
  async #catchUp(): Promise<void> {
    const { store, saved } = this;
    const listing = await store?.list().catch(() => undefined);
    if (!listing || this.store !== store) return;
    const there = new Set(listing.files.map(({ path }) => path));
    for (const [path, file] of saved)
      if (!there.has(path) && this.saved.get(path) === file) void this.#changed({ path, version: null });
    void this.pictures.keep(there);
    for (const { path, version } of listing.files)
      if (version !== undefined) void this.#changed({ path, version });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const project = new Project();
