// The action in repositories that `railwright new` does not create: a pack at the root, two packs in folders of a pnpm
// monorepo, and a private repository. Each with and without a mistake.
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { failed, logOf, makePack, runChanged, workflow, WORKFLOW, write } from './github/repositories.ts';
import { runWorkflow } from './github/runner.ts';
import type { Event } from './github/workflow.ts';
import { fetchPackage, npm, outside } from './install.ts';
import { railwright, run } from './run.ts';

const PNPM = '10.34.8';
const base = realpathSync(mkdtempSync(join(tmpdir(), 'railwright workflows ')));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** The locations of the results in a SARIF file. */
const uris = (file: string): string[] => {
  const { runs } = JSON.parse(readFileSync(file, 'utf8')) as {
    runs: { results: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[];
  };
  return (runs[0]?.results ?? []).map(({ locations }) => locations[0]!.physicalLocation.artifactLocation.uri);
};

describe('a pack at the root', () => {
  const folder = join(base, 'root');
  const setup = 'setups/root-rails.yaml';
  beforeAll(() => {
    makePack(folder, 'root-rails');
    cpSync(join(folder, 'content', 'root-rails'), folder, { recursive: true });
    rmSync(join(folder, 'content'), { recursive: true });
    copyFileSync(inject('tarball'), join(folder, 'railwright.tgz'));
    write(
      folder,
      'package.json',
      '{ "private": true, "devDependencies": { "railwright": "file:railwright.tgz" } }',
    );
    npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--silent');
    workflow(
      folder,
      '- uses: actions/checkout@v5\n- run: npm ci\n- uses: ./node_modules/railwright\n  with: { setups: root-rails/root-rails, games: 1000, upload: false }\n',
    );
  });

  test('passes and plays its setup', () => {
    const job = runWorkflow(folder, WORKFLOW);
    expect(failed(job)).toEqual([]);
    expect(job.summary).toContain('4 tests passed');
    expect(job.summary).toContain('2 targets met');
  });

  test('fails at the line of the mistake', () => {
    const job = runChanged(folder, 'cards/root-rails.yaml', 'return: empties', 'return: emtpies');
    expect(failed(job)).toContain('Validate');
    expect(logOf(job, 'Validate')).toMatch(/^::error file=cards\/root-rails\.yaml,line=\d+/m);
  });

  test('distinguishes undecided from missed targets and does not pass either', () => {
    const job = runChanged(folder, setup, '0.25', '0.115');
    expect(failed(job)).toContain('Play');
    expect(logOf(job, 'Play')).toMatch(/^::warning file=setups.*title=target-undecided::.*--games \d+/m);
    expect(job.summary).toContain('undecided. Deciding it takes');
    expect(job.summary).not.toContain('missed');
  });

  test('does not call a setup that cannot be played a missed target', () => {
    const job = runChanged(folder, WORKFLOW, 'root-rails/root-rails', 'root-rails/rot-rails');
    expect(logOf(job, 'Play')).toContain('::error title=root-rails/rot-rails::It could not be played');
    expect(logOf(job, 'Play')).toContain('Did you mean root-rails/root-rails?');
  });

  test('passes a pack without tests and setups', () => {
    rmSync(join(folder, 'tests'), { recursive: true });
    const job = runChanged(folder, WORKFLOW, 'setups: root-rails/root-rails, ', '');
    expect(failed(job)).toEqual([]);
    expect(job.summary).toContain('0 tests passed');
  });
});

describe('two packs in a monorepo with pnpm', () => {
  const folder = join(base, 'mono');
  const ids = ['one', 'two'];
  const use = (id: string): string =>
    `- uses: ./packs/${id}/node_modules/railwright\n  with: { working-directory: packs/${id}, setups: ${id}/${id}, games: 1000 }\n`;
  const both = `- uses: ./packs/one/node_modules/railwright\n  with:\n    paths: |\n      packs/one/content\n      packs/two/content\n    setups: |\n      one/one\n      two/two\n    games: 1000\n    jobs: 1\n    category: packs\n    shard: \${{ matrix.shard }}\n`;
  let path = '';
  const event = (shard = ''): Event => ({ env: { PATH: path }, matrix: { shard } });

  beforeAll(() => {
    const pnpm = fetchPackage('pnpm', PNPM);
    write(
      base,
      'bin/pnpm',
      `#!/bin/sh\nexec "${process.execPath}" "${join(pnpm, 'bin', 'pnpm.cjs')}" "$@"\n`,
    );
    chmodSync(join(base, 'bin', 'pnpm'), 0o755);
    path = `${join(base, 'bin')}:${outside()['PATH']}`;
    mkdirSync(folder);
    copyFileSync(inject('tarball'), join(folder, 'railwright.tgz'));
    write(folder, 'package.json', '{ "private": true }');
    write(folder, 'pnpm-workspace.yaml', 'packages: ["packs/*"]\n');
    for (const id of ids) {
      makePack(join(folder, 'packs', id), id);
      const dependencies = '"devDependencies": { "railwright": "file:../../railwright.tgz" }';
      write(folder, `packs/${id}/package.json`, `{ "name": "${id}", "private": true, ${dependencies} }`);
    }
    expect(run('pnpm', ['install', '--prefer-offline'], folder, { ...outside(), PATH: path }).code).toBe(0);
  });

  test('checks and plays each from its own folder, under its own name', () => {
    workflow(
      folder,
      `- run: pnpm install --frozen-lockfile\n${ids.map(use).join('')}`,
      'security-events: write',
    );
    const job = runWorkflow(folder, WORKFLOW, event());
    expect(failed(job)).toEqual([]);
    expect(job.steps.filter(({ step }) => step === 'Play')).toHaveLength(2);
    const uploads = job.used.map(({ with: { category = '', sarif_file = '' } }) => [category, sarif_file]);
    expect(uploads.map(([category]) => category)).toEqual(['railwright/packs/one', 'railwright/packs/two']);
    expect(uploads[0]![1]).not.toBe(uploads[1]![1]);
  });

  test('locates a mistake in the second by its path in the repository', () => {
    const card = 'packs/two/content/two/cards/two.yaml';
    const job = runChanged(folder, card, 'return: empties', 'return: emtpies', event());
    expect(failed(job)).toContain('Validate');
    expect(job.steps.map(({ log }) => log).join('')).toMatch(new RegExp(`^::error file=${card},line=`, 'm'));
    expect(uris(job.used.at(-1)!.with['sarif_file']!)).toEqual([card]);
  });

  test('passes both paths on to the games, and a shard plays its part', () => {
    workflow(folder, both, 'security-events: write');
    const played = (shard: string): string[] => {
      const job = runWorkflow(folder, WORKFLOW, event(shard));
      expect(failed(job)).toEqual([]);
      return job.steps
        .filter(({ outcome }) => outcome === 'success')
        .flatMap(({ step, log }) => [step, ...(/^(one\/one|two\/two), \d+ games/m.exec(log)?.slice(1) ?? [])])
        .filter((word) => !word.includes('railwright'));
    };
    expect(played('1/2')).toEqual([
      'Validate',
      'Test cards',
      'Play',
      'one/one',
      'List findings under Security',
    ]);
    expect(played('2/2')).toEqual(['Play', 'two/two']);
    const bad = runChanged(
      folder,
      'packs/two/content/two/setups/two.yaml',
      '[20, 40]',
      '[1, 5]',
      event('2/2'),
    );
    expect(failed(bad)).toContain('Play');
    expect(logOf(bad, 'Play')).toMatch(/^::error file=packs\/two\/content\/two\/setups\/two\.yaml/m);
    expect(runWorkflow(folder, WORKFLOW, event('3/2')).conclusion).toBe('failure');
  });
});

describe('a run in parts, as in docs/machines.md', () => {
  const folder = join(base, 'parts');
  const page = readFileSync(join(import.meta.dirname, '../../../docs/machines.md'), 'utf8');
  const [, text = ''] = /^```yaml\n(name: playtest\n.*?)^```$/ms.exec(page) ?? [];
  const { jobs } = parse(text) as { jobs: { play: { strategy: { matrix: { part: number[] } } } } };

  test('gives the report of one run', () => {
    const id = 'my-pack';
    expect(railwright(process.execPath, base, 'new', 'parts', '--id', id, '--yes').code).toBe(0);
    cpSync(join(inject('folder'), 'node_modules'), join(folder, 'node_modules'), { recursive: true });
    write(folder, WORKFLOW, text.replaceAll('      - run: npm ci\n', '').replace('1000000', '43'));
    const names = jobs.play.strategy.matrix.part.map((part) => {
      const job = runWorkflow(folder, WORKFLOW, { matrix: { part: String(part) } }, 'play');
      expect(failed(job)).toEqual([]);
      return job.used.at(-1)?.with['name'];
    });
    expect(names).toHaveLength(8);
    // Artifacts of the same name would be rejected.
    expect(new Set(names).size).toBe(8);
    const job = runWorkflow(folder, WORKFLOW, {}, 'merge');
    expect(failed(job)).toEqual([]);
    const merged = readFileSync(join(folder, job.used.at(-1)?.with['path'] ?? ''), 'utf8');
    const words = [
      'simulate',
      `${id}/${id}`,
      '--bots',
      'heuristic',
      '--games',
      '43',
      '--report',
      'report.html',
    ];
    expect(railwright(process.execPath, folder, ...words).code).toBe(0);
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).toBe(merged);
  });
});

describe('the railwright that runs', () => {
  const folder = join(base, 'bare');
  const action = (): string => join(folder, 'action', 'action.yml');
  beforeAll(() => {
    makePack(folder, 'bare');
    mkdirSync(dirname(action()));
    // The action alone, as in its own repository: nothing is installed next to it.
    copyFileSync(join(inject('folder'), 'node_modules', 'railwright', 'action.yml'), action());
    workflow(folder, '- uses: ./action\n  with: { version: "" }\n');
  });

  test('is never downloaded by its bare name', () => {
    for (const version of ['', 'latest', '^0.1.0', '*']) {
      const job = runChanged(folder, WORKFLOW, 'version: ""', `version: "${version}"`);
      expect(failed(job)).toContain('Find railwright');
      expect(logOf(job, 'Find railwright')).toMatch(/^::error title=railwright::It is not installed here/m);
      expect(logOf(job, 'Find railwright')).not.toMatch(/npm (warn|error|notice)|added \d/);
    }
  });

  test('is the one named in package.json, even without a lock file', () => {
    copyFileSync(inject('tarball'), join(folder, 'x.tgz'));
    write(folder, 'package.json', '{ "private": true, "devDependencies": { "railwright": "file:x.tgz" } }');
    const job = runWorkflow(folder, WORKFLOW);
    expect(failed(job)).not.toContain('Find railwright');
    expect(job.summary).toContain('4 tests passed');
  });
});

describe('a private repository', () => {
  test('needs only the permissions for listing findings', () => {
    const folder = join(base, 'private');
    expect(railwright(process.execPath, base, 'new', 'private', '--id', 'mine', '--yes').code).toBe(0);
    cpSync(join(inject('folder'), 'node_modules'), join(folder, 'node_modules'), { recursive: true });
    const file = '.github/workflows/railwright.yml';
    const text = readFileSync(join(folder, file), 'utf8').replace('      - run: npm ci\n', '');
    const upload = (): string | undefined =>
      runWorkflow(folder, file, { private: true }).steps.find(({ step }) => step.startsWith('List'))?.outcome;
    writeFileSync(join(folder, file), text.replace(/setups: .*/, 'games: 1'));
    expect(upload()).toBe('success');
    const card = join(folder, 'content/mine/cards/mine.yaml');
    writeFileSync(card, readFileSync(card, 'utf8').replace('return: empties', 'return: emtpies'));
    const bad = runWorkflow(folder, file, { private: true });
    expect(bad.conclusion).toBe('failure');
    expect(uris(bad.used.at(-1)!.with['sarif_file']!)).toEqual(['content/mine/cards/mine.yaml']);
    writeFileSync(
      join(folder, file),
      text.replace(/setups: .*/, 'games: 1').replace(/ {2}actions: read\n/, ''),
    );
    expect(upload()).toBe('failure');
  });
});
