import { expect, test } from 'vitest';
import { cloneState, createGame, listChoices, type TrainsDefinition } from '@railwright/engine';
import { bundleOf, playByChance } from '../../../test/unit/games.ts';
import { candidatesOf, picksFor } from './picks.ts';

test('in random games, whatever is picked in one dialog can be picked one by one', () => {
  let dialogs = 0;
  for (let seed = 1; seed <= 6; seed++)
    playByChance(bundleOf('trains/tokyo-beginners'), seed, 400, ({ game, state, decision }, legal) => {
      if (decision?.type !== 'card') return;
      dialogs++;
      const before = cloneState(state);
      const candidates = candidatesOf(game, state);
      // Everything that can be picked first is offered, with at least one of it.
      const cards = legal.flatMap((text) => (text.startsWith('choose ') ? [text.slice(7)] : []));
      expect(candidates.filter(({ most }) => most > 0).map(({ card }) => card)).toEqual(
        expect.arrayContaining(cards),
      );
      const selected = new Map(candidates.slice(0, 1).map(({ card }) => [card, 1]));
      const texts = picksFor(game, state, candidates, selected);
      if (texts) {
        const trial = cloneState(state);
        for (const text of texts) {
          const choice = game.parseChoice(trial, text);
          expect(choice).toBeGreaterThanOrEqual(0);
          game.applyChoice(trial, choice);
        }
      }
      // No more copies of a card can be picked than there are.
      const all = new Map(candidates.map(({ card, most }) => [card, most + 1]));
      expect(picksFor(game, state, candidates, all)).toBeUndefined();
      expect(state.data).toEqual(before.data);
    });
  expect(dialogs).toBeGreaterThan(3);
});

test('secret goals are kept together, as many as the rules want', () => {
  const { definition } = bundleOf('homebrew-gotthard/gotthard');
  const { powers } = definition as TrainsDefinition;
  const game = createGame(
    { ...definition, powers: { ...powers, offer: 3, keep: { atLeast: 2 } } } as TrainsDefinition,
    2,
  );
  const state = game.createState();
  game.start(state, 1);
  const goals = candidatesOf(game, state, 'power');
  expect(goals).toHaveLength(3);
  const [first = '', second = '', third = ''] = goals.map(({ card }) => card);
  const keep = (...cards: string[]) =>
    picksFor(game, state, goals, new Map(cards.map((card) => [card, 1])), 'power');
  expect(keep(third)).toBeUndefined();
  expect(keep(third, first)).toEqual([`power ${first}`, `power ${third}`]);
  expect(keep(second, first)).toEqual([`power ${first}`, `power ${second}`, 'done']);
  expect(keep(first, second, third)).toHaveLength(3);
  expect(listChoices(game, state)).toHaveLength(2);
});
