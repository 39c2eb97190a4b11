// Rails go back to the stock of their owner. No seat loses its last one.
import { WHO } from '../language/params.ts';
import { F_NODE } from '../state/layout.ts';
import { NODE, N_C, N_D } from '../state/tables.ts';
import { beginRemoval, removal } from './removing.ts';
import type { Op } from './op.ts';

export const removeRails: Op<'remove-rails'> = {
  compile: (c, { count, of = 'own', where, whole }, scope) => [
    c.amount(count, scope),
    c.cellRef(where, scope),
    WHO.indexOf(of),
    whole ? 1 : 0,
  ],
  code: removal('remove-rail', (t, s, f, cell) => {
    const at = s.data[f + F_NODE] * NODE;
    beginRemoval(t, s, f, cell, t.nodes[at + N_C], t.nodes[at + N_D] === 1);
  }),
};
