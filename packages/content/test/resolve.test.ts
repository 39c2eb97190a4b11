// Setups of the shipped packs made into games, and what is said about those that cannot be.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGame } from '@railwright/engine';
import type { TrainsDefinition } from '@railwright/engine';
import { listSetups, loadContent, memorySource, resolveSetup } from '../src/index.ts';
import type { Content, ResolvedSetup, SetupOptions } from '../src/index.ts';
import { folderSource } from '../src/node/index.ts';

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content');
let content: Content;
beforeAll(async () => {
  content = await loadContent(folderSource(CONTENT, { prefix: 'content/' }));
});

function resolve(id: string, options?: SetupOptions): ResolvedSetup {
  const result = resolveSetup(content, id, options);
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.setup;
}

const trains = (id: string, options?: SetupOptions): TrainsDefinition =>
  resolve(id, options).definition as TrainsDefinition;

describe('the shipped packs', () => {
  it('give no errors and no warnings', () => {
    expect(content.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('have setups that can all be played by any number of players they allow', () => {
    const setups = listSetups(content);
    expect(setups.length).toBeGreaterThan(10);
    for (const { id, title, game, seats } of setups) {
      const setup = resolve(id);
      expect(setup).toMatchObject({ id, title, game, seats });
      for (let n = seats.min; n <= seats.max; n++) {
        const compiled = createGame(setup.definition, n);
        const state = compiled.createState();
        compiled.start(state, 1);
        expect(compiled.seatToAct(state)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe('a definition', () => {
  it('lists piles in the order of the rules, the market by cost and id, Waste, then what is only dealt', () => {
    expect(trains('trains/tokyo-beginners').cards.map(({ id }) => id)).toEqual([
      ...[
        'express-train',
        'limited-express-train',
        'lay-rails',
        'station-expansion',
        'apartment',
        'tower',
        'skyscraper',
      ],
      ...[
        'conductors-station',
        'landfill',
        'holiday-timetable',
        'passing-station',
        'amusement-park',
        'steel-bridge',
      ],
      ...['dump-site', 'maintenance-factory', 'waste', 'normal-train'],
    ]);
  });

  it('writes short forms out', () => {
    const effects = Object.fromEntries(
      trains('trains/osaka-beginners').cards.map(({ id, effect }) => [id, effect]),
    );
    expect(effects['tourist-train']).toEqual([{ may: { do: [{ score: { count: 1 } }] } }]);
    const mail = trains('trains/holiday-pass-tokyo').cards.find(({ id }) => id === 'mail-train');
    expect(mail?.effect).toEqual([
      { choose: { from: 'hand', count: 'any', as: 'posted' } },
      { discard: { cards: 'posted' } },
      { coins: { count: { count: 'posted' } } },
    ]);
  });

  it('names cards as the edition of its rules does', () => {
    const name = (definition: TrainsDefinition) =>
      definition.cards.find(({ id }) => id === 'apartment')?.name;
    expect(name(trains('trains/tokyo-beginners'))).toMatchObject({ en: 'Building', fr: 'Appartement' });
    expect(name(trains('trains/tokyo-beginners', { rules: 'trains/aeg-2013' }))).toMatchObject({
      en: 'Apartment',
      fr: 'Appartement',
    });
  });

  it('takes from extended rules what the rules themselves do not say', () => {
    const { rules } = trains('homebrew-fenland/fenland-duel');
    expect(rules).toMatchObject({
      id: 'homebrew-fenland/fenland',
      handSize: 5,
      tokens: { rails: 14, stations: 16 },
      switches: { tie: 'joint', subwayWaivesRemote: true },
    });
  });

  it('can be played with other rules and on another map', () => {
    const definition = trains('trains/tokyo-beginners', {
      rules: 'trains/aeg-2013',
      map: 'homebrew-fenland/fenland',
    });
    expect(definition.rules.id).toBe('trains/aeg-2013');
    expect(definition.map.terrains.map(({ id }) => id)).toContain('swamp');
  });

  it('keeps its hash when rules only get another title', async () => {
    const source = folderSource(CONTENT);
    const files = (await source.list()).filter(
      (path) => path.startsWith('trains/') && path.endsWith('.yaml'),
    );
    const texts = await Promise.all(
      files.map(async (path) => [path, await readFile(join(CONTENT, path), 'utf8')] as const),
    );
    const renamed = texts.map(([path, text]) => [
      path,
      path.startsWith('trains/rules/')
        ? text.replace(/^title: .*$/m, 'title: { en: Other, fr: Autre }')
        : text,
    ]);
    const changed = await loadContent(memorySource(Object.fromEntries(renamed) as Record<string, string>));
    const other = resolveSetup(changed, 'trains/tokyo-beginners');
    expect(other.ok && other.setup.hash).toBe(resolve('trains/tokyo-beginners').hash);
    expect(texts.map(([, text]) => text)).not.toEqual(renamed.map(([, text]) => text));
  });

  it('has a hash that changes with its content', () => {
    const { hash } = resolve('trains/tokyo-beginners');
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(resolve('trains/tokyo-beginners').hash).toBe(hash);
    expect(resolve('trains/tokyo-beginners', { rules: 'trains/aeg-2013' }).hash).not.toBe(hash);
  });
});

describe('a random market', () => {
  const market = (seed?: number): string[] =>
    resolve('trains/tokyo-random', seed === undefined ? {} : { marketSeed: seed }).options[
      'market'
    ] as string[];

  it('is the same for the same seed, and has every card that is always in it', () => {
    expect(market(7)).toEqual(market(7));
    expect(market(1)).toEqual(market());
    for (let seed = 0; seed < 30; seed++) {
      expect(market(seed)).toContain('landfill');
      expect(new Set(market(seed)).size).toBe(8);
    }
  });

  it('can have any selectable card', () => {
    const seen = new Set(Array.from({ length: 300 }, (_, seed) => market(seed)).flat());
    expect(seen.size).toBe(30);
    expect(seen).not.toContain('normal-train');
  });

  it('gives its seed, so that a record can keep it', () => {
    expect(resolve('trains/tokyo-random', { marketSeed: 9 }).options).toMatchObject({ marketSeed: 9 });
    expect(resolve('trains/tokyo-beginners', { marketSeed: 9 }).options).not.toHaveProperty('marketSeed');
  });
});

describe('what cannot be resolved', () => {
  const refusal = (id: string, options?: SetupOptions): string => {
    const result = resolveSetup(content, id, options);
    return result.ok ? 'ok' : result.diagnostics.map((d) => `${d.code}: ${d.help ?? d.message}`).join('\n');
  };

  it('an unknown setup is refused with a suggestion', () => {
    expect(refusal('trains/tokio-beginners')).toBe('setup-unknown: Did you mean trains/tokyo-beginners?');
    expect(refusal('x')).toMatch(/^setup-unknown: There are .*trains\/osaka-beginners/);
    expect(refusal('constructor/__proto__')).toMatch(/^setup-unknown/);
  });

  it('unknown rules, an unknown map and a bad seed are refused', () => {
    const setup = 'trains/tokyo-beginners';
    expect(refusal(setup, { rules: 'trains/aeg-2014' })).toBe(
      'reference-unknown: Did you mean trains/aeg-2013?',
    );
    expect(refusal(setup, { map: 'trains/tokio' })).toBe('reference-unknown: Did you mean trains/tokyo?');
    expect(refusal(setup, { marketSeed: -1 })).toMatch(/^seed-range/);
    expect(refusal(setup, { marketSeed: 1.5 })).toMatch(/^seed-range/);
  });

  it('a broken setup is refused even when its errors are not at hand', async () => {
    const broken = await loadContent([
      memorySource({
        'p/pack.yaml':
          'format: 1\nid: p\ntitle: P\nversion: 1.0.0\nlicense: MIT\nauthors: [A]\ngame: trains\n',
        'p/setups/odd.yaml': 'format: 1\nid: odd\n',
      }),
    ]);
    expect(broken.diagnostics.length).toBeGreaterThan(0);
    const result = resolveSetup({ ...broken, diagnostics: [] }, 'p/odd');
    expect(result).toMatchObject({ ok: false, diagnostics: [{ code: 'setup-broken' }] });
  });
});
