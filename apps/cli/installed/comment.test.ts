// The comment on a pull request and its picture, as the action writes them, with a stand-in for GitHub.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { failed, logOf, makePack, runChanged, workflow, WORKFLOW, write } from './github/repositories.ts';
import { runWorkflow } from './github/runner.ts';
import type { Event } from './github/workflow.ts';
import { outside } from './install.ts';
import { run } from './run.ts';

const base = realpathSync(mkdtempSync(join(tmpdir(), 'railwright comment ')));
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('the comment on a pull request', () => {
  const folder = join(base, 'commented');
  const comments = join(base, 'comments.json');
  const branches = join(base, 'branches.json');
  const card = 'content/noted/cards/noted.yaml';
  let api: ChildProcess;
  let event: (token?: string) => Event;

  beforeAll(async () => {
    makePack(folder, 'noted');
    cpSync(join(inject('folder'), 'node_modules'), join(folder, 'node_modules'), { recursive: true });
    write(folder, '.gitignore', 'node_modules\n');
    const input =
      '{ comment: true, compare: true, setups: noted/noted, games: 20, token: "${{ github.token }}" }';
    workflow(
      folder,
      `- uses: ./node_modules/railwright\n  with: ${input}\n`,
      'pull-requests: write, contents: write',
    );
    const git = (...args: string[]): string =>
      run('git', args, folder, { ...outside(), GIT_CONFIG_NOSYSTEM: '1', HOME: base }).out.trim();
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', 'commit', '-q', '-m', 'Begin');
    const sha = git('rev-parse', 'HEAD');
    // Other comments fill more than a page.
    const others = Array.from({ length: 120 }, (_, i) => ({ id: i + 1, body: `${i} <!-- railwright -->` }));
    writeFileSync(comments, JSON.stringify(others));
    writeFileSync(branches, '{}');
    api = spawn(process.execPath, [join(import.meta.dirname, 'github', 'fake-api.mjs'), comments, branches]);
    const port = await new Promise<string>((found) => {
      api.stdout?.once('data', (data: Buffer) => found(data.toString().trim()));
    });
    event = (token = 'may-write') => ({
      env: {
        GITHUB_API_URL: `http://127.0.0.1:${port}`,
        GITHUB_GRAPHQL_URL: `http://127.0.0.1:${port}/graphql`,
        GITHUB_REPOSITORY: 'ann/rails',
        GITHUB_SERVER_URL: 'https://github.example',
      },
      github: {
        token,
        event_name: 'pull_request',
        'event.pull_request.number': '7',
        'event.pull_request.base.sha': sha,
      },
    });
  });
  afterAll(() => api.kill());

  const said = (): string[] =>
    (JSON.parse(readFileSync(comments, 'utf8')) as { body: string }[]).slice(120).map(({ body }) => body);

  const pictures = (): Record<string, string> =>
    (JSON.parse(readFileSync(branches, 'utf8')) as Record<string, Record<string, string>>)[
      'railwright-pictures'
    ] ?? {};

  test('says what changed, is updated, and appears once', () => {
    const first = runChanged(folder, card, 'cost: 4', 'cost: 5', event());
    expect(logOf(first, 'Describe the changes')).not.toContain('::warning');
    expect(said()).toHaveLength(1);
    expect(said()[0]).toMatch(
      /^<!-- railwright railwright -->\n### What changed in noted since [0-9a-f]{8}\n\n\[!\[/,
    );
    const [, address = '', name = ''] =
      /\((https:\/\/github\.example\/ann\/rails\/blob\/railwright-pictures\/(7\/\w+\.png)\?raw=true)\)/.exec(
        said()[0]!,
      ) ?? [];
    expect(pictures()[name]).toMatch(/^iVBORw0KGgo/);
    expect(first.summary).toContain(address);
    expect(said()[0]).toContain('- **Cards** 1 changed: Milk Train: cost 4 → 5.');
    expect(said()[0]).toMatch(/- \*\*Games\*\* noted\/noted: first seat .*20 pairs of games/);
    expect(first.summary).toContain('Milk Train: cost 4 → 5');
    runWorkflow(folder, WORKFLOW, event());
    expect(said()).toHaveLength(1);
    expect(said()[0]).toContain('- **Nothing** in the content changed.');
    expect(said()[0]).not.toContain('[![');
    expect(Object.keys(pictures())).toHaveLength(2);
  });

  test('leads to an artifact where the repository must not be written', () => {
    const job = runChanged(folder, card, 'cost: 4', 'cost: 6', event('may-comment'));
    expect(failed(job)).not.toContain('Describe the changes');
    const [artifact] = job.used.filter(({ uses }) => uses.startsWith('actions/upload-artifact'));
    expect(artifact?.with).toMatchObject({ name: 'railwright-changes', overwrite: 'true' });
    expect(readFileSync(artifact!.with['path']!).toString('latin1', 1, 4)).toBe('PNG');
    // The stand-in for the action that keeps artifacts has no address.
    expect(said()[0]).toContain('There is no picture, since this run may not write to the repository');
    expect(Object.keys(pictures())).toHaveLength(2);
  });

  test('reports when it must not be written, without failing the job', () => {
    workflow(
      folder,
      `- uses: ./node_modules/railwright\n  with: { comment: true, upload: false }\n`,
      'pull-requests: read',
    );
    const job = runChanged(folder, card, 'Milk Train', 'Cream Train', event('read-only'));
    expect(logOf(job, 'Describe the changes')).toMatch(
      /^::warning title=railwright::.*403.*pull-requests: write/m,
    );
    expect(failed(job)).toEqual(['Describe the changes']);
    expect(job.conclusion).toBe('success');
    expect(job.summary).toContain('Cream Train');
    expect(said()[0]).toContain('cost 4 → 6');
  });
});
