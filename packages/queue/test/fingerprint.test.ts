// What counts as the same code.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from '../src/fingerprint.ts';
import { howToGet } from '../src/version.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  write('queue/package.json', '{ "dependencies": { "@railwright/engine": "*", "bullmq": "1" } }');
  write('engine/package.json', '{}');
  write('unused/package.json', '{}');
  write('queue/src/index.ts', 'one\ntwo\n');
  write('engine/src/core/rules.ts', 'three\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test.each([
  ['queue/src/index.ts', 'one\ntwo!\n', false],
  ['engine/src/core/rules.ts', 'four\n', false],
  ['engine/src/core/new.ts', '', false],
  ['queue/src/index.ts', 'one\r\ntwo\r\n', true],
  ['engine/src/core/rules.test.ts', 'a test', true],
  ['engine/test/rules.ts', 'a test', true],
  ['unused/src/index.ts', 'of nobody', true],
])('%s with %j: the same code? %j', (file, text, same) => {
  const before = fingerprintOf(folder);
  write(file, text);
  expect(fingerprintOf(folder) === before).toBe(same);
});

test('a user with another version is told how to get the right one', () => {
  expect(howToGet('0.2.0-a', '0.1.0-b')).toContain('npm install railwright@0.2.0');
  expect(howToGet('0.1.0-a', '0.1.0-b')).toMatch(/their code differs: .* the same commit/);
});
