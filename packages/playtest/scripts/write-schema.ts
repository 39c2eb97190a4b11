// Writes schemas/simulation-result.schema.json; with --check it says whether the file is still what the source says. Compares
// data and not text, so that the formatter has the last word about line breaks.
import { readFileSync, writeFileSync } from 'node:fs';
import { SimulationResultSchema } from '../src/result.ts';

const FILE = new URL('../../../schemas/simulation-result.schema.json', import.meta.url);

const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...SimulationResultSchema };
const wanted = JSON.stringify(schema);

if (process.argv.includes('--check')) {
  if (current() !== wanted) {
    console.error(
      'schemas/simulation-result.schema.json is not what packages/playtest/src/result.ts says. Run: npm run schemas -w packages/playtest',
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(FILE, `${JSON.stringify(schema, undefined, 2)}\n`);
}

function current(): string | undefined {
  try {
    return JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8')));
  } catch {
    return undefined;
  }
}
