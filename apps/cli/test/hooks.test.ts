// `railwright hooks`: the hook checks what is staged if it concerns packs, and never overwrites another hook.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMMAND, expectNoStack, makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

const PACK = (id: string): string =>
  `format: 1\nid: ${id}\ngame: trains\ntitle: X\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\n`;
const GOOD = 'format: 1\ncards: [{ id: a-train, name: X, categories: [train], cost: 1, value: 1 }]\n';
const BAD = GOOD.replace('value', 'vlaue');
const ONE = 'packs/one s';

let cwd: string;
let env: Record<string, string>;

const write = (file: string, text: string): void => writeIn(cwd, file, text);

function git(...args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync('git', ['-C', cwd, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: status, out: stdout, err: stderr };
}

function commit(...args: string[]): Outcome {
  git('add', '.');
  return git('commit', '-q', '-m', 'Change', ...args);
}

const hooks = async (folder = ONE, ...flags: string[]): Promise<Outcome> => {
  const outcome = await runCli(['hooks', ...flags], { cwd: join(cwd, folder), env });
  expectNoStack(outcome);
  return outcome;
};

/** The command where npm would install it, recording its calls. */
function install(folder: string): void {
  const file = join(cwd, folder, 'node_modules/.bin/railwright');
  write(`${folder}/node_modules/.bin/railwright`, '');
  writeFileSync(
    file,
    `#!/bin/sh\necho "$@" >> '${cwd}/calls'\nexec '${process.execPath}' '${COMMAND}' "$@"\n`,
  );
  chmodSync(file, 0o755);
}

const calls = (): string[] =>
  existsSync(join(cwd, 'calls')) ? readFileSync(join(cwd, 'calls'), 'utf8').trim().split('\n') : [];

beforeEach(() => {
  cwd = makeFolder();
  const home = makeFolder();
  env = { HOME: home, GIT_CONFIG_NOSYSTEM: '1', XDG_CONFIG_HOME: home };
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'x');
  git('config', 'user.email', 'x@example.org');
  write('.gitignore', 'node_modules\ncalls\n');
  write(`${ONE}/content/one/pack.yaml`, PACK('one'));
  write(`${ONE}/content/one/cards/cards.yaml`, GOOD);
  install(ONE);
});

describe.skipIf(process.platform === 'win32')('the hook', () => {
  test('checks what is staged in its folder if it concerns packs', async () => {
    const made = await hooks();
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain(`the packs in ${ONE} are checked by`);
    expect(commit()).toMatchObject({ code: 0 });
    expect(calls()).toEqual(['validate']);
    write('README.md', 'Hello\n');
    write(`${ONE}/content/one/notes.txt`, 'Hello\n');
    expect(commit()).toMatchObject({ code: 0 });
    expect(calls()).toHaveLength(1);

    write(`${ONE}/content/one/cards/cards.yaml`, BAD);
    git('add', '.');
    write(`${ONE}/content/one/cards/cards.yaml`, GOOD);
    const refused = git('commit', '-q', '-m', 'Bad');
    expect(refused.code).not.toBe(0);
    expect(refused.out + refused.err).toMatch(/schema-unknown-key[^]*Nothing was committed/);

    git('reset', '-q', '--hard');
    rmSync(join(cwd, ONE, 'content/one/pack.yaml'));
    expect(commit().code).not.toBe(0);
  });

  test('checks several folders, each added separately, and formatting', async () => {
    write('two/content/two/pack.yaml', PACK('two'));
    install('two');
    await hooks();
    await hooks('two', '--format');
    await hooks();
    expect(commit()).toMatchObject({ code: 0 });
    expect(calls()).toEqual(['validate', 'format --check', 'validate']);
    write('two/content/two/cards/cards.yaml', `${GOOD.trimEnd()}   \n`);
    const { code, err } = commit();
    expect(code).not.toBe(0);
    expect(err).toContain('npx railwright format');
    git('reset', '-q', '--hard');
    write(`${ONE}/content/one/cards/cards.yaml`, `${GOOD.trimEnd()}   \n`);
    expect(commit()).toMatchObject({ code: 0 });
  });

  test('runs the tests of packs that have some', async () => {
    await hooks();
    write(
      `${ONE}/content/one/tests/one.yaml`,
      'format: 1\ntests: [{ name: x, setup: trains/tokyo-beginners, expect: { coins: 9 } }]\n',
    );
    write(`${ONE}/content/one/pack.yaml`, `${PACK('one')}extends: [trains]\n`);
    const { code, out, err } = commit();
    expect(code).not.toBe(0);
    expect(out + err).toMatch(/expected {2}9/);
  });

  test('says what to do if railwright is not installed', async () => {
    await hooks();
    rmSync(join(cwd, ONE, 'node_modules'), { recursive: true });
    const { code, err } = commit();
    expect(code).not.toBe(0);
    expect(err).toContain('railwright is not installed here: npm install');
  });

  test('sees packs in submodules as they are staged', async () => {
    const base = makeFolder();
    writeIn(base, 'pack.yaml', PACK('base'));
    const run = (...args: string[]): void => {
      execFileSync('git', ['-C', base, '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args]);
    };
    run('init', '-q', '-b', 'main');
    run('add', '.');
    run('commit', '-q', '-m', 'Base');
    write(`${ONE}/content/one/pack.yaml`, `${PACK('one')}extends: [base]\n`);
    const added = git(
      ...['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', base, `${ONE}/content/base`],
    );
    expect(added).toMatchObject({ code: 0 });
    await hooks();
    expect(commit()).toMatchObject({ code: 0 });
    run('mv', 'pack.yaml', 'other.yaml');
    run('commit', '-q', '-m', 'Broken');
    git('-C', `${ONE}/content/base`, 'pull', '-q');
    const { code, out, err } = commit();
    expect(out + err).toContain('There is no pack “base”');
    expect(code).not.toBe(0);
  });
});

describe('foreign hooks', () => {
  test('are left unchanged, with instructions what to add', async () => {
    mkdirSync(join(cwd, '.git/hooks'), { recursive: true });
    write('.git/hooks/pre-commit', '#!/bin/sh\nlint\n');
    write('.git/hooks/commit-msg', '#!/bin/sh\n');
    const { code, out, err } = await hooks();
    expect(code).toBe(1);
    expect(out).toMatch(/^✔ In this clone, git merges the files of content by cell, key and id;.*\n$/);
    expect(err).toContain('There is already a hook, which is left unchanged: ');
    expect(err).toContain(`cd '${ONE}' && npx railwright validate && npx railwright test`);
    expect(readFileSync(join(cwd, '.git/hooks/pre-commit'), 'utf8')).toBe('#!/bin/sh\nlint\n');
    write('.git/hooks/pre-commit', '#!/bin/sh\n(cd packs/one && npx railwright validate)\n');
    expect(await hooks()).toMatchObject({ code: 0 });
  });

  test('next to another way to merge leave nothing to install', async () => {
    write('.git/hooks/pre-commit', '#!/bin/sh\nlint\n');
    git('config', 'merge.railwright.driver', 'mine %A');
    const { code, out, err } = await hooks();
    expect(code).toBe(2);
    expect(out).toContain('is set to something else');
    expect(err).toContain('There is already a hook');
  });

  test('are left alone if they are for all repositories or in a missing folder', async () => {
    git('config', '--global', 'core.hooksPath', join(cwd, 'everywhere'));
    const everywhere = await hooks();
    expect(everywhere.code).toBe(1);
    expect(everywhere.err).toContain('of every repository');
    expect(existsSync(join(cwd, 'everywhere'))).toBe(false);
    git('config', 'core.hooksPath', '.githooks');
    const lost = await hooks();
    expect(lost.code).toBe(1);
    expect(lost.err).toContain('no hook runs at all');
    expect(lost.err).toContain('git config --unset core.hooksPath');
  });

  test('in a folder of the repository get one next to them', async () => {
    write('.husky/commit-msg', '#!/bin/sh\n');
    git('config', 'core.hooksPath', '.husky');
    expect(await hooks()).toMatchObject({ code: 0 });
    expect(existsSync(join(cwd, '.husky/pre-commit'))).toBe(true);
    expect(git('config', 'core.hooksPath').out.trim()).toBe('.husky');
  });
});

describe('the merge driver', () => {
  const attribute = (): string => git('check-attr', 'merge', '--', `${ONE}/content/one/cards/cards.yaml`).out;
  const attributes = `${ONE}/.gitattributes`;

  test('is a setting and a line of .gitattributes, which stays as it is', async () => {
    write(attributes, '# mine\r\n*.png binary');
    const { code, out } = await hooks();
    expect(code).toBe(0);
    expect(out).toContain(
      'git merges the files of content by cell, key and id; .gitattributes says so: commit it',
    );
    expect(attribute()).toMatch(/: railwright\n$/);
    const text = '# mine\r\n*.png binary\r\ncontent/**/*.y*ml merge=railwright\r\n';
    expect(readFileSync(join(cwd, attributes), 'utf8')).toBe(text);
    const settings = git('config', '--local', '--list').out;
    expect(settings).toMatch(/merge\.railwright\.driver=sh .*railwright\/merge-file" %O %A %B/);
    expect((await hooks()).out).toContain(
      'In this clone, git merges the files of content by cell, key and id.',
    );
    expect(readFileSync(join(cwd, attributes), 'utf8')).toBe(text);
    expect(git('config', '--local', '--list').out).toBe(settings);
  });

  test('leaves another way to merge unchanged', async () => {
    write('.gitattributes', '*.yaml merge=union\n');
    const kept = await hooks();
    expect(kept).toMatchObject({ code: 1, err: '' });
    expect(kept.out).toContain('already says how to merge content files, which is left unchanged');
    expect(kept.out).toContain('✔ Before each commit');
    expect(attribute()).toMatch(/: union\n$/);
    expect(existsSync(join(cwd, attributes))).toBe(false);
    git('config', 'merge.railwright.driver', 'mine %A');
    expect((await hooks()).out).toContain(
      'merge.railwright.driver is set to something else, which is left unchanged: mine %A',
    );
    expect(git('config', 'merge.railwright.driver').out).toBe('mine %A\n');
  });

  test('counts in the folder of a pack too', async () => {
    expect(await hooks(`${ONE}/content/one/cards`)).toMatchObject({ code: 0 });
    expect(readFileSync(join(cwd, `${ONE}/content/one/.gitattributes`), 'utf8')).toBe(
      '*.y*ml merge=railwright\n',
    );
    expect(attribute()).toMatch(/: railwright\n$/);
  });
});

test('writes nothing without content or without a repository', async () => {
  expect(await hooks('packs')).toMatchObject({ code: 2 });
  const alone = makeFolder();
  writeIn(alone, 'content/one/pack.yaml', PACK('one'));
  const { code, err } = await runCli(['hooks'], { cwd: alone, env });
  expect(code).toBe(2);
  expect(err).toContain('not a git repository');
});
