import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeZip, readZip } from './zip.ts';

test('texts go through a zip unchanged', () => {
  const files = { 'a/pack.yaml': 'id: a\r\n# é 火\n', 'a/maps/x.yaml': '' };
  expect(Object.fromEntries(readZip(makeZip(files)))).toEqual(files);
});

test('pictures and learned players stay with the texts', () => {
  const files = {
    'a/pack.yaml': 'id: a',
    'a/pictures/x.png': new Uint8Array([0, 255]),
    'a/players/b.player': new Uint8Array([1]),
  };
  expect(Object.fromEntries(readZip(makeZip(files)))).toEqual(files);
});

test('text that is none is named, not changed', () => {
  expect(() => readZip(makeZip({ 'a/x.yaml': new Uint8Array([255]) }))).toThrow(
    'a/x.yaml is not UTF-8 text.',
  );
});

test('paths that lead outside, hidden names and foreign files are rejected', () => {
  const bytes = new Uint8Array([65]);
  const zip = zipSync({
    '../evil.yaml': bytes,
    'a/../../b.yaml': bytes,
    '/etc/x.yaml': bytes,
    '.git/x.yaml': bytes,
    'a\\b.yaml': bytes,
    'x.exe': bytes,
    'ok/x.yaml': bytes,
  });
  expect([...readZip(zip).keys()]).toEqual(['ok/x.yaml']);
});
