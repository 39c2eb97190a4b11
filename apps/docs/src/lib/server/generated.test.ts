// Pages of commands and schemas say what their sources say.
import { expect, test } from 'vitest';
import { commandPages } from './commands.ts';
import { prose } from './generated.ts';
import { schemaPages } from './schemas.ts';

const pages = new Map(commandPages().map(({ slug, markdown }) => [slug, markdown]));

test.each([...pages.keys()].filter((slug) => slug !== ''))('%s shows usage, flags and exit codes', (slug) => {
  const page = pages.get(slug) ?? '';
  expect(page).toContain(`railwright ${slug}`);
  expect(page).toContain('## Examples');
  expect(page).toMatch(/## Exit codes\n\n\| code \| meaning \|\n\| --- \| --- \|\n\| 0 \| /);
  expect(page).not.toContain('<%');
});

test('exit codes become rows, and what follows them a paragraph', () => {
  expect(pages.get('validate')).toContain(
    '| 0 | nothing found |\n| 1 | errors or warnings |\n| 2 | invalid usage |\n\nHints never fail, unless `--max-severity` is none.',
  );
  expect(pages.get('learn')).toContain('| 130 | stopped; what was learned is kept |');
});

test('flags say their values, defaults and what they go with', () => {
  const page = pages.get('validate') ?? '';
  expect(page).toContain('One of `pretty`, `json`');
  expect(page).toContain('Default: `pretty`.');
  expect(page).toContain('Needs `--fix`.');
});

test('text of a terminal stays text', () => {
  expect(prose('<id> of --jobs 2, `--fix`')).toBe('&lt;id> of `--jobs 2`, `--fix`');
});

test('fields of a schema are rows, those inside lists too', () => {
  const cards = schemaPages().find(({ slug }) => slug === 'cards')?.markdown;
  expect(cards).toContain('| `cards[].cost` (required) | a whole number from 0 to 99 | Coins to buy it. |');
});
