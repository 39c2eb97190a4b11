// What can be played with an open file: a setup itself, or the setups that use a map.
import type { Command } from '../commands/command.ts';
import type { PlayWish } from '../../core/checks/checker.ts';
import { isSetupPath, packOf } from '../../core/content/packs.ts';
import { MapDocument } from '../../map/document/map-document.svelte.ts';
import type { TextDocument } from '../../core/document/text-document.svelte.ts';
import { project } from '../../core/project/project.svelte.ts';
import { play } from './play.svelte.ts';
import { setupFile, setupsOn } from './setups.ts';
import type { SetupFile } from './setups.ts';

export interface PlayChoice {
  readonly title: string;
  readonly wish: PlayWish;
}

const asChoice = ({ id, title }: SetupFile): PlayChoice => ({ title, wish: { setup: id } });

export function playChoices(document: TextDocument): PlayChoice[] {
  const { texts, listing } = project;
  if (isSetupPath(document.path)) {
    const setup = setupFile(document.path, texts, listing);
    return setup ? [asChoice(setup)] : [];
  }
  const pack = packOf(listing, document.path)?.manifest?.id;
  if (!(document instanceof MapDocument) || document.id === '' || pack === undefined) return [];
  const map = `${pack}/${document.id}`;
  const setups = setupsOn({ pack, id: document.id }, texts, listing);
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
