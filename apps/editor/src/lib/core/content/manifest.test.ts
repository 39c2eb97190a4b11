import { expect, onTestFinished, test, vi } from 'vitest';
import { parseManifest } from './manifest.ts';
import { TextFile } from './text-file.ts';

test('a pack extends the packs it names, whatever their versions', () => {
  const manifest = parseManifest(new TextFile('id: mine\ngame: trains\nextends: [trains ^1, base, 7]\n'));
  expect(manifest?.extends).toEqual(['trains', 'base']);
});

test('names are those of the language of the studio, if the pack has them', async () => {
  const pack = new TextFile(
    'id: mine\ngame: trains\ntitle: { en: Mine, fr: Le mien }\nterrains: { river: { letter: R, name: { en: River, fr: Rivière } }, bog: { letter: B, name: Bog } }\n',
  );
  vi.stubGlobal('name', 'fr');
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    // Other files share modules with this one.
    vi.resetModules();
  });
  const inFrench = (await import('./manifest.ts')).parseManifest(pack);
  expect(inFrench?.title).toBe('Le mien');
  expect(inFrench?.terrains.map(({ name }) => name)).toEqual(['Rivière', 'Bog']);
  expect(parseManifest(pack)?.terrains[0]?.name).toBe('River');
});
