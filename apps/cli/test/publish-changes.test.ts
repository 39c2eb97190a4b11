// `publish --to site` shows what changed since the site was published before, from the commits that it records.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

const SITE = 'published/site';
const PAGE = `${SITE}/packs/p/index.html`;
const COMMITS = `${SITE}/s/commits.json`;

let cwd: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], { cwd })
    .toString()
    .trim();
const read = (file: string): string => readFileSync(join(cwd, file), 'utf8');
const publish = (...args: string[]): Promise<Outcome> =>
  runCli(['publish', 'p/p', '--to', 'site', ...args], { cwd });
function replace(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from);
  writeFileSync(join(cwd, file), read(file).replace(from, to));
}
function commit(message: string): string {
  git('add', '.');
  git('commit', '-q', '-m', message);
  return git('rev-parse', 'HEAD');
}
/** Every file of the site by its path. */
function bytes(): Record<string, string> {
  const names = readdirSync(join(cwd, SITE), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    names
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name),
        readFileSync(join(parentPath, name), 'latin1'),
      ]),
  );
}
const parts = (page: string): string[] => {
  const section = /<section id="changes">.*?<\/section>/s.exec(read(page))?.[0] ?? '';
  return [...section.matchAll(/<(?:h3|h4|li)[^>]*>(.*?)<\/(?:h3|h4|li)>/gs)].map(([, text = '']) =>
    text.replaceAll(/<[^>]*>/g, ''),
  );
};

beforeEach(async () => {
  cwd = makeFolder();
  expect((await runCli(['new', '.', '--id', 'p', '--pack-only', '--yes'], { cwd })).code).toBe(0);
  writeIn(cwd, '.gitignore', 'published\n');
  git('init', '-q');
});

test('shows what players see changed since the commit that was published, the same each time', async () => {
  const first = commit('Begin');
  expect(await publish()).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(read(COMMITS))).toEqual({ p: { commit: first } });
  expect(parts(PAGE)).toEqual([]);

  replace('content/p/cards/p.yaml', 'draw: 2', 'draw: 3');
  replace('content/p/rules/p.yaml', 'rails: 14', 'rails: 16');
  replace('content/p/setups/p.yaml', '- landfill', '- dump-site');
  replace('content/p/maps/p.yaml', 'at: B2, city: 2', 'at: B2, city: 3');
  writeIn(cwd, 'content/p/CHANGELOG.md', '## 1.1\n\n- A wider map\n');
  // Not committed: shown, but not recorded.
  expect((await publish()).code).toBe(0);
  const told = parts(PAGE);
  expect(told[0]).toMatch(/^What changed since \d+ \w+ \d{4}$/);
  expect(told.slice(1)).toEqual([
    'P',
    'changed B2: Oakham, city with 2 buildings → Oakham, city with 3 buildings',
    'Cards',
    expect.stringMatching(/^changed Survey Party, .*Draw 2 cards\..* → Survey Party, .*Draw 3 cards\./),
    'Rules · P',
    'removed Each player has 14 rail tokens.',
    'new Each player has 16 rail tokens.',
    'Others',
    'removed P · Landfill',
    'new P · Dump Site',
    '1.1',
    'A wider map',
  ]);
  expect(read(`${SITE}/packs/p/setups/p.html`)).toMatch(/#changes">What changed since \d+ \w+ \d{4}</);
  expect(parts(`${SITE}/fr/packs/p/index.html`)).toContain('nouveau Chaque joueur a 16 jetons Rail.');
  expect(JSON.parse(read(COMMITS))).toEqual({ p: { commit: first } });

  const second = commit('Change');
  expect((await publish()).code).toBe(0);
  expect(parts(PAGE)).toEqual(told);
  expect(JSON.parse(read(COMMITS))).toEqual({ p: { commit: second, since: first } });
  const before = bytes();
  expect((await publish()).code).toBe(0);
  expect(bytes()).toEqual(before);

  // What no player sees is no new version.
  writeIn(cwd, 'README.md', 'Read me.\n');
  replace('content/p/setups/p.yaml', 'within: 0.25', 'within: 0.2');
  commit('Write');
  expect((await publish()).code).toBe(0);
  expect(parts(PAGE)).toEqual(told);
  expect(JSON.parse(read(COMMITS))).toEqual({ p: { commit: second, since: first } });
});

test('names the version, and begins with the last tag where nothing was published', async () => {
  commit('Begin');
  git('tag', 'v1');
  replace('content/p/rules/p.yaml', 'rails: 14', 'rails: 16');
  replace('content/p/pack.yaml', 'version: 0.1.0', 'version: 0.2.0');
  commit('Change');
  git('tag', 'v2');
  expect((await publish()).code).toBe(0);
  expect(parts(PAGE).slice(0, 3)).toEqual([
    'What changed since version 0.1.0',
    'Rules · P',
    'removed Each player has 14 rail tokens.',
  ]);
});

test('reads the record from the web, and says so where git lacks the commit', async () => {
  const first = commit('Begin');
  expect((await publish()).code).toBe(0);
  const online = join(makeFolder(), 'site');
  cpSync(join(cwd, SITE), online, { recursive: true });
  const server = createServer((request, response) => {
    const file = join(online, (request.url ?? '').replace('/site/', ''));
    response.writeHead(existsSync(file) ? 200 : 404);
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const again = async (): Promise<Outcome> => {
    rmSync(join(cwd, 'published'), { recursive: true });
    return publish('--earlier', '--base', `http://127.0.0.1:${port}/`);
  };
  try {
    replace('content/p/rules/p.yaml', 'rails: 14', 'rails: 16');
    const second = commit('Change');
    expect(await again()).toMatchObject({ code: 0, err: '' });
    expect(parts(PAGE)).toContain('new Each player has 16 rail tokens.');
    expect(JSON.parse(read(COMMITS))).toEqual({ p: { commit: second, since: first } });

    cpSync(join(cwd, SITE), online, { recursive: true });
    const list = JSON.parse(readFileSync(join(online, 's/files.json'), 'utf8')) as Record<string, string>;
    delete list['s/commits.json'];
    writeFileSync(join(online, 's/files.json'), JSON.stringify(list));
    writeFileSync(join(online, 's/commits.json'), JSON.stringify({ p: { commit: 'a'.repeat(40) } }));
    const lost = await again();
    expect(lost.code).toBe(0);
    expect(lost.err).toContain('git does not have the commit aaaaaaaa, which was published before.');
    expect(lost.err).toContain('fetch-depth: 0');
    expect(parts(PAGE)).toEqual([]);
    expect(JSON.parse(read(COMMITS))).toEqual({ p: { commit: second } });

    // No name of a commit reaches git that is none.
    writeFileSync(join(online, 's/commits.json'), JSON.stringify({ p: { commit: '--output=x' }, q: 1 }));
    expect(await again()).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(read(COMMITS))).toEqual({ p: { commit: second } });
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('shows only the changelog where git does not keep the pack', async () => {
  rmSync(join(cwd, '.git'), { recursive: true });
  writeIn(cwd, 'content/p/CHANGELOG.md', '## 1.1\n\n- A wider map\n');
  expect(await publish()).toMatchObject({ code: 0, err: '' });
  expect(parts(PAGE)).toEqual(['1.1', 'A wider map']);
  expect(existsSync(join(cwd, COMMITS))).toBe(false);
});
