// The resources that cards of a pack can name: its own and those of the packs it extends.
import type { ResourceDefinition } from '@railwright/engine';
import { relatedTo, type DiagnosticSink } from '../diagnostics/sink.ts';
import { EVERYTHING } from './library.ts';
import { isBroken } from './is-broken.ts';
import type { Pack } from './model.ts';
import { asNames } from './names.ts';
import { quote, whatThereIs } from '../text/describe.ts';
import type { PackFile } from '../schema/pack.ts';

interface Resource extends Pick<ResourceDefinition, 'id' | 'name'> {
  readonly definition: ResourceDefinition;
  readonly pack: Pack;
}

type ResourceData = NonNullable<PackFile['resources']>[string];

/** By id, those of the pack itself first. */
export function visibleResources(pack: Pack): Map<string, Resource> {
  const resources = new Map<string, Resource>();
  for (const from of pack.visible)
    for (const [id, { name: written, plural, ...others }] of ownResources(from)) {
      if (resources.has(id)) continue;
      const name = asNames(written ?? id);
      const definition = { id, name, ...(plural !== undefined && { plural: asNames(plural) }), ...others };
      resources.set(id, { id, name, definition, pack: from });
    }
  return resources;
}

/** Whether the resources of all packs at hand could be read. */
export function resourcesComplete(pack: Pack): boolean {
  return pack.visible.every(
    ({ file, incomplete }) => !incomplete.has(EVERYTHING) && !isBroken(file, ['resources']),
  );
}

export function ownResources(pack: Pack): [string, ResourceData][] {
  return Object.entries(pack.manifest.resources ?? {}).filter(
    ([id]) => !isBroken(pack.file, ['resources', id]),
  );
}

/** What helps where a resource is named that is not one of these. */
export const declaredResources = (known: ReadonlyMap<string, unknown>): string =>
  known.size > 0
    ? whatThereIs(known.keys())
    : 'pack.yaml declares resources: `resources: { influence: { name: Influence } }`.';

/** Resources that an extended pack has too, and that players begin with more of than there can be. */
export function checkResources(pack: Pack, sink: DiagnosticSink): void {
  for (const [id, { start = 0, limit = Infinity, total = Infinity }] of ownResources(pack)) {
    const place = { file: pack.file, path: ['resources', id] };
    const other = pack.visible.find(
      (from) => from !== pack && ownResources(from).some(([one]) => one === id),
    );
    if (other)
      sink.report('resource-duplicate', place, `The pack ${other.id} has a resource ${quote(id)} already.`, {
        at: 'key',
        related: [relatedTo({ file: other.file, path: ['resources', id] }, 'Here it is.', 'key')],
      });
    const most = Math.min(limit, total);
    if (start > most)
      sink.report(
        'resource-start',
        { ...place, path: [...place.path, 'start'] },
        limit <= total
          ? `Players begin with ${start}, but can have at most ${limit}.`
          : `Players begin with ${start} each, but there are only ${total} in all.`,
      );
  }
}
