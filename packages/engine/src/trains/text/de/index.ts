// German rules text.
import type { Grammar } from '../grammar.ts';
import { amountIn, quantity } from './amounts.ts';
import { inTurn, sentence } from './clause.ts';
import { tellLasting } from './lasting.ts';
import { ops } from './ops.ts';
import { rare } from './rare.ts';
import { why } from './why.ts';

/** The German grammar. */
export const german: Grammar = {
  ops,
  rare,
  amount: (t, amount) => amountIn(t, amount, 'accusative'),
  lasting: tellLasting,
  endPoints: (t, amount, more) =>
    `am Spielende bringt diese Karte ${more ? 'außerdem ' : ''}${quantity(t, amount, 'Punkt', 'Punkte', 'in Höhe')}`,
  onBuy: (clauses) => `wenn du diese Karte kaufst, ${inTurn(clauses, 'inverted')}`,
  onGain: (clauses) => `wenn du diese Karte erhältst, ${inTurn(clauses, 'inverted')}`,
  reaction: (clauses) => {
    const then = clauses.length === 0 ? '' : `. Tust du das, ${inTurn(clauses, 'inverted')}`;
    return `wenn dich ein Angriff treffen würde, darfst du diese Karte aus deiner Hand vorzeigen und bleibst verschont${then}`;
  },
  sentence,
  why,
};
