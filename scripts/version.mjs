// `npm run release:version`: turns the changesets into a section of the changelog and the next version, and states that version in
// every package.json, in the lock file and in the output of the programs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterSetUp } from './setup.mjs';
import { stateVersion } from './lib/release.mjs';
import { commandFile, readJson, ROOT } from './lib/workspace.mjs';

await afterSetUp(async ({ node, env }) => {
  const manifest = join(ROOT, 'apps', 'cli', 'package.json');
  const before = readJson(manifest).version;
  const { status } = spawnSync(node, [commandFile('@changesets/cli', 'changeset'), 'version'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) return status ?? 1;
  const { version } = readJson(manifest);
  if (version === before) return 0;
  stateVersion(ROOT, version);
  console.log(`The version is ${version}. Commit it, then tag the commit: git tag v${version}`);
  return 0;
});
