// The files by which packages are imported, as `exports` of their package.json names them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} root
 * @returns {{ specifier: string, file: string }[]}
 */
export function faces(root) {
  return readdirSync(join(root, 'packages')).flatMap((folder) => {
    const home = join(root, 'packages', folder);
    const { name, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    return Object.entries(exports).flatMap(([key, value]) => {
      const file = typeof value === 'string' ? value : value.default;
      if (!file.endsWith('.ts') || file.includes('*')) return [];
      return [{ specifier: `${name}${key.slice(1)}`, file: join(home, file) }];
    });
  });
}
