// Turns the result of a target into a finding at the place where the setup states it.
import { FILE_START, type Diagnostic } from './diagnostics/diagnostic.ts';
import { makeDiagnostic } from './diagnostics/reporter.ts';
import type { Content } from './packs/model.ts';

/** `setup` is `pack/id`; `target` the key of the target, or `ends.piles` for one of several. */
export function targetFinding(
  { packs }: Content,
  setup: string,
  target: string,
  code: 'target-missed' | 'target-undecided',
  message: string,
  help: string,
): Diagnostic {
  const [packId = '', id = ''] = setup.split('/');
  const item = packs
    .find((pack) => pack.id === packId)
    ?.items.get('setups')
    ?.get(id);
  const path = [...(item?.path ?? []), 'targets', ...target.split('.')];
  const range = item?.file.document?.valueRange(path) ?? FILE_START;
  return makeDiagnostic(code, item?.file.path ?? '', range, message, { path, help });
}
