// `publish --to site`: addresses of earlier versions stay, and what a pack says to readers is shown.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeFolder, runCli, writeIn, type Outcome } from './run-cli.ts';

const SETUP = 'content/p/setups/p.yaml';
const SITE = 'published/site';

let cwd: string;
const read = (file: string): string => readFileSync(join(cwd, file), 'utf8');
const publish = (...args: string[]): Promise<Outcome> =>
  runCli(['publish', 'p/p', '--to', 'site', ...args], { cwd });
const versions = (): string[] =>
  readdirSync(join(cwd, SITE, 's'))
    .filter((name) => name !== 'files.json')
    .sort();

beforeAll(async () => {
  cwd = makeFolder();
  expect((await runCli(['new', '.', '--id', 'p', '--pack-only', '--yes'], { cwd })).code).toBe(0);
});
beforeEach(() => rmSync(join(cwd, 'published'), { recursive: true, force: true }));

test('keeps the addresses of earlier versions, and nothing else that is gone', async () => {
  expect(await publish()).toMatchObject({ code: 0, err: '' });
  const [first = ''] = versions();
  const page = read(`${SITE}/s/${first}/setup.json`);
  const before = read(SETUP);
  writeFileSync(join(cwd, SETUP), before.replace('- landfill', '- dump-site'));
  try {
    expect(await publish()).toMatchObject({ code: 0, err: '' });
    expect(versions()).toHaveLength(2);
    expect(read(`${SITE}/s/${first}/setup.json`)).toBe(page);
    expect(await publish()).toMatchObject({ code: 0, err: '' });
    expect(versions()).toHaveLength(2);
    const listed = Object.keys(JSON.parse(read(`${SITE}/.railwright-published.json`)) as object);
    const pictures = readdirSync(join(cwd, SITE, 'pictures')).map((name) => `pictures/${name}`);
    expect(listed.filter((path) => path.startsWith('pictures/')).sort()).toEqual(pictures.sort());
  } finally {
    writeFileSync(join(cwd, SETUP), before);
  }
});

test('drops with --force what was changed by hand below such an address', async () => {
  await publish();
  const [first = ''] = versions();
  writeIn(cwd, `${SITE}/s/${first}/index.html`, 'mine');
  writeIn(cwd, `${SITE}/s/other/index.html`, 'mine');
  expect((await publish()).err).toContain(`that were not published: s/`);
  expect((await publish('--force')).code).toBe(0);
  expect(read(`${SITE}/s/${first}/index.html`)).not.toBe('mine');
  expect(existsSync(join(cwd, SITE, 's', 'other'))).toBe(false);
});

test('fetches earlier versions from the web where the folder of last time is not at hand', async () => {
  await publish();
  const online = join(makeFolder(), 'site');
  cpSync(join(cwd, SITE), online, { recursive: true });
  const [first = ''] = versions();
  const page = read(`${SITE}/s/${first}/index.html`);
  const server = createServer((request, response) => {
    const file = join(online, (request.url ?? '').replace('/pack/site/', ''));
    response.writeHead(existsSync(file) ? 200 : 404);
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const again = (path = 'pack'): Promise<Outcome> =>
    publish('--earlier', '--base', `http://127.0.0.1:${port}/${path}`);
  const before = read(SETUP);
  writeFileSync(join(cwd, SETUP), before.replace('- landfill', '- dump-site'));
  try {
    rmSync(join(cwd, 'published'), { recursive: true });
    expect(await again()).toMatchObject({ code: 0, err: '' });
    expect(versions()).toHaveLength(2);
    expect(read(`${SITE}/s/${first}/index.html`)).toBe(page);
    expect(Object.keys(JSON.parse(read(`${SITE}/s/files.json`)) as object)).toContain(
      `s/${first}/setup.json`,
    );

    rmSync(join(cwd, 'published'), { recursive: true });
    expect(await again('other')).toMatchObject({ code: 0, err: '' });
    expect(versions()).not.toContain(first);

    writeFileSync(join(online, 's', first, 'index.html'), 'changed');
    rmSync(join(cwd, 'published'), { recursive: true });
    const changed = await again();
    expect(changed.code).toBe(2);
    expect(changed.err).toContain(`s/${first}/index.html is not the file that was published there.`);
    expect(existsSync(join(cwd, SITE))).toBe(false);

    writeFileSync(join(online, 's/files.json'), '[1]');
    expect((await again()).err).toContain('s/files.json is not a list of published files.');
    server.close();
    server.closeAllConnections();
    expect((await again()).err).toMatch(/s\/files\.json cannot be read: .*ECONNREFUSED/);
  } finally {
    server.close();
    writeFileSync(join(cwd, SETUP), before);
  }
});

test('shows README.md and CHANGELOG.md of a pack, in the language of the page if there is one', async () => {
  writeIn(cwd, 'content/p/README.md', '# P\n\nMarshes and fog.\n');
  writeIn(cwd, 'content/p/README.fr.md', '# P\n\nMarais et brume.\n');
  writeIn(cwd, 'content/p/CHANGELOG.md', '## 1.0.0\n\n- First version\n');
  expect((await publish()).code).toBe(0);
  expect(read(`${SITE}/packs/p/index.html`)).toContain('Marshes and fog.');
  expect(read(`${SITE}/fr/packs/p/index.html`)).toContain('Marais et brume.');
  expect(read(`${SITE}/fr/packs/p/index.html`)).toContain('First version');
  rmSync(join(cwd, 'content/p/README.fr.md'));
});

test('says which file cannot be shown, and writes nothing', async () => {
  const shown = async (write: () => void): Promise<string> => {
    rmSync(join(cwd, 'content/p/README.md'), { recursive: true, force: true });
    write();
    const { code, err } = await publish();
    expect(code).toBe(2);
    expect(existsSync(join(cwd, 'published'))).toBe(false);
    return err;
  };
  const file = join(cwd, 'content/p/README.md');
  writeIn(cwd, 'secret.txt', 'secret');
  expect(await shown(() => symlinkSync(join(cwd, 'secret.txt'), file))).toContain(
    'content/p/README.md cannot be shown on the site: Links are not followed.',
  );
  expect(await shown(() => mkdirSync(file))).toContain('It is not a regular file.');
  expect(await shown(() => writeFileSync(file, 'x'.repeat(200_001)))).toContain('at most 200000 are read.');
  expect(await shown(() => writeFileSync(file, Buffer.from([0xff, 0xfe])))).toContain(
    'it is not UTF-8 text.',
  );
  // Other tables do not show it.
  expect(await runCli(['publish', 'p/p', '--to', 'pcio'], { cwd })).toMatchObject({ code: 0, err: '' });
  rmSync(file);
});

test('is at the address that the pack says, unless another is given', async () => {
  const pack = 'content/p/pack.yaml';
  const before = read(pack);
  writeFileSync(join(cwd, pack), `${before}publishedAt: https://me.example/p\n`);
  const canonical = (): string | undefined =>
    /rel="canonical" href="([^"]*)"/.exec(read(`${SITE}/index.html`))?.[1];
  expect((await publish()).out).toContain('On the web, it will be at https://me.example/p/site/');
  expect(canonical()).toBe('https://me.example/p/site/index.html');
  await publish('--base', 'https://other.example/');
  expect(canonical()).toBe('https://other.example/site/index.html');
  writeFileSync(join(cwd, pack), `${before}publishedAt: me.example\n`);
  expect((await runCli(['validate'], { cwd })).out).toContain('publishedAt');
  writeFileSync(join(cwd, pack), before);
  const { code, err } = await publish('--earlier');
  expect({ code, err }).toMatchObject({ code: 2 });
  expect(err).toContain('--earlier needs the address of the site');
});

test('shows what bots found, if the pack keeps the result, and says if the setup has changed since', async () => {
  const kept = 'content/p/playtests/p.json';
  const page = `${SITE}/packs/p/setups/p.html`;
  mkdirSync(join(cwd, 'content/p/playtests'));
  const played = await runCli(['simulate', 'p/p', '--games', '60', '--report', kept], { cwd });
  expect(played).toMatchObject({ code: 0 });
  expect(await runCli(['validate'], { cwd })).toMatchObject({ code: 0 });
  expect((await publish()).code).toBe(0);
  expect(read(page)).toContain('What bots found');
  expect(read(page)).toMatch(/60 games, 2 seats/);
  expect(read(page)).not.toContain('earlier version.');
  const french = read(`${SITE}/fr/packs/p/setups/p.html`);
  expect(french).toContain('Ce que les robots ont trouvé');
  expect(french).toMatch(/60 parties à 2 joueurs, jouées par /);
  expect(french).toMatch(/La moitié des parties durent au plus \d+ manches/);
  expect(french).not.toContain('<p lang="en"');

  const before = read(SETUP);
  writeFileSync(join(cwd, SETUP), before.replace('- landfill', '- dump-site'));
  expect((await publish()).code).toBe(0);
  expect(read(page)).toContain('These games were played with an earlier version.');
  writeFileSync(join(cwd, SETUP), before);

  writeFileSync(join(cwd, kept), read(kept).replace('"setup": "p/p"', '"setup": "p/other"'));
  expect((await publish()).err).toContain(`${kept} is a result of p/other, not of p/p.`);
  writeFileSync(join(cwd, kept), '{}');
  expect((await publish()).err).toContain(
    `${kept} is not a result of railwright ask or simulate.\nTo write it again: railwright ask p/p --report ${kept}`,
  );
  rmSync(join(cwd, kept));
});

test('links what other targets of the same publication have', async () => {
  const page = `${SITE}/packs/p/setups/p.html`;
  const { code } = await publish('--to', 'tts', '--base', 'https://me.example/p/');
  expect(code).toBe(0);
  expect(read(page)).toContain('href="../../../../tts/p-p.json"');
  expect(existsSync(join(cwd, 'published/tts/p-p.json'))).toBe(true);
  expect((await publish()).code).toBe(0);
  expect(read(page)).not.toContain('tts');
});

test('a new repository publishes itself once Pages is on, with as few permissions as it takes', async () => {
  const folder = makeFolder();
  expect((await runCli(['new', 'mine', '--yes'], { cwd: folder })).code).toBe(0);
  const inside = join(folder, 'mine');
  const { permissions, jobs } = parse(
    readFileSync(join(inside, '.github/workflows/publish.yml'), 'utf8'),
  ) as Workflow;
  expect(permissions).toEqual({});
  expect(jobs.build.permissions).toEqual({ contents: 'read', pages: 'read' });
  expect(jobs.deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  expect(jobs.build.if).toContain('github.event.repository.has_pages');
  const commands = jobs.build.steps.flatMap(({ run }) => run ?? []);
  const [, command = ''] = commands;
  // Never one of that name from elsewhere.
  expect(command).toMatch(/^npx --no railwright publish mine\/mine /);
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const words = command.replace('"$ADDRESS"', `http://127.0.0.1:${port}/mine`).split(' ').slice(3);
  expect(await runCli(words, { cwd: inside })).toMatchObject({ code: 0, err: '' });
  server.close();
  const [, , redirect = ''] = commands;
  const target = /url=([^"]*)"/.exec(redirect)?.[1] ?? '';
  expect(existsSync(join(inside, 'published', target, 'index.html'))).toBe(true);
  expect(readFileSync(join(inside, '.gitignore'), 'utf8')).toContain('/published/');
});

interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<
      'build' | 'deploy',
      {
        readonly if?: string;
        readonly permissions: object;
        readonly steps: readonly { readonly run?: string }[];
      }
    >
  >;
}
