// The ops about resources that a pack declares.
import type { OpSpec, ParamSpecs } from './params.ts';

const params = {
  kind: { type: 'resource', doc: 'Which resource.' },
  count: { type: 'amount', optional: true, doc: 'How many: 1 unless given.' },
} as const satisfies ParamSpecs;

export const RESOURCE_OPS = {
  'get-resources': {
    doc: 'Get some of a resource that the pack declares; it stays from turn to turn. At its limit, or with an empty supply, you get as many as you can.',
    counts: 'resources',
    short: 'kind',
    params,
  },
  'pay-resources': {
    doc: 'Pay some of a resource that the pack declares; the effect needs that many. They go back to the supply.',
    counts: 'resources',
    short: 'kind',
    params,
    harms: true,
  },
} as const satisfies Record<string, OpSpec>;
