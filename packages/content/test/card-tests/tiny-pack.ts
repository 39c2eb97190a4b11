// A pack to try card tests in, and the result of a test in it.
import { expect } from 'vitest';
import { loadContent, memorySource, runTests, type TestFilter, type TestResult } from '@railwright/content';

/** A small pack: two fields and a river in a row, one city, cards with a choice and a question. */
export const PACK: Readonly<Record<string, string>> = {
  'pack.yaml': `format: 1
id: tiny
game: trains
title: Tiny
version: 1.0.0
licence: CC0-1.0
authors: [Somebody]
terrains:
  field: { letter: F, cost: 0 }
  river: { letter: R, cost: 1 }
`,
  'maps/row.yaml': `format: 1
id: row
name: Row
orientation: pointy
terrain: |
  F R C F * F
places:
  - { at: A3, city: 2, name: { en: New Town, fr: Ville Neuve } }
  - { at: A5, remote: 3, name: Land's End }
`,
  'cards/all.yaml': `format: 1
cards:
  - { id: coin, name: Coin, categories: [train], cost: 1, value: 1 }
  - { id: scrap, name: Scrap, categories: [waste], cost: 0, notForSale: true }
  - id: track
    name: Track
    categories: [rail]
    cost: 2
    effect: [{ lay-rails: 1 }]
  - id: sieve
    name: Sieve
    categories: [action]
    cost: 3
    effect:
      - choose: { from: hand, count: any, as: gone }
      - discard: gone
      - may: [{ trash: self }, { coins: 5 }]
  - id: pair
    name: Pair
    categories: [action]
    cost: 3
    effect:
      - choose: { from: hand, count: { upTo: 1 }, as: first }
      - discard: first
      - choose: { from: hand, count: { upTo: 1 }, as: second }
      - trash: second
  - id: peek
    name: Peek
    categories: [action]
    cost: 3
    effect: [{ look: { count: 3, as: seen } }, { put-back: seen }]
  - id: purge
    name: Purge
    categories: [action]
    cost: 3
    effect: [{ choose: { from: hand, count: 2, as: gone } }, { trash: gone }]
`,
  'rules/tiny.yaml': `format: 1
id: tiny
title: Tiny
seats: { min: 2, max: 3 }
handSize: 3
startDeck: { coin: 5 }
waste: scrap
supply: { scrap: 10, track: 10, coin: { count: 30, lessDealt: true } }
market: { kinds: 4, copies: 4 }
tokens: { rails: 3, stations: 2 }
surcharge: { city: 1, perStation: 1, perOpponent: 1, opponentsWaste: 1 }
cityPoints: [0, 2]
end: { emptyPiles: 3, rounds: 50 }
switches: { tie: joint, railPoints: immediate, effects: strict, optionalEffects: true }
`,
  'setups/duel.yaml': `format: 1
id: duel
title: Duel
rules: tiny
map: row
market: { cards: [sieve, pair, peek, purge] }
`,
};

export async function run(tests: string, filter?: TestFilter): Promise<readonly TestResult[]> {
  const files = { ...PACK, 'tests/all.yaml': `format: 1\ntests:\n${tests}` };
  const content = await loadContent(memorySource(files));
  expect(
    content.diagnostics.filter(({ file, severity }) => severity === 'error' && !file.startsWith('tests/')),
  ).toEqual([]);
  return runTests(content, filter).results;
}

export async function errorsOf(files: Readonly<Record<string, string>>) {
  const { diagnostics } = await loadContent(memorySource(files));
  return diagnostics.filter(({ severity }) => severity === 'error');
}

export async function one(body: string): Promise<TestResult> {
  const lines = body.trim().split('\n');
  const [result] = await run(
    `  - name: it\n    setup: duel\n${lines.map((line) => `    ${line}`).join('\n')}\n`,
  );
  return result!;
}

/** Failures as "what: expected | actual", and the lines (1-based in the body) of the diagnostics. */
export async function failures(body: string) {
  const { outcome, mismatches, diagnostics } = await one(body);
  return {
    outcome,
    mismatches: mismatches.map(({ what, expected, actual }) => `${what}: ${expected} | ${actual}`),
    codes: diagnostics.map(({ code, start }) => `${code} ${start.line - 4}`),
  };
}
