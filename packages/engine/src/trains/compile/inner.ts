// Links nested steps to what follows them: known once a whole effect is compiled, and needed to look ahead beyond the end of an inner
// sequence, and to end an effect from inside one.
import { OP_NAMES } from '../language/ops.ts';
import { LOOSE, NODE, NONE, N_A, N_AFTER, N_B, N_C, N_NEXT, N_OP } from '../state/tables.ts';

interface Nodes {
  readonly nodes: number[];
  readonly lists: readonly Int32Array[];
}

export function linkInner(code: Nodes, first: number, after: number): void {
  const { nodes, lists } = code;
  for (let node = first; node !== NONE; node = nodes[node * NODE + N_NEXT]) {
    const at = node * NODE;
    nodes[at + N_AFTER] = after;
    const next = nodes[at + N_NEXT] === NONE ? after : nodes[at + N_NEXT];
    switch (OP_NAMES[nodes[at + N_OP]]) {
      case 'may':
        linkInner(code, nodes[at + N_A], next);
        break;
      case 'choose-one':
        for (const option of lists[nodes[at + N_A]]) linkInner(code, option, next);
        break;
      case 'if':
        linkInner(code, nodes[at + N_B], next);
        linkInner(code, nodes[at + N_C], next);
        break;
      case 'repeat':
        linkInner(code, nodes[at + N_B], node);
        break;
      case 'each-opponent':
      case 'each-player':
      case 'one-opponent':
      case 'active-player':
        linkInner(code, nodes[at + N_A], LOOSE);
        break;
      default:
    }
  }
}
