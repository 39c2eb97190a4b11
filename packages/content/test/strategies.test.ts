// The strategies in content: listed as bots play by them, and checked against setups.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TrainsStrategy } from '@railwright/engine';
import {
  cardsFor,
  changedStrategy,
  fitStrategy,
  listStrategies,
  loadContent,
  memorySource,
  resolveSetup,
  type Content,
  type GameDefinition,
} from '../src/index.ts';
import { folderSource } from '../src/node/index.ts';

const SHIPPED = folderSource(join(import.meta.dirname, '../../../content'));
const encode = (text: string) => new TextEncoder().encode(text);

/** A pack that extends the shipped Trains, with these strategies. */
async function withStrategies(files: Readonly<Record<string, string>>): Promise<Content> {
  const pack =
    'format: 1\nid: mine\ngame: trains\ntitle: Mine\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\nextends: [trains]\n';
  const own = Object.entries({ 'pack.yaml': pack, ...files }).map(([name, text]) => [
    `mine/${name}`,
    encode(text),
  ]);
  return loadContent([SHIPPED, memorySource(Object.fromEntries(own) as Record<string, Uint8Array>)]);
}

function definitionOf(content: Content, setup: string): GameDefinition {
  const resolved = resolveSetup(content, setup);
  if (!resolved.ok) throw new Error('The setup is broken.');
  return resolved.setup.definition;
}

const HOARDER = `format: 1
id: hoarder
name: Hoarder
buy:
  - trains/tunnel
  - { card: [dump-site, viaduct], upTo: 2 }
  - express-train
  - { card: tower, when: { owned: { card: bullet-train, atLeast: 2 } } }
never: [landfill, collaboration]
rails: { toward: [B3, Z9] }
`;

let content: Content;
beforeAll(async () => {
  content = await withStrategies({ 'strategies/hoarder.yaml': HOARDER });
});

describe('a list of strategies', () => {
  it('has those of all packs of the game, with cards by the ids of a game and rules in the long form', () => {
    const all = listStrategies(content, 'trains');
    expect(all.map(({ id }) => id)).toContain('trains/balanced');
    const own = all.find(({ id }) => id === 'mine/hoarder')!;
    expect(own).toMatchObject({ name: 'Hoarder', description: '' });
    expect(own.strategy).toMatchObject({
      game: 'trains',
      id: 'mine/hoarder',
      buy: [{ card: 'tunnel' }, { card: ['dump-site', 'viaduct'], upTo: 2 }, { card: 'express-train' }, {}],
      never: ['landfill', 'collaboration'],
    });
    expect(JSON.parse(JSON.stringify(own.strategy))).toEqual(own.strategy);
    expect(listStrategies(content, 'freight-train')).toEqual([]);
  });

  it('leaves out what has errors', async () => {
    const broken = await withStrategies({
      'strategies/a.yaml': HOARDER.replace('express-train', 'expres-train'),
      'strategies/b.yaml': 'format: 1\nid: b\nname: B\nrails: { cities: many }\n',
      'strategies/c.yaml': 'format: 1\nid: c\nname: C\n',
    });
    const own = listStrategies(broken, 'trains').filter(({ id }) => id.startsWith('mine/'));
    expect(own.map(({ id }) => id)).toEqual(['mine/c']);
  });
});

describe('a strategy and a setup', () => {
  it('do not match if the setup lacks a card or cell; one of a list is enough', () => {
    const found = fitStrategy(content, 'mine/hoarder', definitionOf(content, 'trains/tokyo-beginners'));
    expect(found.map(({ code, start, message }) => [code, start.line, message])).toEqual([
      ['strategy-misfit', 5, 'The setup trains/tokyo-beginners has no tunnel, so this is skipped.'],
      ['strategy-misfit', 8, 'The setup trains/tokyo-beginners has no bullet-train, so this is skipped.'],
      ['strategy-misfit', 10, 'The map trains/tokyo has no cell Z9, so this is skipped.'],
    ]);
  });

  it('match if everything exists', () => {
    const definition = definitionOf(content, 'trains/every-kind');
    expect(fitStrategy(content, 'mine/hoarder', definition).map(({ start }) => start.line)).toEqual([10]);
    expect(fitStrategy(content, 'mine/nobody', definition)).toEqual([]);
  });
});

describe('a changed strategy', () => {
  it('is read like a file with the same data', () => {
    const { data } = listStrategies(content, 'trains').find(({ id }) => id === 'mine/hoarder')!;
    const changed = changedStrategy(content, 'mine/hoarder', { ...data, buy: ['trains/viaduct'] });
    expect((changed as TrainsStrategy).buy).toEqual([{ card: 'viaduct' }]);
    expect(changedStrategy(content, 'mine/nobody', data)).toBeUndefined();
  });

  it('can name cards that are for sale and visible to its pack', () => {
    const cards = cardsFor(content, 'mine/hoarder', definitionOf(content, 'trains/tokyo-beginners'));
    expect(cards).toContain('amusement-park');
    expect(cards).not.toContain('waste');
    expect(cards).not.toContain('tunnel');
  });
});

it('nothing in a strategy is more than data', async () => {
  const hostile = await withStrategies({
    'strategies/a.yaml':
      'format: 1\nid: a\nname: A\nbuy:\n  - __proto__\n  - { card: constructor }\n  - { card: tower, when: { __proto__: { atLeast: 1 } } }\n',
  });
  expect(hostile.diagnostics.filter(({ file }) => file.startsWith('mine/')).length).toBeGreaterThan(0);
  expect(listStrategies(hostile, 'trains').some(({ id }) => id === 'mine/a')).toBe(false);
});
