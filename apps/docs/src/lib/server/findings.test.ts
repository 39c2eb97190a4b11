// Every diagnostic code has a real finding on the site, unless a reason here says why it has none.
import { expect, test } from 'vitest';
import { CODE_NAMES } from '@railwright/content';
import { exampleFindings } from './findings.ts';

/** Codes without a broken pack, by reason. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'depends on the disk': ['file-unreadable'],
  'takes a file of megabytes or thousands of mistakes': ['yaml-too-large', 'schema-more'],
  'takes more than fifty files': ['pack-deep', 'picture-too-many', 'rules-deep'],
  'depends on the setup, seed or strategy that someone asks for': [
    'setup-broken',
    'setup-unknown',
    'seed-range',
    'strategy-misfit',
  ],
  'takes games of bots': ['target-missed', 'target-undecided'],
  'is found by running the tests of a pack': [
    'test-failed',
    'test-not-legal',
    'test-checks-nothing',
    'test-known-passes',
    'test-unreached',
    'lesson-bot',
    'lesson-lost',
  ],
};

test('every code has a finding or a reason for having none', async () => {
  const found = await exampleFindings();
  expect(CODE_NAMES.filter((code) => !found.has(code)).toSorted()).toEqual(
    Object.values(WITHOUT).flat().toSorted(),
  );
});
