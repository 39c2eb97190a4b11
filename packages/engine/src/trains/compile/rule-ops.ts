// Ops of the rules themselves, which no card names.
import { OP_NAMES } from '../language/ops.ts';
import { askEffect } from '../ops/ask-effect.ts';
import { begin } from '../ops/begin.ts';
import { bidding } from '../ops/bid.ts';
import { finish } from '../ops/finish-turn.ts';
import { offering, showing } from '../ops/offer.ts';
import { react } from '../ops/react.ts';
import { openTurnLater } from '../ops/open-turn.ts';
import { removing } from '../ops/removing.ts';
import { buying, would } from '../ops/would.ts';
import type { OpCode } from '../state/tables.ts';
import { announcing } from '../effects/triggers.ts';

export const RULE_OPS: readonly OpCode[] = [
  askEffect,
  react,
  begin,
  announcing,
  finish,
  removing,
  openTurnLater,
  offering,
  showing,
  would,
  buying,
  bidding,
];

/** They are numbered after those of the language. */
export const ruleOp = (op: OpCode): number => OP_NAMES.length + RULE_OPS.indexOf(op);
