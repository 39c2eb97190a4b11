// A real finding for each diagnostic code: from the broken packs with which the content package tests its checks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiagnostic, loadContent, memorySource } from '@railwright/content';
import { ROOT } from './repository.ts';

const PACKS = join(ROOT, 'packages', 'content', 'test', 'errors');
const EXPECTED = 'expected.txt';
/** Packs that test limits have longer lines than a page can show. */
const LONGEST_LINE = 200;

function filesOf(pack: string): Record<string, Uint8Array> {
  const folder = join(PACKS, pack);
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== EXPECTED)
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [
        path.slice(folder.length + 1).replaceAll('\\', '/'),
        new Uint8Array(readFileSync(path)),
      ]),
  );
}

/** The files of a pack over those of the pack that it changes. */
function packFiles(pack: string): Record<string, Uint8Array> {
  const own = filesOf(pack);
  const { alone, over } = own;
  return alone ? own : { ...filesOf(over ? new TextDecoder().decode(over).trim() : 'base'), ...own };
}

/** The packs with the codes of their findings, the fewest first: they show a mistake best. */
function packsByFindings(): readonly { pack: string; codes: readonly string[] }[] {
  const packs = readdirSync(PACKS).map((pack) => {
    const lines = readFileSync(join(PACKS, pack, EXPECTED), 'utf8')
      .split('\n')
      .filter(Boolean);
    return { pack, codes: lines.map((line) => line.split(' ').at(-1) ?? '') };
  });
  return packs.toSorted((a, b) => a.codes.length - b.codes.length);
}

/** The finding as the terminal shows it, by code; codes that no broken pack has are missing. */
export async function exampleFindings(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { pack, codes } of packsByFindings()) {
    if (codes.every((code) => found.has(code))) continue;
    const content = await loadContent(memorySource(packFiles(pack)));
    for (const one of content.diagnostics) {
      if (found.has(one.code)) continue;
      const text = content.files.find(({ path }) => path === one.file)?.text;
      const shown = formatDiagnostic(one, text);
      if (shown.split('\n').every((line) => line.length <= LONGEST_LINE)) found.set(one.code, shown);
    }
  }
  return found;
}
