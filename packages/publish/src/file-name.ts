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

/** An id as the name of a file or folder, without its ending: Windows takes some for devices, to which a sign is added. */
export function nameOfId(id: string, sign = '-'): string {
  return RESERVED.test(id) ? id + sign : id;
}
