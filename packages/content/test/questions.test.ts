// The questions of a setup: what an answer can be, and how they reach a player page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent, makeBundle, memorySource, parseBundle, resolveSetup } from '../src/index.ts';
import { isAnswer, type Bundle, type Question } from '../src/bundle/index.ts';

const BASE = join(import.meta.dirname, 'errors', 'base');
const SETUP = 'setups/mini.yaml';
const FILES = ['pack.yaml', 'cards/cards.yaml', 'maps/mini.yaml', 'rules/mini.yaml', SETUP];

async function bundled(more = ''): Promise<Bundle> {
  const files = Object.fromEntries(FILES.map((path) => [path, readFileSync(join(BASE, path), 'utf8')]));
  const result = resolveSetup(
    await loadContent(memorySource({ ...files, [SETUP]: `${files[SETUP]}${more}` })),
    'mini',
  );
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return makeBundle(result.setup);
}

const ASKED = `questions:
  - { id: fun, text: Fun?, kind: scale }
  - { id: slow, text: { en: Slow where?, fr: Où ? }, kind: choice, options: { early: At the start, late: { en: Late } } }
`;

const QUESTIONS: readonly Question[] = [
  { id: 'fun', text: { en: 'Fun?' }, kind: 'scale' },
  {
    id: 'slow',
    text: { en: 'Slow where?', fr: 'Où ?' },
    kind: 'choice',
    options: { early: { en: 'At the start' }, late: { en: 'Late' } },
  },
];

it('questions are carried by bundles and change nothing of the game', async () => {
  const [plain, asking] = [await bundled(), await bundled(ASKED)];
  expect(asking.questions).toEqual(QUESTIONS);
  expect(asking.hash).toBe(plain.hash);
  expect(plain.questions).toBeUndefined();
  const read = parseBundle(JSON.stringify(asking));
  expect(read.ok && read.bundle.questions).toEqual(QUESTIONS);
});

it('a bundle from elsewhere gives no question that cannot be shown or answered', async () => {
  const { check: _, ...bundle } = await bundled();
  const [fun] = QUESTIONS;
  const odd = [fun, fun, null, 7, { ...fun, id: 3 }, { ...fun, id: 'a', kind: 'essay' }];
  const odder = [
    { ...fun, id: 'b', kind: 'choice' },
    { ...fun, id: 'c', text: 'Fun?' },
  ];
  for (const [questions, left] of [
    [[...odd, ...odder], [fun]],
    ['all', undefined],
  ] as const) {
    const read = parseBundle(JSON.stringify({ ...bundle, questions }));
    expect(read.ok && read.bundle.questions).toEqual(left);
  }
});

it('an answer is of the kind of its question', () => {
  const ask = (kind: Question['kind']): Question => ({
    ...{ id: 'q', text: { en: 'Q?' }, kind },
    ...(kind === 'choice' && { options: { early: { en: 'E' }, late: { en: 'L' } } }),
  });
  const values = ['', 'early', 'other', 0, 1, 5, 6, 2.5, true, 'x'.repeat(5001), null];
  const taken = (kind: Question['kind']): unknown[] => values.filter((value) => isAnswer(ask(kind), value));
  expect(taken('text')).toEqual(['early', 'other']);
  expect(taken('scale')).toEqual([1, 5]);
  expect(taken('choice')).toEqual(['early']);
  expect(taken('yes-no')).toEqual([true]);
});
