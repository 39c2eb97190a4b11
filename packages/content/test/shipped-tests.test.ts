// Runs every YAML test of every shipped pack as a separate test.
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadContent, runTests, TestCoverage, type TestResult } from '@railwright/content';
import { folderSource } from '@railwright/content/node';

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));
const content = await loadContent(folderSource(CONTENT));
const coverage = new TestCoverage(content);
const { results } = runTests(content, {}, coverage);
const fileOf = ({ file }: TestResult): string => file.slice(file.lastIndexOf('content/'));

describe.each([...new Set(results.map(fileOf))])('%s', (file) => {
  const own = results.filter((result) => fileOf(result) === file);
  const nameOf = ({ name, rules }: TestResult): string => (rules === undefined ? name : `${name} (${rules})`);
  test.each(own.map((result) => [nameOf(result), result] as const))('%s', (_, { outcome, diagnostics }) => {
    const why = diagnostics.map(({ message }) => message);
    expect({ outcome, why }).toEqual({ outcome: 'passed', why: [] });
  });

  test('no two tests have the same name', () => {
    expect(new Set(own.map(nameOf)).size).toBe(own.length);
  });
});

test('together they reach everything that the shipped cards do', () => {
  const missed = coverage.of(() => true).flatMap(({ unreached }) => unreached);
  expect(missed.map(({ message }) => message)).toEqual([]);
});
