// Pages of one file for browser tests, and what they have kept.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loadContent, resolveSetup, type Bundle } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { playBundle, playPage, type PlayPageOptions } from '@railwright/publish';

const path = (name: string): string => new URL(name, import.meta.url).pathname;

export const PLAYER = readFileSync(path('../build/one-file.html'), 'utf8');
export const content = await loadContent(folderSource(path('../../../content')));

export function bundleOf(setup: string): Bundle {
  const resolved = resolveSetup(content, setup);
  if (!resolved.ok) throw new Error(`${setup} has errors.`);
  return playBundle(content, resolved.setup);
}
export const TOKYO = bundleOf('trains/tokyo-beginners');

/** Writes a page and gives its address. */
export function writePage(file: string, bundle: Bundle | undefined, options: PlayPageOptions): string {
  writeFileSync(file, playPage(PLAYER, bundle, options));
  return pathToFileURL(file).href;
}

/** In the page: how many choices its only game has. */
export function choicesKept(): number {
  const key = Object.keys(localStorage).find((name) => name.startsWith('railwright.player.game.'));
  const game = JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as { record?: { choices: string[] } };
  return game.record?.choices.length ?? 0;
}
