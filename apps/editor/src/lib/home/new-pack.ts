// Creates a pack in the open folder: the files that `railwright new` writes, without touching others.
import { newPackFiles } from '@railwright/content/new';
import type { NewFile, NewPackAnswers } from '@railwright/content/new';

const templates = import.meta.glob<string>('../../../../../packages/content/templates/**/*.yaml', {
  query: '?raw',
  import: 'default',
});
const ROOT = '/templates/';

export async function filesOfNewPack(answers: NewPackAnswers): Promise<NewFile[]> {
  const own = `${ROOT}${answers.game}/`;
  const files = Object.entries(templates)
    .filter(([path]) => path.includes(own))
    .map(async ([path, read]) => [path.slice(path.indexOf(own) + own.length), await read()] as const);
  return newPackFiles(await Promise.all(files), answers);
}
