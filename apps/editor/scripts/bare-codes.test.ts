// Built pages carry the severities of codes; modules beside the tables of codes stay as they are.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareCodes } from './bare-codes.ts';

const FOLDER = join(import.meta.dirname, '../../../packages/content/src/codes');
const { load } = bareCodes() as { readonly load: (id: string) => Promise<string | undefined> };

test('severities are kept as a list', async () => {
  expect(await load(join(FOLDER, 'severity.ts'))).toBeUndefined();
});

test.each(readdirSync(FOLDER))('%s is a table of codes, or stays as it is', async (file) => {
  const code = await load(join(FOLDER, file));
  expect(code ?? 'as it is').toMatch(/^as it is$|"severity":"(error|warning|info)"\}/);
});
