// Playable setups of an open file: a setup itself, or the setups that use a map.
import type { Command } from '../commands/command.ts';
import type { PlayWish } from '../../core/checks/bundle.ts';
import { isSetupPath, packOf } from '../../core/content/packs.ts';
import { project } from '../../core/project/project.svelte.ts';
import { play } from './play.svelte.ts';
import { setupFile, setupsOn } from './setups.ts';
import type { SetupFile } from './setups.ts';

export interface PlayChoice {
  readonly title: string;
  readonly wish: PlayWish;
}

const asChoice = ({ id, title }: SetupFile): PlayChoice => ({ title, wish: { setup: id } });

export function setupChoices(path: string): PlayChoice[] {
  const setup = isSetupPath(path) ? setupFile(path, project.files, project.listing) : undefined;
  return setup ? [asChoice(setup)] : [];
}

/** `id` is that of the map in the file. */
export function mapChoices(path: string, id: string): PlayChoice[] {
  const { files, listing } = project;
  const pack = packOf(listing, path)?.manifest?.id;
  if (id === '' || pack === undefined) return [];
  const map = `${pack}/${id}`;
  const setups = setupsOn({ pack, id }, files, listing);
  return setups.length > 0 ? setups.map(asChoice) : [{ title: 'Play this map', wish: { map } }];
}

export function playCommands(choices: readonly PlayChoice[]): Command[] {
  return choices.map(({ title, wish }, i) => ({
    id: `play-${wish.setup ?? 'map'}`,
    title: wish.setup === undefined ? title : `Play: ${title}`,
    group: 'File',
    ...(i === 0 ? { keys: ['Mod+Enter'] } : {}),
    when: () => !play.busy,
    run: () => void play.start(wish),
  }));
}
