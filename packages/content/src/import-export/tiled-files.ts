// The files of Tiled around a map: tilesets and templates that it names, as JSON or XML, each read once, and projects.
import { listOf, textOf, type TiledFile } from './tiled-format.ts';
import { parseTiledXml } from './tiled-xml.ts';
import { isData, type Data } from '../text/data.ts';

/** Reads a file by its path from the map's folder, with slashes; returns why it cannot. */
export type ReadNamed = (path: string) => { readonly text: string } | { readonly problem: string };

const MOST = 100;

export class TiledFiles {
  readonly #readNamed: ReadNamed | undefined;
  readonly #read = new Map<string, TiledFile>();

  constructor(readNamed: ReadNamed | undefined) {
    this.#readNamed = readNamed;
  }

  /** A file as another one names it; `from` is '' for the map. */
  read(source: string, from: string): TiledFile {
    const path = pathFrom(source, from);
    const known = this.#read.get(path);
    if (known) return known;
    const file = this.#open(path);
    this.#read.set(path, file);
    return file;
  }

  #open(path: string): TiledFile {
    if (!this.#readNamed) return { problem: 'only the map itself was given' };
    if (this.#read.size >= MOST) return { problem: `it is one of more than ${MOST} files` };
    const file = this.#readNamed(path);
    return 'problem' in file ? file : parseTiled(file.text);
  }
}

/** The path of a file that is named in another one. */
export function pathFrom(source: string, from: string): string {
  return `${from.replace(/[^/]*$/, '')}${source}`;
}

/** Types of objects, as Tiled had before classes, are a list; it stands where a project has its classes. */
function parseTiled(text: string): TiledFile {
  if (text.trimStart().startsWith('<')) return parseTiledXml(text);
  try {
    const data: unknown = JSON.parse(text);
    if (Array.isArray(data)) return { data: { propertyTypes: data } };
    return isData(data) ? { data } : { problem: 'it is not one of Tiled’s files' };
  } catch {
    return { problem: 'it is neither JSON nor XML' };
  }
}

/**
 * Properties by class, in small letters. Maps leave out every property that equals the default of its class.
 * @param projects texts of .tiled-project files, or of the types of objects that they name; the first counts
 */
export function classDefaults(projects: readonly string[]): Map<string, Data> {
  const defaults = new Map<string, Data>();
  for (const text of projects) {
    const file = parseTiled(text);
    if ('problem' in file) continue;
    for (const type of listOf(file.data['propertyTypes'])) {
      const name = textOf(type, 'name')?.trim().toLowerCase();
      if (name !== undefined && !defaults.has(name))
        defaults.set(name, { properties: type['members'] ?? type['properties'] });
    }
  }
  return defaults;
}
