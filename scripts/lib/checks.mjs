// Every check of the project, in the order in which `npm test` runs them. A check is one or more commands; it passes
// when all end with 0. `when` names what must exist for a check that depends on a part of the project.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './run.mjs';
import { ROOT, commandFile, workspacesWith } from './workspace.mjs';

/**
 * @typedef {{ program: string, args: string[] }} Command
 * @typedef {object} Check
 * @property {string} name
 * @property {'format' | 'lint' | 'types' | 'tests'} group
 * @property {Command[]} commands none: nothing to check yet, and `absent` says what is missing
 * @property {string} [absent]
 * @property {string} [report] where its JSON report with counted cases appears
 */

/**
 * @param {string} node
 * @param {string} reports a folder for JSON reports
 * @returns {Check[]}
 */
export function listChecks(node, reports) {
  /** @type {(packageName: string, args: string[], command?: string) => Command} */
  const tool = (packageName, args, command) => ({
    program: node,
    args: [commandFile(packageName, command), ...args],
  });
  const npm = npmCommand();
  /** @type {(script: string, ...args: string[]) => Command[]} */
  const inWorkspaces = (script, ...args) =>
    workspacesWith(script).map((folder) => ({
      program: npm.program,
      args: [...npm.args, 'run', script, '--silent', '-w', folder, ...args],
    }));
  /** @type {(command: string) => Command[]} */
  const railwright = (command) =>
    existsSync(join(ROOT, 'apps', 'cli', 'src', 'commands', `${command}.ts`))
      ? [{ program: node, args: [join('apps', 'cli', 'bin', 'run.js'), command, 'content'] }]
      : [];
  const vitestReport = join(reports, 'vitest.json');

  return [
    {
      name: 'prettier',
      group: 'format',
      commands: [tool('prettier', ['--check', '--log-level', 'warn', '.'])],
    },
    { name: 'eslint', group: 'lint', commands: [tool('eslint', ['--max-warnings', '0', '.'])] },
    {
      name: 'dependencies',
      group: 'lint',
      commands: [tool('dependency-cruiser', ['packages', 'apps', 'scripts'], 'depcruise')],
    },
    { name: 'knip', group: 'lint', commands: [tool('knip', ['--no-config-hints'])] },
    { name: 'tsc', group: 'types', commands: [tool('typescript', ['-b'], 'tsc')] },
    {
      name: 'svelte-check',
      group: 'types',
      commands: inWorkspaces('check'),
      absent: 'no workspace has a script "check" yet',
    },
    {
      name: 'schemas',
      group: 'tests',
      commands: inWorkspaces('schemas', '--', '--check'),
      absent: 'no workspace has a script "schemas" yet',
    },
    {
      name: 'vitest',
      group: 'tests',
      commands: [
        tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]),
      ],
      report: vitestReport,
    },
    {
      name: 'validate content',
      group: 'tests',
      commands: railwright('validate'),
      absent: 'the command line has no "validate" yet',
    },
    {
      name: 'test content',
      group: 'tests',
      commands: railwright('test'),
      absent: 'the command line has no "test" yet',
    },
    {
      name: 'browser',
      group: 'tests',
      commands: inWorkspaces('test:browser'),
      absent: 'no workspace has a script "test:browser" yet',
    },
  ];
}
