import { expect, test } from 'vitest';
import { parseManifest } from './manifest.ts';
import { TextFile } from './text-file.ts';

test('a pack extends the packs it names, whatever their versions', () => {
  const manifest = parseManifest(new TextFile('id: mine\ngame: trains\nextends: [trains ^1, base, 7]\n'));
  expect(manifest?.extends).toEqual(['trains', 'base']);
});
