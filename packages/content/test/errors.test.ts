// Each folder of errors/ is a broken pack: its files laid over those of errors/base, or of the folder that its file `over`
// names, unless it has a file `alone`. Its expected.txt lists its diagnostics, one per line: file:line:column severity code.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE_NAMES, explainCode, loadContent, memorySource } from '../src/index.ts';
import { GAME_PAGES } from '../src/explain/games.ts';

const ROOT = join(import.meta.dirname, 'errors');
const EXPECTED = 'expected.txt';

function filesBelow(folder: string): Record<string, Uint8Array> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== EXPECTED)
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        path.slice(folder.length + 1).replaceAll('\\', '/'),
        new Uint8Array(readFileSync(path)),
      ]),
  );
}

function filesOf(name: string): Record<string, Uint8Array> {
  const own = filesBelow(join(ROOT, name));
  const { alone, over } = own;
  return alone
    ? own
    : { ...filesBelow(join(ROOT, over ? new TextDecoder().decode(over).trim() : 'base')), ...own };
}

describe('a broken pack gives exactly its diagnostics', () => {
  it.each(readdirSync(ROOT))('%s', async (name) => {
    const { diagnostics } = await loadContent(memorySource(filesOf(name)));
    const found = diagnostics.map(
      ({ file, start, severity, code }) => `${file}:${start.line}:${start.column} ${severity} ${code}`,
    );
    const expected = readFileSync(join(ROOT, name, EXPECTED), 'utf8')
      .split('\n')
      .filter(Boolean);
    expect(found).toEqual(expected);
    for (const { start, end, message, code } of diagnostics) {
      expect(end.line).toBe(start.line);
      expect(end.column).toBeGreaterThanOrEqual(start.column);
      expect(message).toMatch(/[.?]$/);
      expect(explainCode(code)?.help).toBeTruthy();
    }
  });
});

it.each([
  ['playtests', 'Keep one of them.'],
  ['two-ops-in-one-step', 'Start each with its own dash.'],
])('two keys where one belongs: in %s the way out is “%s”', async (name, help) => {
  const { diagnostics } = await loadContent(memorySource(filesOf(name)));
  const helps = diagnostics.flatMap((one) => (one.code === 'schema-one-key' ? (one.help ?? []) : []));
  expect(helps).toEqual([help]);
});

it('says how what is exchanged, bid and begun with is written', async () => {
  const { diagnostics } = await loadContent(memorySource(filesOf('exchange-mistakes')));
  expect(diagnostics.map(({ message, help }) => [message, help])).toMatchInlineSnapshot(`
    [
      [
        "There is no resource “coins”.",
        "Coins last for a turn, so there are none between two rounds. Players bid a resource that pack.yaml declares: \`resources: { money: { name: Money, start: 10 } }\`.",
      ],
      [
        "There is no resource “gold”.",
        "The only one is favour.",
      ],
      [
        "Expected a whole number from 1 to 99; found “landfill”.",
        "A card is gained beside \`get\`, or without it: \`gain: express-train\`.",
      ],
      [
        "There is no resource “landfill”.",
        "\`gain: landfill\` gains the card.",
      ],
      [
        "The key get or gain is missing.",
        "What is paid is exchanged for something: \`get: { coins: 1 }\`, or \`gain: express-train\` for a card.",
      ],
      [
        "Expected a whole number from 1 to 99; found “waste”.",
        "Coins and resources are paid, such as \`pay: { coins: 2 }\`; cards cannot be.",
      ],
      [
        "Expected numbers such as { coins: 1 }; found “favour”.",
        undefined,
      ],
      [
        "There is no resource “gold”.",
        "The only one is favour.",
      ],
      [
        "Expected a whole number from 1 to 99; found “1”.",
        "Remove the quotes to make it a number.",
      ],
      [
        "There is no “give” here; it is expressed in another way.",
        "\`pay: { influence: 2 }\`.",
      ],
      [
        "There is no “receive” here; it is expressed in another way.",
        "\`get: { coins: 1 }\`.",
      ],
      [
        "There is no “card” here; it is expressed in another way.",
        "\`gain: express-train\`.",
      ],
      [
        "There is no “times” here; it is expressed in another way.",
        "\`once: true\`.",
      ],
      [
        "Whoever exchanges “favour” this way can get as much of it back, again and again.",
        "Let one of these exchanges be made once in each turn, \`once: true\`, or let it give less.",
      ],
    ]
  `);
});

it('says how many keys there may be', async () => {
  const { diagnostics } = await loadContent(memorySource(filesOf('too-many-resources')));
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Expected resources by id; found 25 keys, and there must be at most 24.',
  ]);
});

it.each([...GAME_PAGES])('the broken pack that %s names shows it', (code, { broken }) => {
  expect(readFileSync(join(ROOT, broken, EXPECTED), 'utf8')).toMatch(new RegExp(` ${code}$`, 'm'));
});

describe('a test expects', () => {
  const files = [import.meta.dirname, join(import.meta.dirname, '../../../apps/cli/test')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  const words = new Set(
    files.flatMap(
      ({ parentPath, name }) =>
        readFileSync(join(parentPath, name), 'utf8').match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? [],
    ),
  );

  it.each(CODE_NAMES)('%s', (code) => {
    expect(explainCode(code)?.help).toBeTruthy();
    expect(words).toContain(code);
  });
});

it('says how many players there can be, where rules are for more', async () => {
  const { diagnostics } = await loadContent(memorySource(filesOf('rules-for-seven')));
  expect(diagnostics.map(({ help }) => help)).toEqual([expect.stringMatching(/^Games have 1 to 5 players/)]);
});
