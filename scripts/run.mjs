// `node scripts/run.mjs <command> …`: set-up, then one tool of the workspace, or npm itself, on the pinned Node.
import { afterSetUp } from './setup.mjs';
import { npmCommand, run } from './lib/run.mjs';
import { commandFile } from './lib/workspace.mjs';

const [command = 'npm', ...rest] = process.argv.slice(2);

await afterSetUp(({ node, env }) => {
  if (command !== 'npm') return run(node, [commandFile(command), ...rest], env);
  const npm = npmCommand();
  return run(npm.program, [...npm.args, ...rest], env);
});
