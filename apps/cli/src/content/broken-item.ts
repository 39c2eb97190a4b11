// Reports the errors in a file because of which something is not found.
import { resolve } from 'node:path';
import type { Content, Diagnostic } from '@railwright/content';
import { formatFindings } from '../check/findings.ts';
import { refusal } from '../failure.ts';
import { print } from '../output.ts';
import { shippedFolder } from '../shipped.ts';
import { contains } from './folders.ts';

type Kind = 'setups' | 'strategies';

/**
 * `name` as typed: `pack/id` or the id alone.
 * @throws Failure, after printing the errors, if the thing's file exists and has errors.
 */
export function refuseBroken(content: Content, kind: Kind, name: string): void {
  const errors = errorsOf(content, kind, name);
  const [first] = errors;
  if (!first) return;
  print(formatFindings(content, errors));
  throw refusal(
    kind === 'setups'
      ? `The setup ${name} cannot be played as it is: ${first.message}`
      : `The strategy ${name} cannot be played as it is: ${first.message}`,
  );
}

/**
 * A shipped pack is used if no other pack with its id is found, but not if there may be one whose pack.yaml is missing or broken.
 * @throws Failure, after printing the errors, if such a pack may be meant.
 */
export function refuseStandIn(content: Content, setup: string): void {
  const unknown = content.diagnostics.filter(
    ({ severity, file }) =>
      severity === 'error' && file !== '' && !content.packs.some(({ folder }) => file.startsWith(folder)),
  );
  const pack = content.packs.find(({ id }) => setup.startsWith(`${id}/`));
  const shipped = shippedFolder('content');
  const used = pack?.visible.filter(({ folder }) => contains(shipped, resolve(folder)));
  if (unknown.length === 0 || used?.length === 0) return;
  print(formatFindings(content, unknown));
  throw refusal(
    used?.[0]
      ? `The setup ${setup} would be played with the pack ${used[0].id} shipped with railwright, not with the files above.`
      : `The setup ${setup} may be in the files above, which cannot be read as a pack.`,
    'Fix the listed problems, or name other content with --content.',
  );
}

function errorsOf(content: Content, kind: Kind, name: string): readonly Diagnostic[] {
  const id = name.slice(name.lastIndexOf('/') + 1);
  if (id === '') return [];
  const pack = name.slice(0, Math.max(0, name.length - id.length - 1));
  const files = new Set(
    content.packs
      .filter((one) => pack === '' || one.id === pack)
      .flatMap((one) => {
        const read = one.items.get(kind)?.get(id)?.file.path;
        // An unreadable file has no content, but its name identifies it.
        const named = one.files
          .map(({ path }) => path)
          .filter((path) => [`/${kind}/${id}.yaml`, `/${kind}/${id}.yml`].some((end) => path.endsWith(end)));
        return read === undefined ? named : [read, ...named];
      }),
  );
  return content.diagnostics.filter(({ severity, file }) => severity === 'error' && files.has(file));
}
