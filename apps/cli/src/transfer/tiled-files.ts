// The files of Tiled around a map: tilesets and templates that it names, and projects.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, isAbsolute, join, resolve, win32 } from 'node:path';
import { decodeUtf8 } from '@railwright/content/node';
import type { ReadNamed } from '@railwright/content/import-export';
import { joined } from '@railwright/engine/joined';
import { reasonOf } from '../failure.ts';

const ENDINGS = ['.tsj', '.tsx', '.tj', '.tx', '.json', '.xml'];
const MOST_BYTES = 5_000_000;
/** Folders above a map in which its project is looked for. */
const HIGHEST = 5;

/** Maps come from others too, so that they have files read only with endings of Tiled, by paths from their own folder. */
export function readNamedBy(map: string): ReadNamed {
  return (path) => {
    if (isAbsolute(path) || win32.isAbsolute(path)) return { problem: 'its path is absolute' };
    if (!ENDINGS.includes(extname(path).toLowerCase()))
      return {
        problem: `its name does not end in ${joined(ENDINGS, 'or')}`,
      };
    return read(join(dirname(map), path));
  };
}

/** Texts of the projects in the nearest folder that has any, the folder of the map first, and of the types that they name. */
export function projectsAround(map: string): string[] {
  let folder = dirname(resolve(map));
  for (let i = 0; i < HIGHEST; i++) {
    const found = projectsIn(folder).flatMap((name) => {
      const project = join(folder, name);
      const file = read(project);
      if ('problem' in file) return [];
      // Before classes, Tiled 1.8 kept types of objects in a file of their own.
      const types = /"objectTypesFile":\s*"([^"\\]+)"/.exec(file.text)?.[1];
      const named = types === undefined ? undefined : readNamedBy(project)(types);
      return [file.text, ...(named && 'text' in named ? [named.text] : [])];
    });
    if (found.length > 0) return found;
    folder = dirname(folder);
  }
  return [];
}

function projectsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.tiled-project'));
  } catch {
    return [];
  }
}

function read(path: string): ReturnType<ReadNamed> {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return { problem: 'it is not a file' };
    if (stat.size > MOST_BYTES) return { problem: `it has more than ${MOST_BYTES} bytes` };
    const decoded = decodeUtf8(readFileSync(path));
    return decoded.ok ? { text: decoded.text } : { problem: 'it is not UTF-8' };
  } catch (error) {
    return { problem: reasonOf(error).replace(/\.$/, '') };
  }
}
