// `npm run build -w apps/player`: the pages of a server, then the page that is one file. Arguments go to Vite.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { commandFile } from '../../../scripts/lib/workspace.mjs';

for (const config of ['vite.config.ts', 'one-file.config.ts']) {
  const args = [commandFile('vite', 'vite'), 'build', '--config', config, ...process.argv.slice(2)];
  const cwd = join(import.meta.dirname, '..');
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
