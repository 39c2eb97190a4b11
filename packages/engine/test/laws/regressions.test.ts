// Counterexamples that once broke a law, named after what was wrong. They hold today, and so do all other laws for them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import type { Counterexample } from '../../fuzz/case.ts';
import { subjectOf } from '../../fuzz/subjects.ts';
import { lawNamed, LAWS } from './laws.ts';

const FOLDER = join(import.meta.dirname, 'regressions');

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const { law, walk, ...game } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Counterexample;

  test(law, () => {
    lawNamed(law).check(subjectOf(game), walk);
  });

  test('all other laws', () => {
    for (const other of LAWS) other.check(subjectOf(game), walk);
  });
});
