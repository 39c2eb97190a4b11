// Names of files for setups.
import type { Kit } from './kit.ts';

/**
 * The pack and the id of the setup, the same whatever else is published: `trains-tokyo-beginners`. No system reserves such a name. Those of
 * `a-b/c` and `a/b-c` are the same.
 */
export function fileName({ setup }: Kit): string {
  return setup.id.replace('/', '-');
}

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** The name of a file about a card or a token, without its ending: its id, unless Windows takes that for a device. */
export function nameOfId(id: string): string {
  return RESERVED.test(id) ? `${id}-` : id;
}
