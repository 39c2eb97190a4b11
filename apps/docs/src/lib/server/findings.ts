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

/** For each code the pack with the fewest findings, which shows the mistake best. */
function packOfCode(): ReadonlyMap<string, string> {
  const packs = readdirSync(PACKS).map((pack) => {
    const lines = readFileSync(join(PACKS, pack, EXPECTED), 'utf8')
      .split('\n')
      .filter(Boolean);
    return { pack, codes: lines.map((line) => line.split(' ').at(-1) ?? '') };
  });
  // The last one set for a code stays.
  const sorted = packs.toSorted((a, b) => b.codes.length - a.codes.length);
  return new Map(sorted.flatMap(({ pack, codes }) => codes.map((code) => [code, pack] as const)));
}

/** The finding as the terminal shows it, by code; codes that no broken pack has are missing. */
export async function exampleFindings(): Promise<ReadonlyMap<string, string>> {
  const base = filesOf('base');
  const packs = packOfCode();
  const found = new Map<string, string>();
  for (const pack of new Set(packs.values())) {
    const own = filesOf(pack);
    const content = await loadContent(memorySource('alone' in own ? own : { ...base, ...own }));
    for (const one of content.diagnostics) {
      if (packs.get(one.code) !== pack || found.has(one.code)) continue;
      const text = content.files.find(({ path }) => path === one.file)?.text;
      const shown = formatDiagnostic(one, text);
      if (shown.split('\n').every((line) => line.length <= LONGEST_LINE)) found.set(one.code, shown);
    }
  }
  return found;
}
