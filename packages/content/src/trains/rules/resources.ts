// Resources that a rules file names and that nothing declares.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import { isBroken } from '../../packs/is-broken.ts';
import { findItem, type Library } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import { declaredResources, resourcesComplete, visibleResources } from '../../packs/resources.ts';
import { fileReferences } from '../../references/schema-references.ts';
import { quote } from '../../text/describe.ts';
import { RulesSchema, type RulesData } from '../schema/rules.ts';

/** What is no resource, by where it is named. */
const WAYS: Readonly<Record<string, string>> = {
  'bids coins':
    'Coins last for a turn, so there are none between two rounds. Players bid a resource that pack.yaml declares: `resources: { money: { name: Money, start: 10 } }`.',
  'pay points': 'Points cannot be paid; coins and resources can.',
};

export function checkRulesResources(
  { file, pack: home }: Item<RulesData>,
  library: Library,
  sink: DiagnosticSink,
): void {
  const pack = library.packs.get(home);
  if (!pack || !resourcesComplete(pack)) return;
  const known = visibleResources(pack);
  for (const { to, id, path, at } of fileReferences(RulesSchema, file)) {
    if (to !== 'resources' || known.has(id) || isBroken(file, path)) continue;
    const isCard = path[2] === 'get' && findItem(library, pack, 'cards', id) !== undefined;
    const words = path[0] !== 'exchange' ? [] : path[2] === 'get' ? ['coins', 'points'] : ['coins'];
    const way = isCard ? `\`gain: ${id}\` gains the card.` : WAYS[`${String(path[2] ?? path[0])} ${id}`];
    sink.report('reference-unknown', { file, path }, `There is no resource ${quote(id)}.`, {
      at,
      ...(way === undefined
        ? suggestion(id, [...words, ...known.keys()], declaredResources(known))
        : { help: way }),
    });
  }
}
