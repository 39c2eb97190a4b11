// What can be wrong with a rules file by itself: what it extends and names, and numbers that do not fit together.
import { DiagnosticSink } from '../../diagnostics/sink.ts';
import { placeIn, type Library } from '../../load/library.ts';
import type { Item } from '../../model.ts';
import type { Limits } from '../limits.ts';
import type { RulesData } from '../schema/rules.ts';
import { checkRulesNumbers } from './far-numbers.ts';
import { mergeRules } from './merge-rules.ts';
import { checkFewStations } from './tokens.ts';

/** `limits`: what games of the pack come to. */
export function checkRules(
  item: Item<RulesData>,
  library: Library,
  limits: Limits,
  sink: DiagnosticSink,
): void {
  // What is wrong in a file that these extend is reported there.
  const found = new DiagnosticSink();
  const rules = mergeRules(item, library, found);
  sink.add(...found.diagnostics.filter(({ file }) => file === item.file.path));
  checkRulesNumbers(item, rules, limits, sink);
  if (!rules) return;
  const { seats, startDeck, supply } = rules;
  if (seats.min > seats.max)
    sink.report(
      'seats-range',
      placeIn(item, 'seats'),
      `The minimum is ${seats.min} players, the maximum ${seats.max}.`,
    );
  checkFewStations(rules, sink);
  for (const { card, count, lessDealt, item: at, path } of supply) {
    const dealt = startDeck.find((one) => one.card === card)?.count ?? 0;
    if (lessDealt && count <= dealt * seats.max && at === item)
      sink.report(
        'pile-empty',
        { file: at.file, path },
        `With ${seats.max} players, all ${count} cards are dealt.`,
      );
  }
}
