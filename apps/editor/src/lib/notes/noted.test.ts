// Tests whether a map needs to ask for notes.
import { expect, test } from 'vitest';
import { mayBeOn } from './noted.svelte.ts';

const SETUPS = new Map([
  ['own/setups/duel.yaml', 'format: 1\nid: duel\nmap: valley\n'],
  ['own/setups/feast.yaml', 'format: 1\nid: "feast"\nmap: other/plain\n'],
]);

test('a game is on the map of the setup that it names', () => {
  expect(mayBeOn('valley', 'setup: duel\n', SETUPS)).toBe(true);
  expect(mayBeOn('plain', 'setup: duel\n', SETUPS)).toBe(false);
  expect(mayBeOn('plain', 'setup: own/feast\n', SETUPS)).toBe(true);
});

test('a game of a setup that is elsewhere may be on any map', () => {
  expect(mayBeOn('valley', 'setup: gone\n', SETUPS)).toBe(true);
});
