// Names of files for setups.
import type { Kit } from './kit.ts';

/**
 * The pack and the id of the setup, the same whatever else is published: `trains-tokyo-beginners`. No system reserves such a name. Those of
 * `a-b/c` and `a/b-c` are the same.
 */
export function fileName({ setup }: Kit): string {
  return setup.id.replace('/', '-');
}
