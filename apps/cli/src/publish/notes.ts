// What the folder of a pack says to readers: README.md and CHANGELOG.md, and in other languages README.fr.md and so on.
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Pack } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { spokenLanguage, type TextLanguage } from '@railwright/engine/languages';
import type { PackNotes } from '@railwright/publish';
import { misuse, reasonOf } from '../failure.ts';

const FILE = /^(?<what>readme|changelog)(?:\.(?<language>[a-z]{2}))?\.md$/i;
const MOST_BYTES = 200_000;

/** The names of these files. */
export function noteNames(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => FILE.test(name))
        .sort()
    : [];
}

/** @throws Failure naming a file that cannot be read as text */
export async function readNotes({ folder }: Pack): Promise<PackNotes> {
  const place = resolve(folder);
  const source = folderSource(place, { bytes: MOST_BYTES });
  const story: Partial<Record<TextLanguage, string>> = {};
  const changes: Partial<Record<TextLanguage, string>> = {};
  for (const name of noteNames(place)) {
    const { what, language: code = 'en' } = FILE.exec(name)?.groups ?? {};
    const language = spokenLanguage(code.toLowerCase());
    if (what === undefined || !language) continue;
    const texts = what.toLowerCase() === 'readme' ? story : changes;
    texts[language] = await textOf(source.read(name), `${folder}${name}`);
  }
  return { story, changes };
}

async function textOf(read: Promise<string | Uint8Array>, shown: string): Promise<string> {
  try {
    const data = await read;
    return typeof data === 'string' ? data : new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch (error) {
    const reason = error instanceof TypeError ? 'it is not UTF-8 text.' : reasonOf(error);
    throw misuse(
      `${shown} cannot be shown on the site: ${reason}`,
      'Correct the file, or rename it: the site shows README.md and CHANGELOG.md in the folder of a pack.',
    );
  }
}
