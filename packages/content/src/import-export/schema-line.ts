// The line that tells editors the schema of a new file, after the example of its pack's manifest.
import type { Pack } from '../packs/model.ts';

const LINE = /^#\s*yaml-language-server:\s*\$schema=(\S*)pack\.schema\.json\s*$/m;

/** For a file in a folder of the pack, `schema` being `map` or `cards`; undefined when the manifest has no such line. */
export function schemaLineFor(pack: Pack, schema: string): string | undefined {
  const folder = LINE.exec(pack.file.text)?.[1];
  if (folder === undefined) return undefined;
  const isRelative = folder === '' || folder.startsWith('.');
  return `# yaml-language-server: $schema=${isRelative ? '../' : ''}${folder}${schema}.schema.json`;
}
