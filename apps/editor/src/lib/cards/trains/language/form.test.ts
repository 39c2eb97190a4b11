import { expect, test } from 'vitest';
import { BAN_FIELDS, OP_NAMES, RECEIVERS, TRIGGER_FIELDS } from '@railwright/engine';
import type { OpSpec } from '@railwright/engine';
import { freshStep, freshSteps, freshValue } from './fresh.ts';
import { paramLabel } from './labels.ts';
import { missingInStep } from './missing.ts';
import { placeWords } from './place-words.ts';
import { afterStep, emptyScope, freshName, keptScope } from './scope.ts';
import { groupedOps } from './op-groups.ts';
import { findOps } from './search.ts';
import { tellStep } from './sentence.ts';
import { OPS, readStepParts, writeStep } from './specs.ts';
import { wordLabel } from './word-labels.ts';

const names = (id: string): string => id;
const around = { scope: emptyScope(false), name: 'chosen' };

test('an op gets its fields, suggestions and description from its declaration alone', () => {
  const shunt: OpSpec = {
    doc: 'Shunt cards about.',
    params: {
      cards: { type: 'cards', doc: 'Which.' },
      distance: { type: 'amount', doc: 'How far.' },
      to: { type: 'terrain', doc: 'Where to.' },
    },
  };
  const ops = { ...OPS, shunt };
  const step = freshStep('shunt', around, ops);
  expect(step).toEqual({ shunt: { cards: 'self', distance: 1 } });
  expect(missingInStep(step, ops)).toEqual([{ path: ['to'], what: 'a terrain' }]);
  expect(tellStep(step, around.scope, 'en', names, ops).text).toBe('Shunt cards about.');
});

test('every op of the engine can be added, and what is missing is named', () => {
  for (const op of OP_NAMES) {
    const step = freshStep(op, around);
    expect(Object.keys(step)).toEqual([op]);
    const { text, missing } = tellStep(step, around.scope, 'en', names);
    expect(text.length).toBeGreaterThan(3);
    for (const { what } of missing) expect(what).not.toBe('');
  }
});

test.each([
  [{ draw: 2 }, { count: 2 }],
  [{ draw: { count: 2 } }, { count: 2 }],
  [{ draw: { count: 'dropped' } }, { count: { count: 'dropped' } }],
  [{ discard: { from: 'hand' } }, { cards: { from: 'hand' } }],
  [{ 'lay-rails': { count: 1, free: true } }, { count: 1, free: true }],
  [{ may: [{ draw: 1 }] }, { do: [{ draw: 1 }] }],
])('the parameters of %j are read, and written in the short form where that says it all', (step, params) => {
  const parts = readStepParts(step);
  expect(parts?.params).toEqual(params);
  const written = writeStep(parts?.op ?? '', params);
  expect(readStepParts(written)?.params).toEqual(params);
});

test('cards chosen by a step are offered to the next', () => {
  const scope = afterStep(emptyScope(false), { choose: { from: 'hand', as: 'old' } });
  expect(freshStep('trash', { scope, name: 'chosen' })).toEqual({ trash: 'old' });
  expect(tellStep({ trash: 'old' }, scope, 'en', names).text).toBe('Trash it.');
});

test('names for chosen cards are unique', () => {
  expect(freshName(new Set())).toBe('chosen');
  expect(freshName(new Set(['chosen', 'picked', 'taken', 'others', 'rest', 'more', 'chosen-2']))).toBe(
    'chosen-3',
  );
});

test('a step without nested steps is unfinished', () => {
  expect(missingInStep({ may: [] })).toEqual([{ path: ['do'], what: 'a step' }]);
  expect(missingInStep({ 'choose-one': [{ do: [{ draw: 1 }] }, { do: [] }] })).toEqual([
    { path: ['options', 1, 'do'], what: 'a step' },
  ]);
  expect(missingInStep({ discard: null })).toEqual([{ path: ['cards'], what: 'which cards' }]);
});

test('a step that acts on cards comes with a choice of cards, unless some are already chosen', () => {
  expect(freshSteps('discard', around)).toEqual([
    { choose: { from: 'hand', as: 'chosen' } },
    { discard: 'chosen' },
  ]);
  const scope = afterStep(emptyScope(false), { choose: { from: 'hand', as: 'old' } });
  expect(freshSteps('discard', { scope, name: 'picked' })).toEqual([{ discard: 'old' }]);
  expect(freshSteps('draw', around)).toEqual([{ draw: 1 }]);
});

test.each([
  ['discard', 'discard'],
  ['Draw', 'draw'],
  ['either', 'choose-one'],
  ['choose one', 'choose-one'],
  ['you may', 'may'],
  ['optional', 'may'],
  ['from the game', 'trash'],
])('who types %s finds %s first', (words, op) => {
  expect(findOps(OPS, words)[0]).toBe(op);
});

test('an empty search finds every op in order, nonsense none', () => {
  expect(findOps(OPS, ' ')).toEqual(Object.keys(OPS));
  expect(groupedOps({ ...OPS, shunt: { doc: 'Shunt cards about.', params: {} } }).at(-1)).toEqual([
    undefined,
    ['shunt'],
  ]);
  expect(
    groupedOps(OPS)
      .flatMap(([group, ops]) => (group === undefined ? [] : ops))
      .toSorted(),
  ).toEqual(Object.keys(OPS).toSorted());
  expect(findOps(OPS, 'zzz')).toEqual([]);
  expect(findOps({ shunt: { doc: 'Shunt cards about.', params: {} } }, 'about')).toEqual(['shunt']);
});

test.each([
  [['cost'], 'Cost'],
  [
    ['effect', 0, 'choose-one', 1, 'do', 0, 'draw'],
    'Effect, Choose one of several, alternative 2, Draw cards',
  ],
  [['effect', 1, 'choose', 'where', 'category'], 'Effect, Choose cards, only those that'],
  [['onBuy', 0, 'if', 'else', 2, 'pay'], 'When bought, If …, otherwise, Pay coins'],
  [[], undefined],
])('the place %j is told in words of the form', (path, words) => {
  expect(placeWords(path)).toBe(words);
});

test('cells are named apart from cards', () => {
  const cards = afterStep(emptyScope(false), { choose: { from: 'hand', as: 'old' } });
  const scope = afterStep(cards, { 'choose-cells': { where: { place: 'city' }, as: 'hub' } });
  expect([scope.names, scope.cells]).toEqual([['old'], ['hub']]);
  expect(freshValue('cellSelection', { scope, name: 'new' })).toBe('hub');
});

test('a trigger tells whose deed it is from whose token', () => {
  const labels = Object.keys(TRIGGER_FIELDS).map((key) => paramLabel(key, TRIGGER_FIELDS));
  expect(labels).toContain('Whose deed');
  expect(labels).toContain('Whose token');
  expect(new Set(labels).size).toBe(labels.length);
  expect(paramLabel('of')).toBe('Of');
});

test('a ban is complete, of the player’s own deeds, and found by what it does', () => {
  expect(freshValue('ban', around)).toEqual({ what: 'build' });
  expect(paramLabel('what', BAN_FIELDS)).toBe('What');
  for (const words of ['forbid', 'cannot']) expect(findOps(OPS, words)[0]).toBe('lasting');
});

test('who is passed cards is said in words', () => {
  expect(RECEIVERS.map((word) => wordLabel(word))).toEqual([
    'next player in turn order',
    'previous player in turn order',
    'player whose turn it is',
  ]);
});

test('what lasts keeps the names of what was chosen before, and a trigger in it has a card of its own', () => {
  const chosen = { names: ['it', 'model'], cells: ['town'] };
  expect(keptScope(chosen)).toMatchObject({ names: ['model'], cells: ['town'] });
  expect(keptScope(chosen, true).names).toEqual(['it', 'model']);
});
