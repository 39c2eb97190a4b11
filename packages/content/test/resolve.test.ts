// Setups of the shipped packs, and setups that cannot be.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGame } from '@railwright/engine';
import type { TrainsDefinition } from '@railwright/engine';
import {
  listSetups,
  loadContent,
  makeBundle,
  memorySource,
  parseBundle,
  resolveSetup,
  strategiesFor,
} from '../src/index.ts';
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

  it('have setups that all can be played by any number they allow', () => {
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

  it('takes from rules what those that extend them do not say', () => {
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

  it('has a hash that changes with what it says', () => {
    const { hash } = resolve('trains/tokyo-beginners');
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(resolve('trains/tokyo-beginners').hash).toBe(hash);
    expect(resolve('trains/tokyo-beginners', { rules: 'trains/aeg-2013' }).hash).not.toBe(hash);
  });
});

describe('a market drawn by chance', () => {
  const market = (seed?: number): string[] =>
    resolve('trains/tokyo-random', seed === undefined ? {} : { marketSeed: seed }).options[
      'market'
    ] as string[];

  it('is the same for the same seed, and has what is always there', () => {
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

  it('tells its seed, so that a record can say it', () => {
    expect(resolve('trains/tokyo-random', { marketSeed: 9 }).options).toMatchObject({ marketSeed: 9 });
    expect(resolve('trains/tokyo-beginners', { marketSeed: 9 }).options).not.toHaveProperty('marketSeed');
  });
});

describe('what cannot be resolved says why', () => {
  const refusal = (id: string, options?: SetupOptions): string => {
    const result = resolveSetup(content, id, options);
    return result.ok ? 'ok' : result.diagnostics.map((d) => `${d.code}: ${d.help ?? d.message}`).join('\n');
  };

  it('a setup that is not there', () => {
    expect(refusal('trains/tokio-beginners')).toBe('setup-unknown: Did you mean trains/tokyo-beginners?');
    expect(refusal('x')).toMatch(/^setup-unknown: There are .*trains\/osaka-beginners/);
    expect(refusal('constructor/__proto__')).toMatch(/^setup-unknown/);
  });

  it('rules, a map and a seed that are not there', () => {
    const setup = 'trains/tokyo-beginners';
    expect(refusal(setup, { rules: 'trains/aeg-2014' })).toBe(
      'reference-unknown: Did you mean trains/aeg-2013?',
    );
    expect(refusal(setup, { map: 'trains/tokio' })).toBe('reference-unknown: Did you mean trains/tokyo?');
    expect(refusal(setup, { marketSeed: -1 })).toMatch(/^seed-range/);
    expect(refusal(setup, { marketSeed: 1.5 })).toMatch(/^seed-range/);
  });

  it('a broken setup whose errors are not at hand', async () => {
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

describe('a bundle', () => {
  it('takes along the strategies its pack can see, and what is none is left out when it is read', () => {
    const setup = resolve('trains/tokyo-beginners');
    const strategies = strategiesFor(content, setup);
    expect(strategies.map(({ id }) => id)).toContain('trains/big-money');
    expect(strategies.every(({ id }) => id.startsWith('trains/'))).toBe(true);
    expect(strategiesFor(content, resolve('freight-train/standard'))).toEqual([]);
    // A pack that extends another one sees its strategies too.
    expect(strategiesFor(content, resolve('homebrew-fenland/fenland-duel')).map(({ id }) => id)).toContain(
      'trains/big-money',
    );
    const bundle = makeBundle(setup, strategies);
    const parsed = parseBundle(JSON.stringify(bundle));
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

  it('comes back as it was made', () => {
    const setup = resolve('trains/tokyo-beginners');
    const parsed = parseBundle(JSON.stringify(makeBundle(setup)));
    expect(parsed).toMatchObject({ ok: true, bundle: { hash: setup.hash, definition: setup.definition } });
    expect(parsed.ok && parsed.bundle.titles).toEqual(setup.titles);
  });

  it('with titles that are no texts goes by its plain title', () => {
    const bundle = makeBundle(resolve('trains/tokyo-beginners'));
    for (const titles of [undefined, 'Tokyo', { fr: 'Tokyo' }, { en: 'Tokyo', fr: [] }]) {
      const parsed = parseBundle(JSON.stringify({ ...bundle, titles }));
      expect(parsed.ok && Object.hasOwn(parsed.bundle, 'titles')).toBe(false);
      expect(parsed.ok).toBe(true);
    }
  });

  it('that is damaged, foreign or of another version is refused', () => {
    const bundle = makeBundle(resolve('trains/tokyo-beginners'));
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
  });
});

const PACK = (id: string, game = 'trains', more = ''): string =>
  `format: 1\nid: ${id}\ngame: ${game}\ntitle: X\nversion: 1.0.0\nlicence: MIT\nauthors: [X]\n${more}`;

describe('packs together', () => {
  const shipped = folderSource(CONTENT, { prefix: 'content/' });
  const load = (files: Record<string, string>): Promise<Content> =>
    loadContent([shipped, memorySource(files)]);
  const setupOf = (cards: string): string =>
    `format: 1\nid: s\ntitle: S\nrules: trains/okazu-2012\nmap: trains/tokyo\nmarket: { kinds: 2, cards: [${cards}] }\n`;
  const card = (id: string): string =>
    `  - { id: ${id}, name: X, categories: [action], cost: 2, value: 1 }\n`;

  it('a card with the id of another in the same game is refused', async () => {
    const loaded = await load({
      'p/pack.yaml': PACK('p', 'trains', 'extends: [trains]\n'),
      'p/cards/c.yaml': `format: 1\ncards:\n${card('landfill')}`,
      'p/setups/s.yaml': setupOf('landfill, trains/landfill'),
    });
    expect(loaded.diagnostics.map(({ code }) => code)).toEqual(['card-clash']);
    const result = resolveSetup(loaded, 'p/s');
    expect(result.ok ? [] : result.diagnostics.map(({ code, file }) => `${file} ${code}`)).toEqual([
      'p/setups/s.yaml card-clash',
    ]);
  });

  it('a game with more kinds than a game can hold is refused', async () => {
    const ids = Array.from({ length: 260 }, (_, i) => `card-${i}`);
    const loaded = await load({
      'p/pack.yaml': PACK('p', 'trains', 'extends: [trains]\n'),
      'p/cards/c.yaml': `format: 1\ncards:\n${ids.map(card).join('')}`,
      'p/rules/r.yaml': 'format: 1\nid: r\nextends: trains/okazu-2012\n',
      'p/setups/s.yaml': setupOf(ids.join(', ')).replace('kinds: 2, ', ''),
    });
    const result = resolveSetup(loaded, 'p/s');
    expect(result.ok).toBe(false);
  });

  it('what makes up for the order of turns comes from rules and from those they extend', async () => {
    const loaded = await load({
      'p/pack.yaml': PACK('p', 'trains', 'extends: [trains]\n'),
      'p/rules/a.yaml': 'format: 1\nid: a\nextends: trains/okazu-2012\nopening: { hands: [5, 6] }\n',
      'p/rules/b.yaml': 'format: 1\nid: b\nextends: a\nopening: { placing: last-seat-first }\n',
    });
    const result = resolveSetup(loaded, 'trains/tokyo-beginners', { rules: 'p/b' });
    if (!result.ok) throw new Error(result.diagnostics[0]?.message);
    expect((result.setup.definition as TrainsDefinition).rules.opening).toEqual({
      hands: [5, 6],
      placing: 'last-seat-first',
    });
    expect(trains('trains/tokyo-beginners').rules.opening).toBeUndefined();
  });

  it('a drawn market meets its conditions, for any seed', async () => {
    const loaded = await load({
      'p/pack.yaml': PACK('p', 'trains', 'extends: [trains]\n'),
      'p/setups/s.yaml':
        'format: 1\nid: s\ntitle: S\nrules: trains/okazu-2012\nmap: trains/tokyo\n' +
        'market: { always: [landfill], random: 7, atLeast: { train: 3 }, apart: [[landfill, dump-site]] }\n',
    });
    const seen = new Set<string>();
    for (let marketSeed = 0; marketSeed < 60; marketSeed++) {
      const result = resolveSetup(loaded, 'p/s', { marketSeed });
      if (!result.ok) throw new Error(result.diagnostics[0]?.message);
      const market = result.setup.options['market'] as string[];
      const cards = (result.setup.definition as TrainsDefinition).cards;
      const trains = market.filter((id) => cards.find((one) => one.id === id)?.categories.includes('train'));
      expect(trains.length).toBeGreaterThanOrEqual(3);
      expect(market).not.toContain('dump-site');
      expect(market).toHaveLength(8);
      seen.add(market.join());
    }
    expect(seen.size).toBeGreaterThan(40);
  });

  it('a pack for one game cannot extend one for another', async () => {
    const loaded = await load({ 'p/pack.yaml': PACK('p', 'game-of-trains', 'extends: [trains]\n') });
    expect(loaded.diagnostics.map(({ code, start }) => `${code} ${start.line}`)).toEqual(['pack-game 8']);
  });

  it('the setup of a pack with errors is refused with those errors', async () => {
    const loaded = await load({
      'p/pack.yaml': PACK('p', 'trains', 'extends: [trains]\n'),
      'p/setups/s.yaml': setupOf('landfil, garage'),
    });
    expect(listSetups(loaded).map(({ id }) => id)).not.toContain('p/s');
    const result = resolveSetup(loaded, 'p/s');
    expect(result.ok ? [] : result.diagnostics.map(({ code }) => code)).toEqual(['reference-unknown']);
  });
});
