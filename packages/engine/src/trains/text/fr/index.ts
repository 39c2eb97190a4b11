// French rules text.
import type { Grammar } from '../grammar.ts';
import { amountPhrase, quantity } from './amounts.ts';
import { tellLasting } from './lasting.ts';
import { ops } from './ops.ts';
import { rare } from './rare.ts';
import { inTurn } from './words.ts';
import { why } from './why.ts';

/** The French grammar. */
export const french: Grammar = {
  ops,
  rare,
  amount: amountPhrase,
  lasting: tellLasting,
  endPoints: (t, amount, more) =>
    `à la fin de la partie, cette carte vaut ${more ? 'aussi ' : ''}${quantity(t, amount, 'point', 'points')}`,
  onBuy: (clauses) => `quand vous achetez cette carte, ${inTurn(clauses)}`,
  onGain: (clauses) => `quand vous recevez cette carte, ${inTurn(clauses)}`,
  reaction: (clauses) => {
    const then = clauses.length === 0 ? '' : `. Dans ce cas, ${inTurn(clauses)}`;
    return `quand une attaque va vous toucher, vous pouvez montrer cette carte de votre main pour être épargné${then}`;
  },
  sentence: (clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`,
  why,
};
