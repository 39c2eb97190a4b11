import { expect, test } from 'vitest';
import { indexTexts } from '../../core/content/test-index.ts';
import { newFileText } from './new-file.ts';

const MAP = (id: string): string => `format: 1\nid: ${id}\nname: M\norientation: pointy\nterrain: |\n  F F\n`;
const PACK = {
  'a/pack.yaml': 'format: 1\nid: a\ngame: trains\ntitle: A\nversion: 1.0.0\nlicence: MIT\nauthors: [me]\n',
  'a/rules/house.yaml': 'format: 1\nid: house\n',
  'a/maps/demo.yaml': MAP('demo'),
  'a/maps/drawn.yaml': MAP('drawn'),
  'a/setups/demo.yaml': 'format: 1\nid: demo\ntitle: Demo\nrules: house\nmap: demo\n',
};

function mapOfNewSetup(files: Readonly<Record<string, string>>): string | undefined {
  const packIndex = indexTexts('a/', Object.entries(files));
  const file = { folder: 'setups', game: 'trains', title: 'Second', language: 'en' } as const;
  return /^map: (.*)$/m.exec(newFileText(file, packIndex, () => undefined))?.[1];
}

test('a new setup takes the map that no setup uses yet, or else the first', () => {
  expect(mapOfNewSetup(PACK)).toBe('drawn');
  const { 'a/maps/drawn.yaml': _, ...rest } = PACK;
  expect(mapOfNewSetup(rest)).toBe('demo');
});
