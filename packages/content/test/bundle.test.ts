// Bundles: setups as one JSON text for players, with the strategies that fit.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { RELEASE } from '@railwright/engine/program';
import { loadContent, makeBundle, parseBundle, resolveSetup, strategiesFor } from '../src/index.ts';
import type { Content, ResolvedSetup } from '../src/index.ts';
import { publishedPage, type Bundle } from '../src/bundle/index.ts';
import { folderSource } from '../src/node/index.ts';
import { bundledRules, rulesTexts } from '../src/rules-text/index.ts';

let content: Content;
beforeAll(async () => {
  content = await loadContent(folderSource(join(import.meta.dirname, '..', '..', '..', 'content')));
});

function resolve(id: string): ResolvedSetup {
  const result = resolveSetup(content, id);
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.setup;
}

describe('a bundle', () => {
  it('includes the strategies its pack can see, and leaves out anything else when it is read', () => {
    const setup = resolve('trains/tokyo-beginners');
    const strategies = strategiesFor(content, setup);
    expect(strategies.map(({ id }) => id)).toContain('trains/big-money');
    expect(strategies.every(({ id }) => id.startsWith('trains/'))).toBe(true);
    expect(strategiesFor(content, resolve('freight-train/standard'))).toEqual([]);
    // A pack that extends another one sees its strategies too.
    expect(strategiesFor(content, resolve('homebrew-fenland/fenland-duel')).map(({ id }) => id)).toContain(
      'trains/big-money',
    );
    const { check, ...bundle } = makeBundle(setup, strategies);
    const parsed = parseBundle(JSON.stringify({ ...bundle, check }));
    expect(parsed.ok && parsed.bundle).toEqual(bundle);
    const [first] = strategies;
    const odd = [
      first,
      first,
      null,
      5,
      { id: 'x' },
      { ...first, id: 7 },
      { ...first, id: 'y', strategy: 'z' },
    ];
    const mixed = parseBundle(JSON.stringify({ ...bundle, strategies: odd }));
    expect(mixed.ok && mixed.bundle.strategies).toEqual([first]);
    for (const none of ['many', {}, null]) {
      const other = parseBundle(JSON.stringify({ ...bundle, strategies: none }));
      expect(other.ok && other.bundle.strategies).toBeUndefined();
    }
    // As bundles were before they included strategies.
    const old = parseBundle(JSON.stringify(makeBundle(setup)));
    expect(old.ok && Object.hasOwn(old.bundle, 'strategies')).toBe(false);
  });

  it.each(['trains/tokyo-beginners', 'game-of-trains/standard', 'freight-train/standard'])(
    'tells the rules of %s as `railwright rules` does, in each language, and nothing else in their place',
    (id) => {
      const setup = resolve(id);
      const rules = bundledRules(content, setup);
      const { check, ...bundle } = makeBundle(setup, [], {}, rules);
      const parsed = parseBundle(JSON.stringify({ ...bundle, check }));
      expect(parsed.ok && parsed.bundle.rules).toEqual(rules);
      const [text] = rulesTexts(content, id);
      for (const language of ['en', 'fr', 'de'] as const)
        expect(text?.lines(language).slice(1)).toEqual(rules?.[language]?.rules);
      const good = { rules: ['One.'], edition: { heading: 'As before:', differences: [] } };
      for (const [odd, expected] of [
        [{ en: good, fr: { rules: [7] }, de: null }, { en: good }],
        [{ en: { ...good, edition: 'none' } }, { en: { rules: ['One.'] } }],
        [{ fr: good }, undefined],
        [{ en: { rules: Array.from({ length: 501 }, () => 'x') } }, undefined],
        [{ en: { rules: ['x'.repeat(200_001)] } }, undefined],
        ['rules', undefined],
      ]) {
        const read = parseBundle(JSON.stringify({ ...bundle, rules: odd }));
        expect(read.ok && read.bundle.rules).toEqual(expected);
      }
      // As bundles were before they told rules.
      const old = parseBundle(JSON.stringify(makeBundle(setup)));
      expect(old.ok && Object.hasOwn(old.bundle, 'rules')).toBe(false);
    },
  );

  it('has small pictures of cards and terrains, and nothing else in their place', () => {
    const setup = resolve('homebrew-fenland/fenland-duel');
    const href = 'data:image/png;base64,iVBORw0KGgo=';
    const parsed = parseBundle(
      JSON.stringify(makeBundle(setup, [], { art: { dredger: href }, terrains: { swamp: href } })),
    );
    expect(parsed.ok && parsed.bundle).toMatchObject({ art: { dredger: href }, terrains: { swamp: href } });
    const { check: _, ...bundle } = makeBundle(setup);
    const art = {
      dredger: href,
      a: 'https://example.org/a.png',
      b: 'data:image/svg+xml;base64,AAAA',
      c: 'javascript:alert(1)',
      d: `${href}" onerror="alert(1)`,
      e: 7,
      f: `data:image/png;base64,${'A'.repeat(400_000)}`,
    };
    const read = parseBundle(JSON.stringify({ ...bundle, art, terrains: art }));
    expect(read.ok && read.bundle.art).toEqual({ dredger: href });
    expect(read.ok && read.bundle.terrains).toEqual({ dredger: href });
    const none = parseBundle(JSON.stringify(bundle));
    expect(none.ok && Object.hasOwn(none.bundle, 'art')).toBe(false);
    expect(none.ok && Object.hasOwn(none.bundle, 'terrains')).toBe(false);
  });

  it('is read back as it was made', () => {
    const setup = resolve('trains/tokyo-beginners');
    const parsed = parseBundle(JSON.stringify(makeBundle(setup)));
    expect(parsed).toMatchObject({ ok: true, bundle: { hash: setup.hash, definition: setup.definition } });
    expect(parsed.ok && parsed.bundle.titles).toEqual(setup.titles);
  });

  it('goes by its plain title when its titles are not texts', () => {
    const { check: _check, ...bundle } = makeBundle(resolve('trains/tokyo-beginners'));
    for (const titles of [undefined, 'Tokyo', { fr: 'Tokyo' }, { en: 'Tokyo', fr: [] }]) {
      const parsed = parseBundle(JSON.stringify({ ...bundle, titles }));
      expect(parsed.ok && Object.hasOwn(parsed.bundle, 'titles')).toBe(false);
      expect(parsed.ok).toBe(true);
    }
  });

  it('is refused when it is damaged, foreign or of another version', () => {
    const { check, ...bundle } = makeBundle(resolve('trains/tokyo-beginners'));
    const refused = (value: unknown): string => {
      const parsed = parseBundle(typeof value === 'string' ? value : JSON.stringify(value));
      return parsed.ok ? 'ok' : parsed.message;
    };
    expect(refused('{')).toBe('This is not JSON.');
    expect(refused('[]')).toBe('This is not a Railwright bundle.');
    expect(refused({ ...bundle, format: 2 })).toMatch(/format 2/);
    expect(refused({ ...bundle, engine: '9.9.9' })).toMatch(/9\.9\.9/);
    expect(refused({ ...bundle, definition: { ...bundle.definition, title: 'X' } })).toMatch(/damaged/);
    expect(refused({ ...bundle, seats: 'many' })).toMatch(/how many/);
    for (const change of [{ titles: { en: 'X' } }, { strategies: [] }, { options: {} }, { defaultSeats: 3 }])
      expect(refused({ ...bundle, ...change, check })).toMatch(/damaged/);
    // Another program of the same release.
    expect(refused({ ...bundle, engine: `${RELEASE}-0123456789` })).toBe('ok');
  });
});

describe('a bundle of a pack that is published', () => {
  const publishedAt = 'https://me.example/pack/';
  const at = (address: string): Content => ({
    ...content,
    packs: content.packs.map((pack) => ({
      ...pack,
      manifest: { ...pack.manifest, publishedAt: address },
    })),
  });
  const bundled = (address: string, options = {}): Bundle => {
    const result = resolveSetup(at(address), 'trains/tokyo-random', options);
    if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
    return makeBundle(result.setup);
  };

  it('names the address, which changes nothing of the game', () => {
    const bundle = bundled(publishedAt);
    expect(bundle.publishedAt).toBe(publishedAt);
    expect(bundle.hash).toBe(makeBundle(resolve('trains/tokyo-random')).hash);
    const read = parseBundle(JSON.stringify(bundle));
    expect(read.ok && read.bundle.publishedAt).toBe(publishedAt);
    for (const address of [publishedAt, publishedAt.slice(0, -1)])
      expect(publishedPage(address, 'abc')).toBe('https://me.example/pack/site/s/abc/play.html');
  });

  it('does not where another game was chosen than is published', () => {
    expect(bundled(publishedAt, { marketSeed: 5 }).publishedAt).toBeUndefined();
    expect(bundled(publishedAt, { marketSeed: undefined }).publishedAt).toBe(publishedAt);
  });

  it('is read without an address that is none on the web', () => {
    for (const address of [
      'javascript:alert(1)',
      'https://',
      'https://a b',
      7,
      `https://${'a'.repeat(400)}`,
    ]) {
      const { check: _, ...bundle } = bundled(publishedAt);
      const read = parseBundle(JSON.stringify({ ...bundle, publishedAt: address }));
      expect(read.ok && read.bundle.publishedAt, String(address)).toBeUndefined();
    }
  });
});
