// Creates a pack in the open folder: the files that `railwright new` writes, without touching others.
import { newPackFiles } from '@railwright/content/new';
import type { NewFile, NewPackAnswers } from '@railwright/content/new';

const templates = import.meta.glob<string>('../../../../../packages/content/templates/**/*.yaml', {
  query: '?raw',
  import: 'default',
});
const ROOT = '/templates/';

/** Which files of the template of a game are wanted, by their paths from the folder of the pack. */
type Wanted = (path: string) => boolean;

export async function filesOfNewPack(answers: NewPackAnswers, has: Wanted = () => true): Promise<NewFile[]> {
  const files = templateOf(answers.game)
    .filter(([path]) => has(path))
    .map(async ([path, read]) => [path, await read()] as const);
  return newPackFiles(await Promise.all(files), answers);
}

export function hasTemplate(game: string, has: Wanted): boolean {
  return templateOf(game).some(([path]) => has(path));
}

function templateOf(game: string): [path: string, read: () => Promise<string>][] {
  const own = `${ROOT}${game}/`;
  return Object.entries(templates)
    .filter(([path]) => path.includes(own))
    .map(([path, read]) => [path.slice(path.indexOf(own) + own.length), read]);
}
