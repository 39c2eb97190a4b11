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
    sink.report('reference-unknown', { file, path }, `There is no resource ${quote(id)}.`, {
      at,
      ...(isCard
        ? { help: `\`gain: ${id}\` gains the card.` }
        : suggestion(id, known.keys(), declaredResources(known))),
    });
  }
}
