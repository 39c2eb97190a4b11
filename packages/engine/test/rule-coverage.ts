// For tests that everything in the rules of a game is tested: its tests as text, its source, the rows of its RULES.md.
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** The test files of a folder, by name without `.test.ts`, each as one line. */
export function readTests(folder: URL): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
      .map((name) => [
        name.replace('.test.ts', ''),
        readFileSync(new URL(name, folder), 'utf8').replace(/\s+/g, ' '),
      ]),
  );
}

/** Every distinct first group of a pattern in the source files of a folder. */
export function wordsIn(source: URL, pattern: RegExp): ReadonlySet<string> {
  const code = readdirSync(source)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, source), 'utf8'))
    .join('\n');
  return new Set([...code.matchAll(pattern)].map((match) => match[1]));
}

/** The words of a list that a source file declares as `const NAME = ['…', '…']`. */
export function listedIn(file: URL, name: string): string[] {
  const list = new RegExp(`${name} = \\[([^\\]]+)\\]`).exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map((match) => match[1]);
}

/** Each row of RULES.md ends with its tests, as `file: words of its name; file: …`. */
export function expectRulesTested(source: URL, tests: ReadonlyMap<string, string>, atLeast: number): void {
  const rows = readFileSync(new URL('RULES.md', source), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|-') && !line.startsWith('| -'))
    .map((line) => line.split('|').at(-2)?.trim() ?? '')
    .filter((cell) => cell !== 'Test');
  expect(rows.length).toBeGreaterThan(atLeast);
  for (const cell of rows)
    for (const reference of cell.split('; ')) {
      const [, file = '', words = ''] = /^(\w+): (.+)$/.exec(reference) ?? [];
      expect(words, cell).not.toBe('');
      expect(tests.get(file), reference).toContain(words);
    }
}
