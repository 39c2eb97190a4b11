// Puts files of games that others sent into the playtests folder of their pack. Nothing that is there is written over.
import { readData } from '@railwright/content';
import { writePlaytest } from '@railwright/content/playtest';
import type { ExternalToast } from 'svelte-sonner';
import { toast } from '../core/browser/toast.ts';
import { isData } from '../core/content/data.ts';
import { counted } from '../core/content/counted.ts';
import type { PackListing } from '../core/content/packs.ts';
import { project } from '../core/project/project.svelte.ts';
import { troubleOf } from './note-list.ts';
import { alreadyExists } from '../core/project/save-outcome.ts';

/** Bytes; a file of content has at most 4 million letters. */
const MOST_BYTES = 8_000_000;
const MOST_FILES = 50;
const MOST_OF_ONE_NAME = 1000;
const LONG = 20_000;

/** A file that was added, with its version. */
interface Added {
  readonly path: string;
  readonly version: string;
}
/** A file that was added, or why it was not. */
type Outcome = Added | { readonly problem: string };

/** Adds files and says what became of each; `near` is the pack that is looked at. */
export async function addPlaytests(files: readonly File[], near?: PackListing): Promise<void> {
  const added: Added[] = [];
  for (const file of files.slice(0, MOST_FILES)) {
    const result = await addPlaytest(file, near);
    if ('path' in result) added.push(result);
    else toast.error(result.problem);
  }
  if (files.length > MOST_FILES) toast.error(`Only ${MOST_FILES} files are added at once.`);
  if (added.length === 0) return;
  // Judged at once, as `railwright validate` would.
  const found = await project.ask('check', null).catch(() => []);
  const troubled = added.filter(({ path }) => troubleOf(path, found) !== undefined);
  for (const one of troubled)
    toast.warning(`Added ${one.path}, but: ${troubleOf(one.path, found)}`, undoable([one]));
  const sound = added.filter((one) => !troubled.includes(one));
  const [only, second] = sound;
  if (second) toast.success(`Added ${counted(sound.length, 'playtest')}.`, undoable(sound));
  else if (only) toast.success(`Added ${only.path}.`, undoable(sound));
}

/** A message that offers to remove what was added. */
function undoable(added: readonly Added[]): ExternalToast {
  const { store } = project;
  const onClick = (): void =>
    project.store === store ? void undo(added) : void toast.error('Another folder is open now.');
  return { duration: LONG, action: { label: 'Undo', onClick } };
}

async function undo(added: readonly Added[]): Promise<void> {
  for (const { path, version } of added) {
    const result = await project.remove(path, version);
    if ('message' in result) toast.error(result.message);
    else toast.success(`Removed ${path} again.`);
  }
}

async function addPlaytest(file: File, near: PackListing | undefined): Promise<Outcome> {
  if (file.size > MOST_BYTES) return { problem: `${file.name} is too large for a playtest.` };
  const text = await file.text();
  const read = readPlaytest(text);
  if (!read)
    return {
      problem: `${file.name} is not a playtest: it has no record of a game. Make one with “Save playtest file” in the player.`,
    };
  const pack = packOfSetup(read.setup, near);
  if (!pack) return { problem: `${file.name} is a game of ${read.setup}, and no open pack has that setup.` };
  const folder = `${pack.folder}playtests/`;
  const twin = [...project.files].find(
    ([path, one]) => path.startsWith(folder) && sameText(one.text, read.text),
  );
  if (twin) return { problem: `${file.name} is there already, as ${twin[0]}.` };
  return createFree(folder + plainName(file.name), read.text);
}

async function createFree(start: string, text: string): Promise<Outcome> {
  for (let count = 1; count < MOST_OF_ONE_NAME; count++) {
    const path = `${start}${count === 1 ? '' : `-${count}`}.yaml`;
    if (project.files.has(path)) continue;
    const result = await project.create(path, text);
    if (result.kind === 'saved') return { path, version: project.saved.get(path)?.version ?? '' };
    // A file that the studio does not know of yet keeps its name.
    const isTaken = result.kind === 'refused' && result.message === alreadyExists(path);
    if (!isTaken) return { problem: 'message' in result ? result.message : 'The file cannot be saved here.' };
  }
  return { problem: `There are too many files called ${start}.` };
}

/** The setup and the text of the file: a record alone is made a playtest of it. */
function readPlaytest(text: string): { readonly setup: string; readonly text: string } | undefined {
  const data = readData(text);
  if (!isData(data) || typeof data['setup'] !== 'string') return undefined;
  const { setup } = data;
  if (isData(data['record'])) return { setup, text };
  if (!Array.isArray(data['choices'])) return undefined;
  const { players: _, ...record } = data;
  return { setup, text: writePlaytest({ format: 1, setup, record }) };
}

/** The pack that has the setup; an id alone is one of the pack that is looked at, or of the only one that has it. */
function packOfSetup(setup: string, near: PackListing | undefined): PackListing | undefined {
  const [id = '', rest] = setup.split('/');
  const { packs } = project.listing;
  if (rest !== undefined) return packs.find(({ manifest }) => manifest?.id === id);
  if (near) return near;
  const having = packs.filter(({ files }) =>
    (files.get('setups') ?? []).some((path) => {
      const data = project.files.get(path)?.data;
      return isData(data) && data['id'] === id;
    }),
  );
  return having.length === 1 ? having[0] : undefined;
}

/** But for comments, such as the line that names the schema. */
const sameText = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (text: string): string => text.replaceAll(/^#.*\n/gm, '').trim();

/** A name that every system takes. */
function plainName(name: string): string {
  const plain = name
    .replace(/\.(ya?ml|json)$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return plain === '' ? 'game' : plain;
}
