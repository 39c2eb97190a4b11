// German: waived surcharges.
import type { Teller } from '../grammar.ts';
import { clause, does, statement } from './clause.ts';
import { cardOf, list } from './words.ts';

/** "du zahlst keinen Aufpreis für Städte und erhältst für gegnerische Gleise keine Abfallkarten". */
export function waived(
  t: Teller,
  places: string | undefined,
  waste: 'opponents' | 'them' | undefined,
  thisTurn: boolean,
): string {
  const why = waste === 'them' ? 'dafür' : 'für gegnerische Gleise';
  const said = [
    ...(places === undefined ? [] : [{ verb: 'pay' as const, rest: `keinen Aufpreis für ${places}` }]),
    ...(waste === undefined
      ? []
      : [{ verb: 'gain' as const, rest: `${why} keine ${cardOf(t.names('waste', 'card'), true)}` }]),
  ];
  const when = thisTurn ? t.said('bis zum Ende {deines|des} Spielzugs ') : '';
  if (t.mood === 'infinitive') return when + list(said.map(({ verb, rest }) => clause(t, verb, rest)));
  return list(
    said.map(({ verb, rest }, i) =>
      i === 0
        ? `${statement(does(t, verb, true), t.said('{du|er}'))} ${when}${rest}`
        : `${does(t, verb, true)} ${rest}`,
    ),
  );
}
