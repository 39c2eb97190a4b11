// Resources that no card names, and those that cards ask for but nobody can ever have.
import type { ResourceDefinition } from '@railwright/engine';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { itemsOf, type Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { ownResources } from '../../packs/resources.ts';
import { namesUsed } from '../../references/names-used.ts';
import { isData } from '../../text/data.ts';
import { quote } from '../../text/describe.ts';
import { RulesSchema, type RulesData } from '../schema/rules.ts';
import { CardsSchema, type CardData } from '../schema/cards.ts';

export function checkResourcesUsed(pack: Pack, library: Library, sink: DiagnosticSink): void {
  const own = ownResources(pack);
  if (own.length === 0) return;
  const used = namesUsed('resources', { cards: CardsSchema, rules: RulesSchema }, pack, library);
  if (!used) return;
  const given = resourcesGiven(pack, library);
  for (const [id, { start = 0 }] of own) {
    const place = { file: pack.file, path: ['resources', id] };
    if (!used.has(id))
      sink.report('resource-unused', place, `Neither cards nor rules use the resource ${quote(id)}.`, {
        at: 'key',
      });
    else if (start === 0 && given && !given.has(id))
      sink.report('resource-never', place, `Players begin with no ${quote(id)}, and no card gives any.`, {
        at: 'key',
      });
  }
}

/** Whether there are enough for all players of a setup to begin with. */
export function checkStartResources(
  { file, path }: Item,
  resources: readonly ResourceDefinition[],
  seats: number,
  sink: DiagnosticSink,
): void {
  for (const { name, start = 0, total = Infinity } of resources)
    if (start <= total && start * seats > total)
      sink.report(
        'resource-start',
        { file, path: [...path, 'id'] },
        `${seats} players begin with ${start} ${name.en} each, but there are only ${total} in all.`,
      );
}

/** What cards of all packs that see this one give; undefined if some cards could not be read. */
function resourcesGiven(pack: Pack, library: Library): ReadonlySet<string> | undefined {
  const users = [...library.packs.values()].filter(({ visible }) => visible.includes(pack));
  const cards = users.flatMap((user) => itemsOf<CardData>(user, 'cards'));
  const rules = users.flatMap((user) => itemsOf<RulesData>(user, 'rules'));
  if ([...cards, ...rules].some(({ broken }) => broken)) return undefined;
  return new Set([
    ...cards.flatMap(({ data }) => [...givenIn(data)]),
    ...rules.flatMap(({ data }) => (data.exchange ?? []).flatMap(({ get = {} }) => Object.keys(get))),
  ]);
}

function* givenIn(part: unknown): Generator<string> {
  if (Array.isArray(part)) for (const one of part) yield* givenIn(one);
  if (!isData(part)) return;
  for (const [key, value] of Object.entries(part))
    if (key !== 'get-resources') yield* givenIn(value);
    else yield String(isData(value) ? value['kind'] : value);
}
