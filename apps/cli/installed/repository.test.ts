// A repository of `railwright new`, from the tarball: mistakes are stopped by the hook, by pre-commit's command and by the
// workflow, each with its location and a fix; without mistakes, everything passes.
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { npm, outside } from './install.ts';
import { runWorkflow } from './github/runner.ts';
import { railwright, run, type Outcome } from './run.ts';

const WORKFLOW = '.github/workflows/railwright.yml';
const CARDS = 'content/my-rails/cards/my-rails.yaml';
const TESTS = 'content/my-rails/tests/my-rails.yaml';
const base = realpathSync(mkdtempSync(join(tmpdir(), 'railwright repository ')));
const folder = join(base, 'my-rails');

beforeAll(() => {
  // The tarball has to be in the repository as long as no registry has the package.
  expect(
    railwright(process.execPath, base, 'new', 'my-rails', '--railwright', 'my-rails/railwright.tgz').code,
  ).toBe(0);
  copyFileSync(inject('tarball'), join(folder, 'railwright.tgz'));
  git('init', '-q');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.org');
  npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--silent');
  expect(railwright(process.execPath, folder, 'hooks')).toMatchObject({ code: 0, err: '' });
  git('add', '.');
  expect(git('commit', '-q', '-m', 'Begin')).toMatchObject({ code: 0 });
});
afterEach(() => {
  git('reset', '-q', '--hard');
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

function git(...args: string[]): Outcome {
  return run('git', args, folder, { ...outside(), GIT_CONFIG_NOSYSTEM: '1', HOME: base });
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

const plantMistake = (): void => change(CARDS, 'return: empties', 'return: emtpies');
const plantWrongTest = (): void => change(TESTS, 'coins: 3', 'coins: 4');

test('doctor finds nothing wrong and nothing missing', () => {
  const { code, out } = railwright(process.execPath, folder, 'doctor');
  expect({ code, out }).toMatchObject({ code: 0 });
  expect(out).toContain('Everything is fine.');
});

describe('the git hook', () => {
  test('stops a card with a mistake, and says where it is and what was meant', () => {
    plantMistake();
    const { code, out, err } = git('commit', '-a', '-m', 'Change');
    expect(code).not.toBe(0);
    expect(out + err).toContain(`${CARDS}:18:`);
    expect(out + err).toContain('Did you mean empties?');
    expect(git('log', '--oneline').out.trim().split('\n')).toHaveLength(1);
  });

  test('stops a card that fails its test', () => {
    plantWrongTest();
    const { code, out, err } = git('commit', '-a', '-m', 'Change');
    expect(code).not.toBe(0);
    expect(out + err).toContain('expected  4');
  });

  test('checks what is staged, not what is in the folder', () => {
    plantMistake();
    git('add', CARDS);
    change(CARDS, 'return: emtpies', 'return: empties');
    expect(git('commit', '-m', 'Change').code).not.toBe(0);
    plantMistake();
    git('add', CARDS);
    git('reset', '-q', CARDS);
    writeFileSync(join(folder, 'notes.md'), 'Notes\n');
    git('add', 'notes.md');
    expect(git('commit', '-q', '-m', 'Notes')).toMatchObject({ code: 0 });
    git('reset', '-q', '--hard', 'HEAD~1');
  });
});

describe('the command of pre-commit', () => {
  const config = parse(readFileSync(join(...templates('dot-pre-commit-config.yaml')), 'utf8')) as {
    repos: { hooks: { id: string; entry: string; language: string; pass_filenames: boolean }[] }[];
  };
  const hooks = config.repos.flatMap((repo) => repo.hooks);

  test('is the same as in the hooks of this repository', () => {
    const published = parse(readFileSync(join(...root(), '.pre-commit-hooks.yaml'), 'utf8')) as unknown;
    expect(hooks).toEqual(published);
  });

  test.each(hooks)(
    '$id passes without a mistake and fails with one',
    ({ id, entry, language, pass_filenames }) => {
      expect({ language, pass_filenames }).toEqual({ language: 'system', pass_filenames: false });
      // pre-commit splits the entry like a shell and runs it at the root of the repository.
      const start = (): Outcome => run('sh', ['-c', entry], folder, outside());
      expect(start()).toMatchObject({ code: 0 });
      if (id === 'railwright-format') {
        change(CARDS, 'cards:', 'cards:   ');
        expect(start()).toMatchObject({ code: 0 });
        expect(readFileSync(join(folder, CARDS), 'utf8')).toContain('cards:\n');
        return;
      }
      (id === 'railwright-test' ? plantWrongTest : plantMistake)();
      const { code, out } = start();
      expect(code).toBe(1);
      expect(out).toMatch(/Did you mean empties|expected {2}4/);
      git('add', '.');
      expect(start()).toMatchObject({ code: 1 });
      // Only the README is staged.
      git('reset', '-q');
      change('README.md', 'My Rails', 'Our Rails');
      git('add', 'README.md');
      expect(start()).toMatchObject({ code: 0, out: '' });
    },
  );

  test.each(hooks)('$id says what to do if nothing is installed', ({ entry }) => {
    renameSync(join(folder, 'node_modules'), join(folder, 'away'));
    const outcome = run('sh', ['-c', entry], folder, outside());
    renameSync(join(folder, 'away'), join(folder, 'node_modules'));
    expect(outcome).toMatchObject({ code: 1, err: 'railwright is not installed here: npm install\n' });
  });
});

describe('the workflow', () => {
  test('passes a clean pack, plays its setup and writes a summary', () => {
    const job = runWorkflow(folder, WORKFLOW);
    expect(job.steps.filter(({ outcome }) => outcome === 'failure')).toEqual([]);
    expect(job.conclusion).toBe('success');
    expect(job.steps.map(({ step }) => step)).toEqual(
      expect.arrayContaining(['Validate', 'Test cards', 'Play']),
    );
    expect(job.summary).toContain('4 tests passed');
    expect(job.summary).toMatch(/### railwright simulate\n[^]*\| firstSeatAdvantage \| .* \| met \|\n/);
    expect(job.summary).not.toContain('\u001b');
    expect(job.used.map(({ uses }) => uses.split('@')[0])).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'github/codeql-action/upload-sarif',
    ]);
  });

  test('stops a card with a mistake, annotates its line, and uploads the finding', () => {
    plantMistake();
    const job = runWorkflow(folder, WORKFLOW);
    expect(job.conclusion).toBe('failure');
    const validate = job.steps.find(({ step }) => step === 'Validate');
    expect(validate?.outcome).toBe('failure');
    // The findings would hide what the tests and the games show.
    expect(job.steps.filter(({ outcome }) => outcome === 'skipped').map(({ step }) => step)).toEqual([
      'Test cards',
      'Play',
      'Find the changes',
      'Put the picture on its branch',
      'Keep the picture as an artifact',
      'Describe the changes',
    ]);
    expect(validate?.log).toMatch(
      new RegExp(`^::error file=${CARDS},line=18,.*emtpies.*Did you mean empties`, 'm'),
    );
    expect(job.summary).toContain('emtpies');
    const upload = job.used.at(-1);
    expect(upload?.uses).toMatch(/upload-sarif@/);
    const sarif = JSON.parse(readFileSync(upload?.with['sarif_file'] ?? '', 'utf8')) as {
      runs: {
        results: {
          ruleId: string;
          locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
        }[];
      }[];
    };
    const [result] = sarif.runs[0]?.results ?? [];
    expect(result?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(CARDS);
  });

  test('stops a setup whose games miss its targets, and says by how much', () => {
    change('content/my-rails/setups/my-rails.yaml', '[20, 40]', '[1, 5]');
    const job = runWorkflow(folder, WORKFLOW);
    expect(job.conclusion).toBe('failure');
    expect(job.steps.filter(({ outcome }) => outcome === 'failure').map(({ step }) => step)).toContain(
      'Play',
    );
    const play = job.steps.find(({ step }) => step === 'Play');
    expect(play?.log).toMatch(
      /^::error file=content\/my-rails\/setups\/my-rails\.yaml,line=\d+,.*title=target-missed::/m,
    );
    expect(job.summary).toMatch(/\| rounds \| .* \| \*\*missed\*\* \|/);
  });

  test('stops a card that fails its test, and shows it in the summary', () => {
    plantWrongTest();
    const job = runWorkflow(folder, WORKFLOW);
    expect(job.conclusion).toBe('failure');
    const tests = job.steps.find(({ step }) => step === 'Test cards');
    expect(tests?.outcome).toBe('failure');
    expect(tests?.log).toMatch(new RegExp(`^::error file=${TESTS},line=\\d+,.*expected 4, got 3`, 'm'));
    expect(job.summary).toContain('expected 4, got 3');
  });
});

function root(): string[] {
  return [import.meta.dirname, '..', '..', '..'];
}

function templates(file: string): string[] {
  return [import.meta.dirname, '..', 'templates', 'repository', file];
}
