// Pages that play a setup: what is put into the built player, and that content stays text there.
import { expect, it } from 'vitest';
import { parseBundle, resolveSetup, type ResolvedSetup } from '@railwright/content';
import { drawBundle, type CarriedSetup } from '@railwright/content/bundle';
import { playBundle, playPage, TARGETS } from '../src/index.ts';
import { content, filesOf, kitOf, PLAYER } from './published.ts';

function resolve(id: string, options: object = {}): ResolvedSetup {
  const result = resolveSetup(content, id, options);
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.setup;
}

/** What the player reads. */
function carriedBy(page = ''): CarriedSetup {
  const [, text = ''] =
    /<script type="application\/json" id="railwright-setups">([^]*?)<\/script>/.exec(page) ?? [];
  return JSON.parse(text) as CarriedSetup;
}

async function publish(ids: readonly string[], language: 'en' | 'de' = 'en'): Promise<[string, string][]> {
  const files = await filesOf(
    TARGETS.html,
    ids.map((id) => kitOf(id, { language })),
  );
  return [...files].map(([path, data]) => [path, String(data)]);
}

it('carries a sound bundle of each setup, with its strategies, in a file of its name', async () => {
  const [tokyo, fenland] = await publish(['trains/tokyo-beginners', 'homebrew-fenland/fenland-duel']);
  expect([tokyo?.[0], fenland?.[0]]).toEqual([
    'trains-tokyo-beginners.html',
    'homebrew-fenland-fenland-duel.html',
  ]);
  const { bundle } = carriedBy(tokyo?.[1]);
  expect(parseBundle(JSON.stringify(bundle))).toMatchObject({ ok: true });
  expect(bundle?.definition.setup).toBe('trains/tokyo-beginners');
  expect(bundle?.strategies?.length).toBeGreaterThan(0);
  expect(fenland?.[1]).toContain('<title>Fenland');
});

it('begins in the language of its publication, in English in that of the reader', async () => {
  const [[, german] = []] = await publish(['homebrew-isles/isles'], 'de');
  expect(german).toContain('<html lang="de">');
  expect(german).toContain('<title>Westliche Inseln</title>');
  expect(carriedBy(german).language).toBe('de');
  const [[, english] = []] = await publish(['homebrew-isles/isles']);
  expect(carriedBy(english).language).toBeUndefined();
});

it('can draw any market where one is drawn, and only the market that was asked for', () => {
  const rules = 'trains/okazu-2012';
  for (const options of [{}, { rules }]) {
    const bundle = playBundle(content, resolve('trains/osaka-random', options));
    const drawn = drawBundle(bundle, 7);
    expect(drawn?.hash).toBe(resolve('trains/osaka-random', { ...options, marketSeed: 7 }).hash);
    expect(drawn?.hash).not.toBe(bundle.hash);
  }
  const chosen = playBundle(content, resolve('trains/osaka-random', { marketSeed: 7 }));
  expect(drawBundle(chosen, 8)).toBeUndefined();
});

it('keeps text from content text, whatever it says', () => {
  const evil = '</script><script>alert(1)</script><!--\u2028$&"\'';
  const bundle = playBundle(content, resolve('trains/tokyo-beginners'));
  const hostile = { ...bundle, definition: { ...bundle.definition, title: evil } };
  const back = { href: '../"><script>', title: evil };
  const page = playPage(PLAYER, hostile, { title: evil, description: evil, language: 'fr', back });
  const count = (text: string, part: string): number => text.split(part).length - 1;
  for (const sign of ['<script', '</script', '<!--']) expect(count(page, sign)).toBe(count(PLAYER, sign));
  expect(page).not.toContain('\u2028');
  expect(carriedBy(page)).toEqual({ bundle: hostile, language: 'fr', back });
  expect(page).toContain('const look = "<title>Railwright</title>";');
});

it('refuses a page that is not the built player', () => {
  expect(() => playPage('<!doctype html>', undefined, { title: 'x' })).toThrow('has no <html lang="en">');
});
