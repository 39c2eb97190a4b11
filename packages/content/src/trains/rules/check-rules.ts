// Checks a rules file by itself: what it extends and names, and numbers that do not fit together.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import { itemsOf, placeIn, type Library } from '../../packs/library.ts';
import { ask } from '../../packs/keeper.ts';
import { isBroken } from '../../packs/is-broken.ts';
import type { Item } from '../../packs/model.ts';
import type { Limits } from './limits.ts';
import { quote } from '../../text/describe.ts';
import { cardTree } from '../language/nodes.ts';
import type { CardData } from '../schema/cards.ts';
import { KNOWN_SWITCHES, type RulesData } from '../schema/rules.ts';
import { switchesOf } from '../cards/vocabulary.ts';
import { checkRulesNumbers } from './far-numbers.ts';
import { readRules } from './merge-rules.ts';
import { checkExchanges } from './exchanges.ts';
import { checkRulesResources } from './resources.ts';
import { checkFewStations } from './tokens.ts';

/** `limits`: what games of the pack come to. */
export function checkRules(
  item: Item<RulesData>,
  library: Library,
  limits: Limits,
  sink: DiagnosticSink,
): void {
  // Faults in a file that these extend are reported there.
  const { result: rules, findings } = readRules(item, library);
  sink.add(...findings.filter(({ file }) => file === item.file.path));
  checkRulesNumbers(item, rules, limits, sink);
  checkSwitches(item, library, sink);
  checkExchanges(item, sink);
  checkRulesResources(item, library, sink);
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

/** Switches that nothing knows, with nearly the name of one that something knows. */
function checkSwitches(item: Item<RulesData>, library: Library, sink: DiagnosticSink): void {
  const own = Object.keys(item.data.switches ?? {}).filter((name) => !Object.hasOwn(KNOWN_SWITCHES, name));
  if (own.length === 0 || isBroken(item.file, [...item.path, 'switches'])) return;
  const tested = ask(library, 'switches that cards test', switchesTested);
  // Names that only cards use are reported at the cards.
  const rules = allItems<RulesData>(library, 'rules');
  const known = [...switchesOf(rules).keys()].filter(
    (name) => tested.has(name) || Object.hasOwn(KNOWN_SWITCHES, name),
  );
  for (const name of own) {
    const near = tested.has(name) ? undefined : suggestion(name, known);
    if (near?.help !== undefined)
      sink.report(
        'switch-unused',
        placeIn(item, 'switches', name),
        `Neither the rules nor any card know the switch ${quote(name)}.`,
        { at: 'key', ...near },
      );
  }
}

/** The switches that any card asks for. */
function switchesTested(library: Library): ReadonlySet<string> {
  return new Set(
    allItems<CardData>(library, 'cards').flatMap((card) =>
      cardTree(card)
        .ofType('switches')
        .flatMap(({ fields }) => Object.keys(fields)),
    ),
  );
}

function allItems<T>({ packs }: Library, kind: string): Item<T>[] {
  return [...packs.values()].flatMap((pack) => itemsOf<T>(pack, kind));
}
