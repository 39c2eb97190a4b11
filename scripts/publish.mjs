// `node scripts/publish.mjs [--dry-run]`: publishes the package in apps/cli/dist with provenance. The release workflow calls it;
// `npm test` and CI call it with --dry-run, which needs no network. Needs nothing but Node and npm.
import { join } from 'node:path';
import { npmTag, publishProblems } from './lib/release.mjs';
import { npmCommand, run } from './lib/run.mjs';
import { readJson, ROOT } from './lib/workspace.mjs';

const FOLDER = join('apps', 'cli', 'dist');
const dryRun = process.argv.includes('--dry-run');
const { version } = readJson(join(ROOT, 'apps', 'cli', 'package.json'));

const problems = publishProblems(join(ROOT, FOLDER), version);
if (problems.length > 0) {
  console.error(`${FOLDER} cannot be published:\n${problems.map((one) => `  ${one}`).join('\n')}`);
  process.exit(1);
}
const { program, args } = npmCommand();
process.exitCode = await run(program, [
  ...args,
  ...[
    'publish',
    `./${FOLDER.replaceAll('\\', '/')}`,
    '--provenance',
    '--access',
    'public',
    '--tag',
    npmTag(version),
  ],
  // The check of versions on the registry is left to the real run.
  ...(dryRun ? ['--dry-run', '--offline', '--loglevel', 'error'] : []),
]);
if (dryRun && process.exitCode === 0) console.log(`railwright ${version} can be published.`);
