// `railwright new` inside a git repository: it puts files at the root where needed and changes nothing that is already there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

const WORKFLOW = '.github/workflows/railwright.yml';

let cwd: string;

const write = (file: string, text: string): void => writeIn(cwd, file, text);
const read = (file: string): string => readFileSync(join(cwd, file), 'utf8');
const make = (...args: string[]): Promise<Outcome> => runCli(['new', 'packs/one', '--yes', ...args], { cwd });

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly 'working-directory'?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

function steps(): Step[] {
  const { jobs } = parse(read(WORKFLOW)) as { jobs: Record<string, { steps: Step[] }> };
  return Object.values(jobs)[0]!.steps;
}

/** The target of a file's schema line, as seen from the root. */
function schemaOf(file: string): string {
  const path = /\$schema=(\S+)/.exec(read(file))![1]!;
  return join(file, '..', path);
}

beforeEach(() => {
  cwd = makeFolder();
  spawnSync('git', ['init', '-q'], { cwd });
  write('package.json', '{"name": "all"}');
});

test('puts the workflow at the root, working in the folder, and writes neither hooks nor a nested repository', async () => {
  const { code, out, err } = await make();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`${WORKFLOW} at the root of the repository`);
  expect(out).toContain(
    `It is part of the git repository ${cwd}. To create a separate repository: --own-repository`,
  );
  expect(out).not.toContain('git init');
  expect(readdirSync(join(cwd, 'packs/one')).sort()).toEqual(['.gitignore', 'content', 'package.json']);
  expect(steps().slice(2)).toEqual([
    { run: 'npm ci', 'working-directory': 'packs/one' },
    {
      uses: './packs/one/node_modules/railwright',
      with: expect.objectContaining({ 'working-directory': 'packs/one', setups: 'one/one' }) as unknown,
    },
  ]);
  expect(schemaOf('packs/one/content/one/pack.yaml')).toMatch(/^packs\/one\/node_modules\/railwright\//);
  expect(await runCli(['validate', 'packs/one'], { cwd })).toMatchObject({ code: 0 });

  const second = await runCli(['new', 'packs/two', '--yes'], { cwd });
  expect(second.out).toContain(`${WORKFLOW} already runs railwright: have it check packs/two as well.`);
  expect(readdirSync(join(cwd, '.github/workflows'))).toEqual(['railwright.yml']);
});

test.each(['["packs/*"]', '{"packages": ["packs/one"]}'])(
  'workspaces %s of npm are installed at the root',
  async (workspaces) => {
    write('package.json', `{"name": "all", "workspaces": ${workspaces}}`);
    write('.gitignore', 'node_modules\n');
    await make();
    expect(existsSync(join(cwd, 'packs/one/.gitignore'))).toBe(false);
    expect(steps().slice(2)).toMatchObject([{ run: 'npm ci' }, { uses: './node_modules/railwright' }]);
    expect(steps()[2]).not.toHaveProperty('working-directory');
    expect(schemaOf('packs/one/content/one/pack.yaml')).toMatch(/^node_modules\/railwright\//);
  },
);

test('pnpm installs at the root and links railwright into the folder', async () => {
  write('pnpm-lock.yaml', '');
  const { out } = await make();
  expect(out).toContain('  pnpm install ');
  expect(steps().slice(2)).toMatchObject([
    { run: 'corepack enable' },
    { run: 'pnpm install --frozen-lockfile' },
    { uses: './packs/one/node_modules/railwright', with: { 'working-directory': 'packs/one' } },
  ]);
  expect(read(WORKFLOW)).toContain('pnpm-lock.yaml');
  expect(schemaOf('packs/one/content/one/pack.yaml')).toMatch(/^packs\/one\/node_modules\//);
});

describe('yarn', () => {
  test('without node_modules is rejected by name', async () => {
    write('package.json', '{"name": "all", "packageManager": "yarn@4.5.0"}');
    const { code, err } = await make();
    expect(code).toBe(2);
    expect(err).toMatch(/Yarn keeps packages out of node_modules[^]*nodeLinker: node-modules/);
    expect(existsSync(join(cwd, 'packs'))).toBe(false);
  });

  test('with node_modules works like npm', async () => {
    write('package.json', '{"name": "all", "packageManager": "yarn@4.5.0"}');
    write('.yarnrc.yml', 'nodeLinker: node-modules\n');
    write('yarn.lock', '__metadata:\n');
    expect(await make()).toMatchObject({ code: 0 });
    expect(steps().slice(2)).toMatchObject([
      { run: 'corepack enable' },
      { run: 'yarn install --frozen-lockfile' },
      { uses: './node_modules/railwright' },
    ]);
  });
});

test('writes no package.json if one above already names railwright', async () => {
  write('package.json', '{"name": "all", "devDependencies": {"railwright": "^0.1.0"}}');
  const { out } = await make();
  expect(out).not.toContain('npm install');
  expect(existsSync(join(cwd, 'packs/one/package.json'))).toBe(false);
  expect(steps().at(-1)).toMatchObject({ uses: './node_modules/railwright' });
  expect(schemaOf('packs/one/content/one/pack.yaml')).toMatch(/^node_modules\/railwright\//);
});

test('creates a separate repository on request, and if the surrounding one ignores the folder', async () => {
  await make('--own-repository');
  expect(existsSync(join(cwd, 'packs/one', WORKFLOW))).toBe(true);
  expect(existsSync(join(cwd, WORKFLOW))).toBe(false);
  write('.gitignore', '*\n');
  const { out } = await runCli(['new', 'packs/two', '--yes'], { cwd });
  expect(out).toContain('git init');
  expect(existsSync(join(cwd, 'packs/two', WORKFLOW))).toBe(true);
});

test('does not take a refusal of git for a missing repository', async () => {
  const { code, err } = await runCli(['new', 'packs/one', '--yes'], {
    cwd,
    env: { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' },
  });
  expect(code).toBe(2);
  expect(err).toMatch(/git cannot say which repository packs\/one is in\.\n.*dubious ownership/);
});
