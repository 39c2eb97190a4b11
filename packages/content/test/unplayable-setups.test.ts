// Setups that cannot be played: a reference to another game's items gives one finding at the name, and everything else stays usable.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  createCache,
  listSetups,
  loadContent,
  overlaySource,
  resolveSetup,
  type Content,
} from '../src/index.ts';
import { folderSource } from '../src/node/index.ts';

const SHIPPED = join(import.meta.dirname, '..', '..', '..', 'content');
const RULES = {
  trains: 'trains/okazu-2012',
  'game-of-trains': 'game-of-trains/standard',
  'freight-train': 'freight-train/standard',
};
const GAMES = Object.keys(RULES) as (keyof typeof RULES)[];
const SETUPS = {
  trains: 'tokyo-beginners',
  'game-of-trains': 'standard',
  'freight-train': 'standard',
};

const cache = createCache();
const load = (texts: Readonly<Record<string, string>>): Promise<Content> =>
  loadContent(overlaySource(folderSource(SHIPPED, { prefix: '' }), new Map(Object.entries(texts))), {
    cache,
    skip: ['tests'],
  });
let shipped: Content;
beforeAll(async () => {
  shipped = await load({});
});

test.each(GAMES.flatMap((game) => GAMES.filter((other) => other !== game).map((other) => [game, other])))(
  'a setup of %s with rules of %s',
  async (game, other) => {
    const file = `${game}/setups/${SETUPS[game]}.yaml`;
    const text = readFileSync(join(SHIPPED, file), 'utf8').replace(/^rules: .*/m, `rules: ${RULES[other]}`);
    const content = await load({ [file]: text });
    const found = content.diagnostics.filter(({ severity }) => severity === 'error');
    expect(found).toMatchObject([{ code: 'reference-game', file }]);
    expect(text.split('\n')[found[0]!.start.line - 1]?.slice(found[0]!.start.column - 1)).toBe(RULES[other]);
    const broken = `${game}/${SETUPS[game]}`;
    expect(listSetups(content)).toEqual(listSetups(shipped).filter(({ id }) => id !== broken));
    expect(resolveSetup(content, broken)).toMatchObject({ ok: false, diagnostics: [found[0]] });
  },
);

test.each(GAMES.flatMap((game) => GAMES.filter((other) => other !== game).map((other) => [game, other])))(
  'a game of %s cannot be played by the rules of %s',
  (game, other) => {
    const resolution = resolveSetup(shipped, `${game}/${SETUPS[game]}`, { rules: RULES[other] });
    expect(resolution).toMatchObject({ ok: false, diagnostics: [{ code: 'reference-game' }] });
  },
);

test.each(['game-of-trains', 'freight-train'] as const)('a map is refused where %s has none', (game) => {
  const resolution = resolveSetup(shipped, `${game}/${SETUPS[game]}`, { map: 'trains/tokyo' });
  expect(resolution).toMatchObject({
    ok: false,
    diagnostics: [{ message: `Setups of ${game} have no map, so none can be chosen.` }],
  });
});

test('a market cannot be drawn from fewer cards than it needs', async () => {
  const file = 'trains/cards/selectable.yaml';
  const text = readFileSync(join(SHIPPED, file), 'utf8').replace(/cost: \d+/, 'cost: many');
  const content = await load({ [file]: text });
  const resolution = resolveSetup(content, 'trains/tokyo-random');
  expect(resolution).toMatchObject({ ok: false, diagnostics: [{ code: 'schema-type', file }] });
  // Setups unrelated to the card can be played.
  expect(resolveSetup(content, 'trains/osaka-beginners').ok).toBe(true);
});

test('what prevents a setup from being played is reported without the errors of other packs', async () => {
  const rules = 'trains/rules/okazu-2012.yaml';
  const content = await load({
    [rules]: readFileSync(join(SHIPPED, rules), 'utf8').replace(/^handSize: .*/m, ''),
    'freight-train/setups/standard.yaml': 'format: 1\n',
  });
  const resolution = resolveSetup(content, 'trains/tokyo-beginners');
  expect(resolution.ok).toBe(false);
  const files = resolution.ok ? [] : resolution.diagnostics.map((one) => one.file);
  expect(new Set(files)).toEqual(new Set([rules]));
});

test('a broken setup is explained by its own errors, not by those of another setup', async () => {
  const text = readFileSync(join(SHIPPED, 'trains/setups/tokyo-beginners.yaml'), 'utf8');
  const broken = (id: string): string => text.replace('tokyo-beginners', id).replace(/^map: .*/m, 'map: 7');
  const content = await load({
    'trains/setups/another.yaml': broken('another'),
    'trains/setups/broken.yaml': broken('broken'),
  });
  for (const id of ['another', 'broken']) {
    const { ok, ...why } = resolveSetup(content, `trains/${id}`);
    expect(ok).toBe(false);
    expect(why).toMatchObject({ diagnostics: [{ file: `trains/setups/${id}.yaml` }] });
  }
});
