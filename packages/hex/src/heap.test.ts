import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHeap, popHeap, pushHeap } from './heap.ts';

test('pairs come out by cost, then by number, whatever order they went in', () => {
  const pairs = fc.array(
    fc.record({ cost: fc.nat({ max: 9 }), id: fc.nat({ max: 9 }) }, { noNullPrototype: true }),
  );
  fc.assert(
    fc.property(pairs, (all) => {
      const heap = createHeap();
      for (const { cost, id } of all) pushHeap(heap, cost, id);
      const out = all.map(() => popHeap(heap));
      expect(out).toEqual([...all].sort((a, b) => a.cost - b.cost || a.id - b.id));
      expect(heap.ids).toEqual([]);
    }),
  );
});

test('alternately taking and adding keeps the order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 50 }), { minLength: 1 }), (costs) => {
      const heap = createHeap();
      const model: number[] = [];
      costs.forEach((cost, id) => {
        pushHeap(heap, cost, id);
        model.push(cost);
        if (cost % 3 !== 0) return;
        model.sort((a, b) => a - b);
        expect(popHeap(heap).cost).toBe(model.shift());
      });
    }),
  );
});
