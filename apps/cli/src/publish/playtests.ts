// What bots found about a setup: the result of `railwright ask` or `simulate` that the pack keeps in `playtests/SETUP.json`.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Content } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { readResult } from '@railwright/playtest/results';
import type { Kit, Playtest } from '@railwright/publish';
import { tellPanel, tellSimulation } from '@railwright/report/documents';
import { itemWords } from '@railwright/report/words';
import { misuse, reasonOf } from '../failure.ts';

const MOST_BYTES = 16_000_000;

/**
 * By `pack/id`, of setups with such a file.
 * @throws Failure naming a file that is not a result of its setup
 */
export async function readPlaytests(
  content: Content,
  kits: readonly Kit[],
): Promise<ReadonlyMap<string, Playtest>> {
  const found = new Map<string, Playtest>();
  for (const kit of kits) {
    const playtest = await readPlaytest(content, kit);
    if (playtest) found.set(kit.setup.id, playtest);
  }
  return found;
}

async function readPlaytest({ packs }: Content, { setup, title }: Kit): Promise<Playtest | undefined> {
  const [packId = '', id = ''] = setup.id.split('/');
  const folder = packs.find((pack) => pack.id === packId)?.folder ?? '';
  const path = `playtests/${id}.json`;
  if (!existsSync(join(resolve(folder), path))) return undefined;
  const shown = `${folder}${path}`;
  const kept = readResult(await textOf(resolve(folder), path, shown));
  if (kept?.result.setup !== setup.id)
    throw misuse(
      kept
        ? `${shown} is a result of ${kept.result.setup}, not of ${setup.id}.`
        : `${shown} is not a result of railwright ask or simulate.`,
      `To write it again: railwright ask ${setup.id} --report ${shown}`,
    );
  return {
    told: (language) => {
      const { nameOf, expects } = itemWords(setup.definition, language);
      return kept.kind === 'panel'
        ? tellPanel({ title, result: kept.result, nameOf }, language)
        : tellSimulation({ title, result: kept.result, nameOf, expects }, language);
    },
    isCurrent: kept.result.content === setup.hash,
  };
}

async function textOf(folder: string, path: string, shown: string): Promise<string> {
  try {
    return new TextDecoder().decode(
      (await folderSource(folder, { bytes: MOST_BYTES }).read(path)) as Uint8Array,
    );
  } catch (error) {
    throw misuse(`${shown} cannot be read: ${reasonOf(error)}`, 'Correct the file, or remove it.');
  }
}
