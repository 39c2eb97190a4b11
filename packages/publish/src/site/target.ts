// A static site: pages about packs and setups, in each language in which they have names. It works from a disk, below any address, and
// without JavaScript.
import { renderTokenSvg } from '@railwright/board/svg';
import { bundleArt } from '../bundle-art.ts';
import { makeBundle, strategiesFor, type Pack } from '@railwright/content';
import { bundledRules } from '@railwright/content/rules-text';
import { TEXT_LANGUAGES, type TextLanguage } from '@railwright/engine/languages';
import { packsOf } from '../pack-of.ts';
import type { Edition, PublishedFile, Target } from '../target.ts';
import {
  COMMITS_FILE,
  HOME,
  ICON_FILE,
  packPath,
  SCRIPT_FILE,
  setupPath,
  STYLE_FILE,
  versionPath,
  VERSIONS,
} from './addresses.ts';
import { changesOf } from './changes.ts';
import { openPage, type Languages } from './frame.ts';
import { homePage } from './home-page.ts';
import { packPage } from './pack-page.ts';
import type { Making } from './parts.ts';
import { Pictures } from './pictures.ts';
import { SEARCH_SCRIPT } from './search.ts';
import { setupPage } from './setup-page.ts';
import { playPage } from '../html/play-page.ts';
import { studioFiles } from './studio.ts';
import { SITE_STYLE } from './style.ts';
import { versionPage } from './version-page.ts';
import { readVolume, type SitePack, type SiteSetup } from './volume.ts';

const PREVIEW_PIXELS = 1200;

export const SITE: Target = {
  title: 'Site',
  usesBase: true,
  keeps: [VERSIONS],
  publish,
  next: ({ local, base, tools, studio }) => [
    `Open it: ${local}${HOME}`,
    base === undefined
      ? 'To publish it, put the folder on any web server, for example with GitHub Pages.'
      : `On the web, it will be at ${base}`,
    ...(studio ? ['Its studio opens from a web server only, not from a disk.'] : []),
    ...(tools.player
      ? []
      : ['Nothing can be played on it, as the player is not built yet: npm run build -w apps/player']),
  ],
};

async function* publish(edition: Edition): AsyncGenerator<PublishedFile> {
  const languages = languagesOf(edition);
  const volumes = languages.map((language) => readVolume(edition, language));
  const pictures = new Pictures();
  const making: Making = {
    pictures,
    changes: new Map(),
    plays: edition.tools.player !== undefined,
    hasStudio: edition.studio !== undefined,
    previews: await previewsOf(edition, volumes[0] ?? [], pictures),
  };
  for (const [i, packs] of volumes.entries()) {
    const language = languages[i] ?? languages[0];
    const changes = await changesOf(packs, edition, language);
    yield* pagesIn(packs, language, languages, edition, { ...making, changes });
  }
  const [packs = []] = volumes;
  for (const setup of packs.flatMap(({ setups }) => setups))
    yield* versionOf(setup, languages, edition, making);
  yield* making.pictures.files();
  if (edition.commits)
    yield { path: COMMITS_FILE, data: `${JSON.stringify(edition.commits, undefined, 1)}\n` };
  if (edition.studio)
    yield* studioFiles(
      edition.studio,
      packs.map(({ pack }) => pack),
    );
  yield { path: STYLE_FILE, data: SITE_STYLE };
  if (packs.some(({ cards }) => cards.length > 0)) yield { path: SCRIPT_FILE, data: SEARCH_SCRIPT };
  yield { path: ICON_FILE, data: renderTokenSvg('station', { disc: true }) };
}

/** Programs that preview links take no SVG, and nothing from a disk. */
async function previewsOf(
  { base, tools }: Edition,
  packs: readonly SitePack[],
  pictures: Pictures,
): Promise<Map<string, string>> {
  const previews = new Map<string, string>();
  if (base === undefined) return previews;
  for (const setup of packs.flatMap(({ setups }) => setups)) {
    previews.set(setup.id, pictures.addPng(await tools.png(setup.picture, PREVIEW_PIXELS)));
  }
  return previews;
}

function* pagesIn(
  packs: readonly SitePack[],
  language: TextLanguage,
  languages: Languages,
  edition: Edition,
  making: Making,
): Generator<PublishedFile> {
  const { base, notes, playtests, downloads = [] } = edition;
  const published = new Set(packs.map(({ pack }) => pack.id));
  const all = packs.flatMap(({ setups }) => setups);
  const open = (path: string) => openPage(path, language, languages, base);
  const home = open(HOME);
  yield { path: home.file, data: homePage(home, making, packs) };
  for (const pack of packs) {
    const page = open(packPath(pack.pack.id));
    yield { path: page.file, data: packPage(page, making, pack, all, notes?.get(pack.pack.id)) };
    for (const setup of pack.setups) {
      const own = open(setupPath(setup.id));
      const files = downloads.filter((download) => download.setup === setup.id);
      yield {
        path: own.file,
        data: setupPage(own, making, pack, setup, {
          published,
          downloads: files,
          playtest: playtests?.get(setup.id),
          notes: notes?.get(pack.pack.id),
        }),
      };
    }
  }
}

/** A setup as it is now, below an address of its own. */
async function* versionOf(
  setup: SiteSetup,
  [language]: Languages,
  { content, tools, base }: Edition,
  making: Making,
): AsyncGenerator<PublishedFile> {
  const { title, kit } = setup;
  const { hash } = kit.setup;
  const bundle = makeBundle(
    kit.setup,
    strategiesFor(content, kit.setup),
    await bundleArt(setup.id, kit.wardrobe, tools),
    bundledRules(content, kit.setup),
  );
  const page = openPage(versionPath(hash, 'index.html'), language, [language], base);
  yield { path: page.file, data: versionPage(page, making, setup) };
  yield { path: versionPath(hash, 'setup.json'), data: `${JSON.stringify(bundle)}\n` };
  if (tools.player)
    yield {
      path: versionPath(hash, 'play.html'),
      data: playPage(await tools.player(), bundle, {
        title,
        back: { href: page.asset(HOME), title: page.words.home },
      }),
    };
}

/** The language of the kits first, then those in which a pack names something. */
function languagesOf({ content, kits }: Edition): Languages {
  const main = kits[0]?.language ?? 'en';
  const packs = packsOf(content, kits);
  return [main, ...TEXT_LANGUAGES.filter((one) => one !== main && packs.some((pack) => speaks(pack, one)))];
}

function speaks({ manifest, items }: Pack, language: TextLanguage): boolean {
  const data = [...items.values()].flatMap((kind) => [...kind.values()].map((item) => item.data));
  return [manifest, ...data].some((one) => holdsNames(one, language));
}

/** Whether some text in it is given by language, and in this one. */
function holdsNames(data: unknown, language: TextLanguage): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (Object.hasOwn(data, 'en') && Object.hasOwn(data, language)) return true;
  return Object.values(data).some((inner) => holdsNames(inner, language));
}
