// German: what each opponent, each player or one other player does.
import type { Step } from '../../language/values.ts';
import { tellSteps } from '../steps.ts';
import type { Teller } from '../grammar.ts';
import { conditionPhrase } from '../plan/conditions.ts';
import { capital, inTurn, isStatement, statement, together } from './clause.ts';
import { END } from './words.ts';

/** Conditions of several parts, each with its own subject. */
const SEVERAL = /^(?:all|any)$/;

/** "jeder Gegner legt eine Karte ab", to be inverted like any statement. */
export function each(t: Teller, who: string, inner: readonly Step[]): string {
  if (t.mood === 'infinitive')
    return `gelten lassen: ${capital(inTurn([t.inside({ mood: 'order' }, () => each(t, who, inner))]))}`;
  const [step] = inner;
  // A lasting effect has a subject of its own.
  const lasts = 'lasting' in step || 'waive' in step;
  return t.inside({ mood: lasts ? 'order' : 'third', person: 'they' }, () => {
    if (
      inner.length === 1 &&
      'if' in step &&
      step.if.else === undefined &&
      !SEVERAL.test(Object.keys(step.if.test).join())
    ) {
      const condition = conditionPhrase(t, step.if.test);
      const then = tellSteps(t, step.if.then);
      if (condition.startsWith('er ') && isStatement(then[0] ?? ''))
        return together(then, `${who}, der ${condition.slice(3)}${END}`);
    }
    const clauses = tellSteps(t, inner);
    if (!lasts && isStatement(clauses[0] ?? '')) return together(clauses, who);
    const whom = who.replace(/^(jed|dies|ein)(?:er)?\b/, '$1en');
    const told = `${statement('gilt', `für ${whom}`)}: ${capital(inTurn(clauses))}`;
    return told.replace(/^([^:]+): Bis ([^:]+) gilt:/, '$1 bis $2:');
  });
}

/** "du ziehst eine Karte". */
export function you(t: Teller, inner: readonly Step[]): string {
  const clauses = t.inside({ mood: 'third', person: 'you' }, () => tellSteps(t, inner));
  return isStatement(clauses[0] ?? '') ? together(clauses, 'du') : inTurn(clauses);
}
