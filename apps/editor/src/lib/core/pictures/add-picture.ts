// Puts a picture from the machine into the folder of a pack.
import { isPicture, isProblem, judgePicture } from '@railwright/content';
import { project } from '../project/project.svelte.ts';
import { pictureName } from './picture-name.ts';
import { pictures } from './pictures.svelte.ts';

/** What a page offers to choose from. */
export const PICTURE_FILES = '.png,.jpg,.jpeg,.webp,.svg';

const FOLDER = 'pictures/';
const MOST_OF_ONE_NAME = 100;

/** Its path from the folder of the pack, or why it cannot be added. Nothing that is there is written over. */
export async function addPicture(
  folder: string,
  file: File,
): Promise<{ readonly path: string } | { readonly problem: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const verdict = judgePicture(file.name, { bytes, size: bytes.length });
  if (isProblem(verdict)) return { problem: `${file.name} ${verdict.says}. ${verdict.help}` };
  if (!isPicture(file.name)) return { problem: `${file.name} is not a picture.` };
  for (let count = 1; count < MOST_OF_ONE_NAME; count++) {
    const path = FOLDER + pictureName(file.name, count);
    const result = await project.pictures.add(folder + path, bytes);
    if (result?.ok) {
      pictures.forget(folder + path);
      return { path };
    }
    if (!result || result.reason !== 'conflict')
      return { problem: result?.message ?? 'The picture cannot be saved here.' };
  }
  return { problem: `There are too many pictures called ${file.name}.` };
}
