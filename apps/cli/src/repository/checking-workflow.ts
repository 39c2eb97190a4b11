// Which workflow of a repository checks its content.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Its path, relative to the root; undefined if none runs railwright, or one only to publish. */
export function checkingWorkflow(root: string): string | undefined {
  const folder = join(root, '.github', 'workflows');
  const names = existsSync(folder) ? readdirSync(folder).filter((file) => /\.ya?ml$/.test(file)) : [];
  const name = names.find((file) => checks(join(folder, file)));
  return name === undefined ? undefined : `.github/workflows/${name}`;
}

function checks(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').replaceAll('railwright publish', '').includes('railwright');
  } catch {
    return false;
  }
}
