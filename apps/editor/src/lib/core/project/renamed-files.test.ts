import { expect, test } from 'vitest';
import { renamedFiles } from './renamed-files.ts';

const paired = (removed: Record<string, string>, added: Record<string, string>) =>
  Object.fromEntries(renamedFiles(new Map(Object.entries(removed)), new Map(Object.entries(added))));

test('a file that went away is the new one with the same text or most of its lines, and of its ending', () => {
  const text = 'a\nb\nc\nd\ne\n';
  expect(paired({ 'x.yaml': text }, { 'y.yaml': text })).toEqual({ 'y.yaml': 'x.yaml' });
  expect(paired({ 'x.yaml': text }, { 'y.yaml': text.replace('c', 'C') })).toEqual({ 'y.yaml': 'x.yaml' });
  expect(paired({ 'x.yaml': text }, { 'y.md': text })).toEqual({});
  expect(paired({ 'x.yaml': text }, { 'y.yaml': 'a\nb\nz\nz\nz\nz\n' })).toEqual({});
  // Each once, the equal one first.
  expect(paired({ 'x.yaml': text }, { 'a.yaml': text.replace('c', 'C'), 'b.yaml': text })).toEqual({
    'b.yaml': 'x.yaml',
  });
});
