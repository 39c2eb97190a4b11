// The site of the shipped packs: every link leads somewhere, in each language, from a disk and below any address.
import { fileURLToPath } from 'node:url';
import { createDocument } from '@mixmark-io/domino';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { listSetups, loadContent, memorySource, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { makeKit, TARGETS, type Edition, type Kit } from '../src/index.ts';
import { content as shipped, filesOf, kitOf } from './published.ts';

interface Element {
  readonly textContent: string;
  getAttribute(name: string): string | null;
}
interface Page {
  readonly title: string;
  querySelectorAll(selector: string): ArrayLike<Element>;
}

async function publish(kits: readonly Kit[], more: Partial<Edition> = {}): Promise<Map<string, string>> {
  const files = await filesOf(TARGETS.site, kits, more);
  return new Map([...files].map(([path, data]) => [path, String(data)]));
}

const parse = (text: string): Page => createDocument(text) as Page;
const elements = (page: Page, selector: string): Element[] => Array.from(page.querySelectorAll(selector));
const texts = (page: Page, selector: string): string[] =>
  elements(page, selector).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

const SITE = 'https://site.example/below/';

/** What is wrong with the links of a site, and the files that no link leads to. */
function walk(files: ReadonlyMap<string, string>): { broken: string[]; unreached: string[] } {
  const pages = new Map(
    [...files].filter(([path]) => path.endsWith('.html')).map(([path, text]) => [path, parse(text)]),
  );
  const places = new Map([...pages].map(([path, page]) => [path, idsOf(path, page)]));
  const reached = new Set(['index.html']);
  const broken: string[] = [];
  for (const [path, page] of pages) {
    for (const element of elements(page, '[href], [src]')) {
      const written = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      if (/^(https?|mailto):/.test(written)) continue;
      const { href, hash } = new URL(written, SITE + path);
      const [target = ''] = decodeURIComponent(href.slice(SITE.length)).split(/[?#]/);
      reached.add(target);
      const isThere =
        href.startsWith(SITE) &&
        !written.startsWith('/') &&
        files.has(target) &&
        (hash === '' || places.get(target)?.has(decodeURIComponent(hash.slice(1))));
      if (!isThere) broken.push(`${path}: ${written}`);
    }
  }
  return { broken, unreached: [...files.keys()].filter((path) => !reached.has(path)) };
}

function idsOf(path: string, page: Page): ReadonlySet<string | null> {
  const ids = elements(page, '[id]').map((element) => element.getAttribute('id'));
  expect(new Set(ids).size, `${path} has each id once`).toBe(ids.length);
  return new Set(ids);
}

describe('the site of the shipped packs', () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = await publish(
      listSetups(shipped).map(({ id }) => kitOf(id)),
      { notes: new Map([['trains', { changes: { en: '#### 1.0.0\n\n- First' } }]]) },
    );
  });

  it('has no link that leads nowhere, and no file without a link to it', () => {
    expect(walk(files)).toEqual({ broken: [], unreached: [] });
  });

  it('leads from setups to what changed in their pack, where something did', () => {
    const leads = (path: string): (string | null)[] =>
      elements(parse(files.get(path)!), '.hero .changes a').map((link) => link.getAttribute('href'));
    expect(leads('packs/trains/setups/osaka-random.html')).toEqual(['../index.html#changes']);
    expect(leads('fr/packs/trains/setups/osaka-random.html')).toEqual(['../index.html#changes']);
    expect(leads('packs/homebrew-fenland/setups/fenland-duel.html')).toEqual([]);
  });

  it('has each page in three languages, which lead to one another', () => {
    const english = [...files.keys()].filter((path) => /^(index|packs\/.*)\.html$/.test(path));
    expect(english.length).toBeGreaterThan(20);
    for (const path of english) {
      for (const language of ['fr', 'de']) {
        const page = parse(files.get(`${language}/${path}`) ?? '');
        expect(elements(page, 'html')[0]?.getAttribute('lang'), path).toBe(language);
      }
      const links = elements(parse(files.get(path)!), 'link[rel=alternate]');
      expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'fr', 'de']);
    }
    const french = parse(files.get('fr/packs/homebrew-fenland/setups/fenland-duel.html')!);
    expect(texts(french, 'h1')).toEqual(['Fenland, un duel']);
    expect(texts(french, '#differences p')).toEqual(['Diffère de Trains (Filosofia 2014) :']);
  });

  it('names what there is to take away in the language of the page', async () => {
    const kit = kitOf('trains/tokyo-beginners');
    const title = { en: 'On paper', fr: 'Sur papier', de: 'Auf Papier' };
    const downloads = [{ setup: kit.setup.id, title, path: '../print/tokyo.pdf' }];
    const pages = await publish([kit], { downloads });
    for (const [folder, shown] of [
      ['', 'On paper'] as const,
      ['fr/', 'Sur papier'] as const,
      ['de/', 'Auf Papier'] as const,
    ]) {
      const page = parse(pages.get(`${folder}packs/trains/setups/tokyo-beginners.html`)!);
      expect(texts(page, '#downloads a')).toContain(shown);
    }
  });

  it('tells what a setup is: players, map, market, and how its rules differ', () => {
    const page = parse(files.get('packs/homebrew-fenland/setups/fenland-duel.html')!);
    expect(texts(page, '.hero .facts')).toEqual(['2–3 players · The Fens']);
    expect(texts(page, '#differences li')).toContain('For 2 to 3 players. (Instead of: For 2 to 4 players.)');
    expect(texts(page, '#rules li')).toContain('Players tied for most points win together.');
    expect(texts(page, '.legend li')).toContain('Swampcosts 3 coins');
    expect(texts(page, '.faces figcaption')).toContain('Dredger10 cards');
    expect(texts(page, '.button')).toEqual(['Play now']);
  });

  it('lists the cards of a pack with what one finds them by, and the setups that use them', () => {
    const page = parse(files.get('packs/homebrew-fenland/index.html')!);
    const [card] = elements(page, '#card-fare-war');
    expect(card?.getAttribute('data-categories')).toBe('action attack');
    expect(card?.getAttribute('data-cost')).toBe('5');
    expect(texts(page, '#card-fare-war')[0]).toMatch(
      /^Fare War Action Attack, cost 5, gives 2 coins\. Each opponent/,
    );
    expect(texts(page, '#card-fare-war .used')).toEqual(['Used in: Fenland, a duel']);
    const trains = parse(files.get('packs/trains/index.html')!);
    expect(texts(trains, '#card-landfill .used')[0]).toContain('Fenland, a duel');
  });

  it('keeps the bundle of a setup below an address by its content', () => {
    const { hash } = kitOf('trains/osaka-random').setup;
    expect(JSON.parse(files.get(`s/${hash}/setup.json`)!)).toMatchObject({ hash, format: 1 });
    // It plays this very version, also where chance drew a market.
    const play = files.get(`s/${hash}/play.html`);
    expect(play?.split('"hash":"').slice(1)).toEqual([expect.stringMatching(new RegExp(`^${hash}"`))]);
    expect(play).toContain('"back":{"href":"../../index.html","title":"All games"}');
    const leads = elements(parse(files.get(`s/${hash}/index.html`)!), 'a').map((link) =>
      link.getAttribute('href'),
    );
    // What else is on the site may be gone one day.
    expect(new Set(leads)).toEqual(
      new Set(['#content', '../../index.html', 'play.html?language=en', 'setup.json']),
    );
    expect(TARGETS.site.keeps).toEqual(['s']);
  });

  it('loads nothing from elsewhere and runs no script but its own', () => {
    for (const [path, text] of files) {
      if (!path.endsWith('.html') || path.endsWith('play.html')) continue;
      const page = parse(text);
      expect(elements(page, 'meta[http-equiv]')[0]?.getAttribute('content'), path).toContain(
        "default-src 'none'",
      );
      expect(elements(page, '[style], script:not([src]), style, base, iframe, object'), path).toEqual([]);
    }
  });
});

describe('a pack of any author', () => {
  const HOSTILE = `</script><img src=x onerror=alert(1)> & "quoted" 'single' \u05d0\u05d1\u05d2`;
  const manifest = (title: string) =>
    [
      'format: 1',
      'id: mine',
      'game: trains',
      `title: ${JSON.stringify(title)}`,
      'version: 1.0.0',
      'licence: MIT',
      `authors: [${JSON.stringify(HOSTILE)}]`,
      `description: ${JSON.stringify(HOSTILE)}`,
      'extends: [trains]',
    ].join('\n');
  const setup = (title: string, id: string) =>
    [
      'format: 1',
      `id: ${id}`,
      `title: ${JSON.stringify(title)}`,
      'rules: aeg-2013',
      'map: tokyo',
      'market: { cards: [landfill, garage, pulling, dump-site, collaboration, command-central, subway-excavation, passing-station] }',
    ].join('\n');

  async function site(title: string, more: Partial<Edition> = {}, id = 'index') {
    const folder = fileURLToPath(new URL('../../../content/trains', import.meta.url));
    const own = memorySource(
      { 'pack.yaml': manifest(title), [`setups/${id}.yaml`]: setup(title, id) },
      'mine/',
    );
    const content = await loadContent([folderSource(folder), own], { skip: ['tests'] });
    const resolution = resolveSetup(content, `mine/${id}`);
    if (!resolution.ok) throw new Error(resolution.diagnostics[0]?.message);
    return publish([makeKit(content, resolution.setup, { language: 'en' })], { content, ...more });
  }

  it('keeps what titles say as text', async () => {
    const files = await site(HOSTILE);
    expect(walk(files)).toEqual({ broken: [], unreached: [] });
    for (const path of ['index.html', 'packs/mine/index.html', 'packs/mine/setups/index.html']) {
      const page = parse(files.get(path)!);
      expect(page.title, path).toBe(HOSTILE);
      expect(texts(page, 'h1'), path).toEqual([HOSTILE]);
      expect(elements(page, 'h1')[0]?.getAttribute('dir')).toBe('auto');
      expect(elements(page, '[onerror]'), path).toEqual([]);
    }
  });

  it('is in one language if it names nothing in another', async () => {
    const files = await site('Mine');
    expect([...files.keys()].filter((path) => /^(fr|de)\//.test(path))).toEqual([]);
    expect(elements(parse(files.get('index.html')!), '.languages, link[rel=alternate]')).toEqual([]);
  });

  test('its story and changes are Markdown without HTML, pictures and foreign schemes', async () => {
    const story = [
      '# Mine',
      'A **bold** word, <script>alert(1)</script> and ![a picture](https://far.example/x.png).',
      '[web](https://example.org/) [bad](javascript:alert(1)) [file](cards/x.yaml) [down](#the-end)',
      '## The end',
      '> ## Quoted',
      '```',
      '<b>code</b>',
      '```',
    ].join('\n\n');
    const notes = new Map([
      ['mine', { story: { en: story }, changes: { en: '# Changes\n\n#### 1.0.0\n\n- First' } }],
    ]);
    const files = await site('Mine', { notes });
    expect(walk(files)).toEqual({ broken: [], unreached: [] });
    const page = parse(files.get('packs/mine/index.html')!);
    expect(texts(page, '#story strong')).toEqual(['bold']);
    expect(texts(page, '#story .prose p')[0]).toBe('A bold word, <script>alert(1)</script> and a picture.');
    expect(elements(page, '#story script, #story img')).toEqual([]);
    expect(elements(page, '#story a').map((link) => link.getAttribute('href'))).toEqual([
      'https://example.org/',
      '#story-the-end',
    ]);
    expect(texts(page, '#story h3')).toEqual(['The end', 'Quoted']);
    expect(texts(page, '#story code')).toEqual(['<b>code</b>']);
    expect(texts(page, '#changes h3')).toEqual(['1.0.0']);
  });

  test.each([
    ['quoted thousands of levels deep', '>'.repeat(100_000)],
    ['with thousands of equal headings', '# a\n'.repeat(30_000)],
    ['with links that never end', '[a](b'.repeat(30_000)],
  ])('a story %s is shown all the same', async (_what, story) => {
    const started = performance.now();
    const files = await site('Mine', { notes: new Map([['mine', { story: { en: story } }]]) });
    expect(files.get('packs/mine/index.html')).toContain('id="story"');
    expect(performance.now() - started).toBeLessThan(60_000);
  });

  it('gives no file a name that Windows keeps for itself', async () => {
    const files = await site('Mine', {}, 'con');
    expect([...files.keys()]).toContain('packs/mine/setups/con_.html');
    expect(walk(files).broken).toEqual([]);
  });

  it('leads to files of other targets of the same publication', async () => {
    const downloads = [{ setup: 'mine/index', title: 'Tabletop Simulator', path: '../tts/mine.json' }];
    const files = await site('Mine', { downloads, base: 'https://me.example/pack/site/' });
    const page = parse(files.get('packs/mine/setups/index.html')!);
    expect(elements(page, '#downloads a').map((link) => link.getAttribute('href'))).toContain(
      '../../../../tts/mine.json',
    );
    expect(elements(page, 'link[rel=canonical]')[0]?.getAttribute('href')).toBe(
      'https://me.example/pack/site/packs/mine/setups/index.html',
    );
    const preview = elements(page, 'meta[property="og:image"]')[0]?.getAttribute('content') ?? '';
    expect(preview).toMatch(/^https:\/\/me\.example\/pack\/site\/pictures\/\w+\.png$/);
    expect(files.has(preview.replace('https://me.example/pack/site/', ''))).toBe(true);
  });
});

test('with the studio, the page of a pack leads to it, and the studio finds the pack', async () => {
  const studio: Edition['studio'] = {
    async *pages() {
      yield await Promise.resolve({ path: 'index.html', data: 'The studio' });
    },
    packFiles: async ({ id }) => Promise.resolve({ [`${id}/pack.yaml`]: new TextEncoder().encode(id) }),
  };
  const files = await filesOf(TARGETS.site, [kitOf('homebrew-isles/isles')], { studio });
  const page = parse(String(files.get('de/packs/homebrew-isles/index.html')));
  const [link] = elements(page, '.hero .button');
  expect(link?.textContent).toBe('Dieses Pack im Studio öffnen');
  expect(link?.getAttribute('href')).toBe('../../../studio/index.html?pack=homebrew-isles');
  expect(files.get('studio/index.html')).toBe('The studio');
  const zip = unzipSync(files.get('studio/packs/homebrew-isles.zip') as Uint8Array);
  expect(Object.keys(zip)).toEqual(['homebrew-isles/pack.yaml']);
  expect(files.has('.nojekyll')).toBe(true);
});
