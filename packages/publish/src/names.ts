// Names of files for setups.
import type { Kit } from './kit.ts';

/** One a kit: the id of the setup, with its pack's before it where two are the same. */
export function fileNames(kits: readonly Kit[]): string[] {
  const ids = kits.map(({ setup }) => setup.id.slice(setup.id.indexOf('/') + 1));
  return kits.map(({ setup }, i) => {
    const own = ids[i] as string;
    return ids.filter((id) => id === own).length > 1 ? setup.id.replace('/', '-') : own;
  });
}
