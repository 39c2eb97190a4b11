// What an effect chose and the steps of a trigger mean later: all may know it, and nothing else is shown.
import { expect, test } from 'vitest';
import { card } from './card.ts';
import { table } from './table.ts';

const SPOT = { 'choose-cells': { where: { place: 'city' }, as: 'town' } };

test('all see what a trigger goes on to mean, also while it waits for another one and what made it last is over', () => {
  const on = { on: 'play', where: { category: 'train' } };
  const watch = card('watch', {
    effect: [
      SPOT,
      { name: 'model' },
      {
        lasting: {
          what: [
            {
              trigger: {
                ...on,
                do: [
                  { 'place-tokens': { kind: 'goods', where: { in: 'town' } } },
                  { score: { count: { count: { from: 'hand', where: { sameAs: 'model' } } } } },
                ],
              },
            },
          ],
          times: 1,
        },
      },
    ],
  });
  const guard = card('guard', {
    effect: [{ lasting: [{ trigger: { ...on, do: [{ may: [{ score: 1 }] }] } }] }],
  });
  const start = { market: [watch, guard], tokens: [{ id: 'goods' }] };
  const t = table(start, { hand: ['watch', 'guard', 'normal-train'] });
  t.do('play watch', 'apply', 'cell A5', 'name waste', 'play guard', 'apply', 'play normal-train');
  expect(t.view.lastingSteps).toHaveLength(1);
  expect(t.view.effects).toContainEqual(
    expect.objectContaining({
      card: 'watch',
      cells: { town: ['A5'] },
      chosen: expect.objectContaining({ model: { waste: 1 } }) as unknown,
    }),
  );
});

test('a chosen card stays hidden if a trigger means only a category called the same', () => {
  const watch = card('watch', {
    effect: [
      { choose: { from: 'hand', where: { category: 'train' }, as: 'train' } },
      {
        lasting: [
          {
            trigger: {
              on: 'play',
              do: [{ score: { count: { count: { from: 'hand', where: { category: 'train' } } } } }],
            },
          },
        ],
      },
    ],
  });
  const t = table({ market: [watch] }, { hand: ['watch', 'normal-train', 'express-train'] });
  t.do('play watch', 'apply', 'choose express-train');
  expect(t.happened('show')).toEqual([]);
  expect(t.game.tables.kept).toBeNull();
});

test('what a trigger names itself is not what was chosen before', () => {
  const watch = card('watch', {
    effect: [
      { choose: { from: 'hand', where: { category: 'train' }, as: 'model' } },
      {
        lasting: [
          {
            trigger: {
              on: 'play',
              do: [{ name: 'model' }, { gain: { where: { sameAs: 'model' } } }],
            },
          },
        ],
      },
    ],
  });
  const t = table({ market: [watch] }, { hand: ['watch', 'normal-train', 'express-train'] });
  t.do('play watch', 'apply', 'choose express-train', 'play normal-train', 'name lay-rails');
  expect(t.happened('show')).toEqual([]);
  expect(t.happened('gain').map(({ card: id }) => id)).toEqual(['lay-rails']);
});
