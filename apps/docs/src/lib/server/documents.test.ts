// Every document that people write is on the site, and its links lead somewhere. The build finds the same on every page, and missing
// anchors too; this finds a document that is no page, and the parts of the README that are none.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SIDEBAR } from '../sidebar.ts';
import { resolveLink } from './links.ts';
import { renderMarkdown } from './markdown.ts';
import { exists, read, ROOT } from './repository.ts';

/** Written for others than readers of the site: the page of the package in its registry, pages of the cookbook's and test's packs. */
const ELSEWHERE = ['apps/cli/package-readme.md'];
const DOCUMENTS = [
  '*.md',
  'docs/*.md',
  'docs/*/*.md',
  'content/README.md',
  '{apps,packages}/*/*.md',
  'packages/*/src/**/*.md',
];

const shown: readonly string[] = SIDEBAR.flatMap(({ entries }) =>
  entries.flatMap((entry) => ('file' in entry ? [entry.file] : [])),
);

test('every document that people write is in the sidebar', () => {
  const documents = globSync(DOCUMENTS, { cwd: ROOT, exclude: ['**/node_modules'] }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(documents).toContain('docs/checking.md');
  const missing = documents.filter(
    (file) => !shown.includes(file) && !file.startsWith('docs/decisions/') && !ELSEWHERE.includes(file),
  );
  expect(missing).toEqual([]);
});

test.each(['README.md', ...ELSEWHERE, '.github/pull_request_template.md'])(
  'links of %s lead to files',
  (file) => {
    expect(() =>
      renderMarkdown(read(file), (href) => resolveLink(href, file, './', new Map())),
    ).not.toThrow();
  },
);

test('a link to a file that does not exist is an error that names both', () => {
  expect(() => resolveLink('nowhere.md#x', 'docs/checking.md', '../../', new Map())).toThrow(
    'docs/checking.md links to nowhere.md#x, but docs/nowhere.md does not exist.',
  );
});

test('links lead to pages, else to the git host', () => {
  const pages = new Map([['packages/board/README.md', 'explanation/board']]);
  const resolve = (href: string): string => resolveLink(href, 'docs/checking.md', '../../', pages);
  expect(resolve('../packages/board#color')).toBe('../../explanation/board/#color');
  expect(resolve('../Dockerfile')).toMatch(/^https:.*\/blob\/main\/Dockerfile$/);
  expect(resolve('playtest.png')).toBe('../../files/docs/playtest.png');
  expect(resolve('#fixing')).toBe('#fixing');
});

test('documents that code names exist', () => {
  const code = globSync('{action,apps,packages,scripts}/**/*.{ts,mjs,svelte}', {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/build', '**/dist', '**/.svelte-kit', '**/*.test.ts'],
  });
  const named = code.flatMap((file) => read(file).match(/(?<![\w/])docs\/[\w/-]+\.md\b/g) ?? []);
  expect(named).toContain('docs/editors.md');
  expect([...new Set(named)].filter((file) => !exists(file))).toEqual([]);
});
