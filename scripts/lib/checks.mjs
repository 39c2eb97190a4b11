// Every check of the project, in the order in which `npm test` runs them. A check is one or more commands; it passes
// when all end with 0. A new kind of check is one more entry here.
//
// A check with a lane is a single process that would leave a core idle: the two lanes run in parallel, the checks of one
// lane in order. The other checks use all cores.
import { join } from 'node:path';
import { npmCommand } from './run.mjs';
import { commandFile, ROOT, svelteApps, workspacesWith } from './workspace.mjs';

/** Those of `npm run check:fast`, which see no more than what changed. */
export const QUICK = ['format', 'eslint', 'oxlint', 'dependencies', 'tsc', 'svelte-check', 'vitest'];

/** Files that the check of the package makes. */
export const PACKAGED_COMMAND = join(ROOT, 'apps', 'cli', 'dist', 'bin', 'run.js');

/**
 * @typedef {object} Command
 * @property {string} program
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env] in addition to that of all commands
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {'format' | 'lint' | 'types' | 'tests'} group
 * @property {Command[]} commands none: nothing to check yet, and `absent` says what is missing
 * @property {string} [absent]
 * @property {'sources' | 'builds'} [lane] `builds` for everything that writes files, such as SvelteKit's and tsc's
 * @property {string[]} [reports] the JSON reports that count its cases
 * @property {RegExp} [reads] the files it depends on; all by default
 * @property {string} [makes] a file that later checks need
 */

/** Files that linters and compilers read, with their settings. */
const SOURCES = /\.(m?js|ts|svelte|json|cjs)$|^\.oxlintrc|^\.dependency-cruiser/;

/** Of these, types are known without SvelteKit's. */
const TYPED = /^(packages|apps\/cli|scripts)\/.*\.ts$/;
const UNTYPED = /^(?!packages\/|apps\/cli\/|scripts\/).*(?<!\.svelte)\.ts$/;

/**
 * @param {string} node
 * @param {string} reports a folder for JSON reports
 * @param {import('./changed.mjs').Changed} [changed] only what these files need, as far as a check can tell
 * @returns {Check[]}
 */
export function listChecks(node, reports, changed) {
  /** @type {(packageName: string, args: string[], command?: string) => Command} */
  const tool = (packageName, args, command) => ({
    program: node,
    args: [commandFile(packageName, command), ...args],
  });
  /**
   * A tool on the changed files of this kind, or on everything.
   * @type {(kind: RegExp, all: string[], command: (files: string[]) => Command) => Command[]}
   */
  const on = (kind, all, command) => {
    const files = changed?.files.filter((file) => kind.test(file)) ?? all;
    return files.length === 0 ? [] : [command(files)];
  };
  /** @type {(...args: string[]) => Command} */
  const oxlint = (...args) => tool('oxlint', ['--deny-warnings', '--no-error-on-unmatched-pattern', ...args]);
  const npm = npmCommand();
  /** @param {string} folder */
  const isConcerned = (folder) =>
    !changed ||
    changed.files.some((file) => [`${folder}/`, 'packages/board/'].some((start) => file.startsWith(start)));
  /** @type {(script: string, args: string[], env?: (folder: string) => NodeJS.ProcessEnv) => Command[]} */
  const inWorkspaces = (script, args, env) =>
    workspacesWith(script)
      .filter(isConcerned)
      .map((folder) => ({
        program: npm.program,
        args: [...npm.args, 'run', script, '--silent', '-w', folder, '--', ...args],
        env: env?.(folder) ?? {},
      }));
  /** @type {(...args: string[]) => Command} */
  const railwright = (...args) => ({ program: node, args: [join('apps', 'cli', 'bin', 'run.js'), ...args] });

  // SvelteKit writes part of an app's configuration itself; tools that read it come after.
  const syncApps = svelteApps().map((folder) => ({
    program: npm.program,
    args: [...npm.args, 'exec', '-w', folder, '--', 'svelte-kit', 'sync'],
  }));

  const cardReport = join(reports, 'cards.json');
  /** @param {string} folder */
  const browserReport = (folder) => join(reports, `${folder.replaceAll('/', '-')}.json`);
  const vitestReport = join(reports, 'vitest.json');
  const packageReport = join(reports, 'package.json');

  return [
    {
      name: 'format',
      group: 'format',
      lane: 'sources',
      commands: on(/./, ['.'], (files) =>
        tool('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]),
      ),
    },
    {
      name: 'eslint',
      group: 'lint',
      reads: SOURCES,
      lane: 'sources',
      commands: on(/\.(js|mjs|svelte|svelte\.ts)$/, ['.'], (files) =>
        tool('eslint', ['--max-warnings', '0', '--no-warn-ignored', ...files]),
      ),
    },
    {
      name: 'oxlint',
      group: 'lint',
      reads: SOURCES,
      lane: 'sources',
      commands: [
        ...on(TYPED, ['packages', 'apps/cli', 'scripts'], (files) => oxlint('--type-aware', ...files)),
        ...on(
          UNTYPED,
          ['apps/docs', 'apps/editor', 'apps/player', 'apps/vscode', 'test', 'vitest.config.ts'],
          (files) => oxlint(...files),
        ),
      ],
    },
    {
      name: 'dependencies',
      group: 'lint',
      reads: SOURCES,
      lane: 'sources',
      commands: [
        tool(
          'dependency-cruiser',
          ['--cache', '--cache-strategy', 'content', 'packages', 'apps', 'scripts'],
          'depcruise',
        ),
      ],
    },
    {
      name: 'knip',
      group: 'lint',
      reads: SOURCES,
      lane: 'builds',
      commands: [...syncApps, tool('knip', ['--no-config-hints'])],
    },
    {
      name: 'tsc',
      group: 'types',
      lane: 'builds',
      reads: SOURCES,
      commands: [tool('@typescript/native', ['-b'], 'tsc')],
    },
    {
      name: 'schemas',
      group: 'tests',
      lane: 'sources',
      commands: inWorkspaces('schemas', ['--check']),
    },
    {
      // Exports of packages, against the lists in their folders.
      name: 'api',
      group: 'types',
      reads: /^packages\/.*\.(ts|json|txt|svelte)$|typedoc|^package-lock|^scripts\//,
      lane: 'sources',
      commands: [{ program: node, args: [join('scripts', 'api.mjs'), '--check'] }],
    },
    {
      // The site of the documents: a link or an anchor that leads nowhere ends its build. Then its own types.
      name: 'docs',
      group: 'tests',
      lane: 'builds',
      commands: [
        {
          program: npm.program,
          args: [...npm.args, 'run', 'site', '--silent', '-w', 'apps/docs', '--', '--logLevel', 'warn'],
        },
        tool('@typescript/native', ['-b', join('apps', 'docs')], 'tsc'),
      ],
    },
    {
      // The extension for VS Code, packed.
      name: 'extension',
      group: 'tests',
      lane: 'builds',
      commands: [
        { program: npm.program, args: [...npm.args, 'run', 'vsix', '--silent', '-w', 'apps/vscode'] },
      ],
    },
    {
      // The package that is published: made, installed into an empty folder, and published without sending it. Last in its lane, as its
      // tests use all cores.
      name: 'package',
      group: 'tests',
      lane: 'builds',
      commands: [
        { program: npm.program, args: [...npm.args, 'run', 'package', '--silent', '-w', 'apps/cli'] },
        tool('vitest', [
          'run',
          ...['--config', join('apps', 'cli', 'vitest.installed.config.ts')],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${packageReport}`],
        ]),
        { program: node, args: [join('scripts', 'publish.mjs'), '--dry-run'] },
      ],
      reports: [packageReport],
      makes: PACKAGED_COMMAND,
    },
    {
      name: 'validate content',
      group: 'tests',
      lane: 'sources',
      commands: [railwright('validate', 'content')],
    },
    {
      name: 'format content',
      group: 'format',
      lane: 'sources',
      commands: [railwright('format', '--check', 'content')],
    },
    {
      name: 'test content',
      group: 'tests',
      lane: 'sources',
      commands: [railwright('test', 'content', '--coverage-min', '100', '--output', `json=${cardReport}`)],
      reports: [cardReport],
    },
    {
      name: 'svelte-check',
      group: 'types',
      reads: SOURCES,
      lane: 'sources',
      commands: inWorkspaces('check', []),
      absent: 'no component changed',
    },
    {
      name: 'vitest',
      group: 'tests',
      commands: [
        tool('vitest', [
          ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
          ...(changed ? ['--changed', changed.base, '--passWithNoTests'] : []),
        ]),
      ],
      reports: [vitestReport],
    },
    {
      // `test:browser` is `playwright test …`, so that arguments and Playwright's own variable reach it.
      name: 'browser',
      group: 'tests',
      commands: inWorkspaces('test:browser', ['--reporter=list,json'], (folder) => ({
        PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport(folder),
      })),
      reports: workspacesWith('test:browser').map(browserReport),
      absent: 'no workspace has a script "test:browser" yet',
    },
  ];
}
