// English rules text.
import type { Grammar } from '../grammar.ts';
import { amountPhrase, quantity } from './amounts.ts';
import { tellLasting } from './lasting.ts';
import { ops } from './ops.ts';
import { rare } from './rare.ts';
import { inTurn } from './words.ts';
import { why } from './why.ts';

/** The English grammar. */
export const english: Grammar = {
  ops,
  rare,
  amount: amountPhrase,
  lasting: tellLasting,
  endPoints: (t, amount, more) =>
    `at the end of the game, this card is ${more ? 'also ' : ''}worth ${quantity(t, amount, 'point', 'points')}`,
  onBuy: (clauses) => `when you buy this card, ${inTurn(clauses)}`,
  onGain: (clauses) => `when you gain this card, ${inTurn(clauses)}`,
  reaction: (clauses) => {
    const then = clauses.length === 0 ? '' : `. If you do, ${inTurn(clauses)}`;
    return `when an attack is about to affect you, you may show this card from your hand to be spared${then}`;
  },
  sentence: (clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`,
  why,
};
