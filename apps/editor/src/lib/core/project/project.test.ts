// The open folder while other programs change it: nothing is missed while the page is busy with something else.
import { expect, test, vi } from 'vitest';
import { versionOf } from '../stores/store.ts';
import type { FileText, Store, StoreEvents, WriteResult } from '../stores/store.ts';
import { project } from './project.svelte.ts';

const PATH = 'own/notes.md';

/** Files in memory that report only what they are told to. */
class TestStore implements Store {
  readonly kind = 'folder';
  readonly title = 'test';
  readonly readOnly = undefined;
  readonly files = new Map<string, string>();
  events: StoreEvents | undefined;
  /** Reading waits for this. */
  held: Promise<unknown> = Promise.resolve();
  away = false;

  async list() {
    const files = [...this.files].map(async ([path, text]) => ({ path, version: await versionOf(text) }));
    return { files: await Promise.all(files), foreign: [] };
  }

  async read(path: string): Promise<FileText> {
    const text = this.files.get(path);
    if (text === undefined) throw new Error(`There is no ${path}`);
    const version = await versionOf(text);
    await this.held;
    return { text, version };
  }

  async write(path: string, text: string): Promise<WriteResult> {
    if (this.away) return { ok: false, reason: 'away', message: 'Nobody answers.' };
    this.files.set(path, text);
    return { ok: true, version: await versionOf(text) };
  }

  async remove(path: string, version: string): Promise<WriteResult> {
    const current = await this.read(path).catch(() => null);
    if (current?.version !== version) return { ok: false, reason: 'conflict', current };
    this.files.delete(path);
    return { ok: true, version: '' };
  }

  watch(events: StoreEvents) {
    this.events = events;
    return () => (this.events = undefined);
  }
}

async function opened(text: string): Promise<TestStore> {
  const store = new TestStore();
  store.files.set(PATH, text);
  await project.open(store);
  return store;
}

test('changes made before the store could report changes are found once it can', async () => {
  const store = await opened('one');
  const document = project.document(PATH);
  store.files.set(PATH, 'two');
  store.files.set('own/more.md', 'new');
  store.events?.connected(true);
  await expect.poll(() => document?.text).toBe('two');
  await expect.poll(() => project.saved.get('own/more.md')?.text).toBe('new');
  store.files.delete('own/more.md');
  store.events?.connected(true);
  await expect.poll(() => project.saved.has('own/more.md')).toBe(false);
  expect(document?.dirty).toBe(false);
});

test('a file that is deleted is no longer open, unless it has unsaved work', async () => {
  const store = await opened('one');
  store.files.set('own/more.md', 'more');
  await project.reload();
  project.document(PATH);
  project.document('own/more.md')?.change('unsaved', 'Typing');
  for (const path of [PATH, 'own/more.md']) store.events?.changed({ path, version: null });
  expect([...project.files].map(([path, { text }]) => [path, text])).toEqual([['own/more.md', 'unsaved']]);
  expect(project.document(PATH)).toBeUndefined();
});

test('text read before a save does not replace it afterwards', async () => {
  const store = await opened('one');
  const document = project.document(PATH);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  store.held = promise;
  store.files.set(PATH, 'two');
  store.events?.changed({ path: PATH, version: await versionOf('two') });
  document?.change('three', 'Typing');
  if (document) await project.save(document);
  resolve(undefined);
  await expect.poll(() => project.saved.get(PATH)?.text).toBe('three');
  expect(document?.text).toBe('three');
  expect(document?.dirty).toBe(false);
});

test('a learned player is not text, neither when the folder is read nor when it changes', async () => {
  const store = await opened('one');
  const path = 'own/players/duel.player';
  store.files.set(path, 'weights');
  await project.reload();
  expect(project.foreign).toEqual([{ path, reason: 'a learned player' }]);
  store.events?.changed({ path, version: await versionOf('others') });
  store.files.set(PATH, 'two');
  store.events?.changed({ path: PATH, version: await versionOf('two') });
  await expect.poll(() => project.saved.get(PATH)?.text).toBe('two');
  expect([...project.saved.keys()]).toEqual([PATH]);
});

test('texts that come at once are not read again, and a picture among them is not text', async () => {
  const store = await opened('one');
  const picture = 'own/face.svg';
  store.files.set(picture, '<svg/>').set('own/rest.md', 'rest');
  const reads: string[] = [];
  const texts = async () => {
    const all = [PATH, picture].map(async (path) => [path, await store.read(path)] as const);
    return new Map(await Promise.all(all));
  };
  const read = (path: string) => (reads.push(path), TestStore.prototype.read.call(store, path));
  await project.open(Object.assign(Object.create(store) as TestStore, { texts, read }));
  expect([...project.saved.keys()]).toEqual([PATH, 'own/rest.md']);
  expect(project.foreign).toEqual([]);
  expect(reads).toEqual(['own/rest.md']);
});

test('pictures are told of once all are read, and follow what other programs do', async () => {
  const store = new TestStore();
  store.files.set('own/a.png', 'one').set('own/b.svg', '<svg/>').set(PATH, '');
  const reads: string[] = [];
  const bytes = async (path: string) => {
    reads.push(path);
    const text = store.files.get(path);
    return text === 'locked' ? Promise.reject(new Error('It is locked.')) : new TextEncoder().encode(text);
  };
  await project.open(Object.assign(Object.create(store) as TestStore, { bytes }));
  const sizes = () =>
    [...(project.pictures.heads ?? [])].map(([path, head]) => [
      path,
      typeof head === 'string' ? head : head.size,
    ]);
  await expect.poll(sizes).toEqual([
    ['own/a.png', 3],
    ['own/b.svg', 6],
  ]);
  store.files.delete('own/a.png');
  store.files.set('own/b.svg', 'locked').set('own/c.jpg', 'three');
  const { events } = project.store as TestStore;
  events?.connected(true);
  await expect.poll(sizes).toEqual([
    ['own/b.svg', 'It is locked.'],
    ['own/c.jpg', 5],
  ]);
  // What is as before is not read again.
  events?.changed({ path: 'own/c.jpg', version: await versionOf('three') });
  await expect.poll(() => reads.length).toBe(4);
});

test('a store that keeps text alone tells of no picture', async () => {
  await opened('one');
  expect(project.pictures.heads).toBeUndefined();
});

test('a folder opened while another is being read stays open', async () => {
  const slow = new TestStore();
  slow.files.set('slow/notes.md', 'slow');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  slow.held = promise;
  const opening = project.open(slow);
  const store = await opened('one');
  resolve(undefined);
  await opening;
  expect([...project.saved.keys()]).toEqual([PATH]);
  expect(slow.events).toBeUndefined();
  expect(store.events).toBeDefined();
});

test('a failed save is reported, and a successful one shows that the store is back', async () => {
  const store = await opened('one');
  const document = project.document(PATH);
  document?.change('two', 'Typing');
  store.away = true;
  expect(document && (await project.save(document)).kind).toBe('away');
  expect(project.connected).toBe(false);
  store.away = false;
  expect(document && (await project.save(document)).kind).toBe('saved');
  expect(project.connected).toBe(true);
  expect(project.waiting.size).toBe(0);
});

test('a key reads the file that it changes and no other, and the listing follows unsaved manifests', async () => {
  const store = new TestStore();
  store.files.set('own/pack.yaml', 'id: own\n').set('own/cards/a.yaml', '').set('own/cards/b.yaml', '');
  await project.open(store);
  const [card, pack] = [project.document('own/cards/a.yaml'), project.document('own/pack.yaml')];
  const { files } = project;
  card?.type('cards: []\n');
  expect(project.files.get('own/cards/a.yaml')?.data).toEqual({ cards: [] });
  expect(project.files.get('own/cards/b.yaml')).toBe(files.get('own/cards/b.yaml'));
  pack?.type('id: other\n');
  expect(project.listing.packs.map(({ manifest }) => manifest?.id)).toEqual(['other']);
});

test('a file is removed only as it was known, and not with unsaved work', async () => {
  const store = await opened('one');
  const { version } = project.saved.get(PATH)!;
  const document = project.document(PATH)!;
  store.files.set(PATH, 'two');
  expect(await project.remove(PATH, version)).toEqual({
    kind: 'refused',
    message: `${PATH} has changed since, so it stays.`,
  });
  store.files.set(PATH, 'one');
  document.change('mine', 'Edit');
  expect(await project.remove(PATH, version)).toMatchObject({
    message: `${PATH} has unsaved changes, so it stays.`,
  });
  expect([...store.files]).toEqual([[PATH, 'one']]);
  document.change('one', 'Edit');
  expect(await project.remove(PATH, version)).toEqual({ kind: 'saved' });
  expect([store.files.size, project.saved.size, project.documents.size]).toEqual([0, 0, 0]);
});

test('another folder in place of the open one is opened, without unsaved work and problems of that', async () => {
  const store = await opened('one');
  project.document(PATH)?.change('two', 'Type');
  const at = { line: 1, column: 1, offset: 0 };
  project.diagnostics = [
    { severity: 'error', code: 'syntax', message: 'Broken.', file: PATH, start: at, end: at },
  ];
  const other = new TestStore();
  other.files.set(PATH, 'three');
  const kept: unknown[] = [];
  const keeping = vi.spyOn(project, 'keepDraft').mockImplementation(({ text }) => {
    kept.push([project.store, text]);
    return Promise.resolve();
  });
  store.events?.replaced(other);
  keeping.mockRestore();
  expect(kept).toEqual([[store, 'two']]);
  expect(store.events).toBeUndefined();
  expect(project.diagnostics).toEqual([]);
  await expect.poll(() => project.loading).toBe(false);
  expect(project.store).toBe(other);
  expect(project.document(PATH)?.text).toBe('three');
});
