// Writes schemas/*.schema.json from the types in this package; with --check it only says whether they are up to date.
// Exit 0: they are, or were written; 1: they are not; 2: wrong arguments.
import { readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { publishedSchemas } from '../schema/published.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'schemas');

function textOf(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

const args = process.argv.slice(2);
if (args.some((arg) => arg !== '--check')) {
  console.error('Usage: npm run schemas -w @railwright/content [-- --check]');
  process.exit(2);
}
const wanted = new Map(publishedSchemas().map(({ file, schema }) => [file, textOf(schema)]));
// Other packages publish schemas of their own here, such as that of a simulation's result.
const written = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => wanted.has(file)) : [];
const stale = [...wanted].filter(
  ([file, text]) => !written.includes(file) || readFileSync(join(FOLDER, file), 'utf8') !== text,
);
if (args.includes('--check')) {
  for (const [file] of stale) console.error(`schemas/${file} is not up to date.`);
  if (stale.length > 0) {
    console.error('Write them again: npm run schemas');
    process.exitCode = 1;
  }
} else {
  for (const [file, text] of stale) {
    writeFileSync(join(FOLDER, file), text);
    console.log(`schemas/${file}`);
  }
}
