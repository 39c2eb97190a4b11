// A fingerprint of all code that determines a game's result and how it is sent: the sources of this package and of those it depends on.
// The published package has no sources and contains the fingerprint from when it was made: see apps/cli/scripts/package.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OURS = '@railwright/';
const LENGTH = 10;

/** @param packages the folder of all packages */
export function fingerprintOf(packages: string): string {
  const hash = createHash('sha256');
  for (const name of withDependencies(packages, 'queue')) {
    const sources = join(packages, name, 'src');
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'));
    // Git may have changed the line endings.
    for (const file of files.sort())
      hash.update(`${name}/${file}\n${readFileSync(join(sources, file), 'utf8').replaceAll('\r\n', '\n')}\n`);
  }
  return hash.digest('hex').slice(0, LENGTH);
}

function withDependencies(packages: string, first: string): string[] {
  const found = new Set([first]);
  for (const name of found) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    for (const other of Object.keys(dependencies))
      if (other.startsWith(OURS)) found.add(other.slice(OURS.length));
  }
  return [...found].sort();
}

export const FINGERPRINT = fingerprintOf(join(import.meta.dirname, '../..'));
