// Writes what is made from this package for others to read: schemas/*.schema.json, docs/codes.md, docs/events.md, docs/card-language.md
// and docs/cookbook.md. With --check it only says whether all are up to date.
// Exit 0: they are, or were written; 1: they are not; 2: wrong arguments.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatCodesPage } from '../explain/page.ts';
import { formatEventsPage } from '../events/reference.ts';
import { publishedSchemas, resultSchemas } from '../published-schemas.ts';
import { loadCookbook, referencePages } from './reference-pages.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

const args = process.argv.slice(2);
if (args.some((arg) => arg !== '--check')) {
  console.error('Usage: npm run schemas -w @railwright/content [-- --check]');
  process.exit(2);
}
const cookbook = await loadCookbook(ROOT);
const wanted = new Map([
  ['docs/codes.md', formatCodesPage()],
  ['docs/events.md', formatEventsPage()],
  ...referencePages(cookbook),
]);
for (const { file, schema } of [...publishedSchemas(), ...resultSchemas()])
  wanted.set(`schemas/${file}`, `${JSON.stringify(schema, null, 2)}\n`);
const stale = [...wanted].filter(([file, text]) => {
  const path = join(ROOT, file);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});
if (args.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is not up to date.`);
  if (stale.length > 0) {
    console.error('Write them again: npm run schemas');
    process.exitCode = 1;
  }
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
    console.log(file);
  }
}
