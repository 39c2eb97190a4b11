// A thing that is not found because its file has mistakes: these are what whoever named it has to hear of.
import type { Content, Diagnostic } from '@railwright/content';
import { formatFindings } from '../check/findings.ts';
import { refusal } from '../failure.ts';
import { print } from '../output.ts';

type Kind = 'setups' | 'strategies';

/**
 * `name` as typed: `pack/id` or the id alone.
 * @throws Failure, after printing what is wrong, when the file of that thing is there and has errors.
 */
export function refuseBroken(content: Content, kind: Kind, name: string): void {
  const errors = errorsOf(content, kind, name);
  const [first] = errors;
  if (!first) return;
  print(formatFindings(content, errors));
  throw refusal(
    kind === 'setups'
      ? `The setup ${name} cannot be played as it is: ${first.message}`
      : `Nobody can play by the strategy ${name} as it is: ${first.message}`,
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
        // A file that cannot be read at all holds nothing, but its name tells.
        const named = one.files
          .map(({ path }) => path)
          .filter((path) => [`/${kind}/${id}.yaml`, `/${kind}/${id}.yml`].some((end) => path.endsWith(end)));
        return read === undefined ? named : [read, ...named];
      }),
  );
  return content.diagnostics.filter(({ severity, file }) => severity === 'error' && files.has(file));
}
