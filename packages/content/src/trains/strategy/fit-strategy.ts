// Whether a strategy and a setup go together: cards that have no pile there, cells its map does not have. Such parts of a
// strategy are passed over in play, which the player should know.
import type { GameDefinition, TrainsDefinition } from '@railwright/engine';
import { listWords } from '../../diagnostics/suggest.ts';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Library } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import type { Path } from '../../text/path.ts';
import { schemaReferences } from '../../references/schema-references.ts';
import { StrategySchema, type StrategyData } from '../schema/strategy.ts';
import { readStrategy } from './read-strategy.ts';

export function fitStrategy(
  item: Item<StrategyData>,
  definition: GameDefinition,
  library: Library,
  sink: DiagnosticSink,
): void {
  const strategy = readStrategy(item, library);
  if (!strategy) return;
  const { cards, map, setup } = definition as TrainsDefinition;
  const { file } = item;
  const kinds = new Set(cards.map(({ id }) => id));
  // Of a list of alternatives one is enough.
  const lists = new Map<string, { readonly path: Path; readonly absent: Set<string>; present: boolean }>();
  for (const { to, id: card, path } of schemaReferences(StrategySchema, strategy)) {
    if (to !== 'cards') continue;
    const place = typeof path.at(-1) === 'number' && path.at(-2) !== 'buy' ? path.slice(0, -1) : path;
    const key = JSON.stringify(place);
    const list = lists.get(key) ?? { path: place, absent: new Set<string>(), present: false };
    lists.set(key, list);
    if (kinds.has(card)) list.present = true;
    else list.absent.add(card);
  }
  for (const { path, absent, present } of lists.values())
    if (!present && absent.size > 0)
      sink.report(
        'strategy-misfit',
        { file, path: placeInFile(item, path) },
        `The setup ${setup} has no ${listWords([...absent])}, so this is skipped.`,
      );
  const labels = new Set(map.cells.map(({ label }) => label));
  (strategy.rails?.toward ?? []).forEach((label, i) => {
    if (!labels.has(label))
      sink.report(
        'strategy-misfit',
        { file, path: ['rails', 'toward', i] },
        `The map ${map.id} has no cell ${label}, so this is skipped.`,
      );
  });
}

/** A rule that was written as a text alone has no key `card`. */
function placeInFile({ data }: Item<StrategyData>, path: Path): Path {
  const [key, i] = path;
  return key === 'buy' && typeof i === 'number' && typeof data.buy?.[i] === 'string' ? [key, i] : path;
}
