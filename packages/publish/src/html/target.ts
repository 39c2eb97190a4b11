// Pages that play a setup by double click, one a setup.
import { nameIn } from '@railwright/board/svg';
import { playLooks, type BundlePictures, type Content } from '@railwright/content';
import { bundleArt } from '../bundle-art.ts';
import { fileName } from '../file-name.ts';
import type { Kit } from '../kit.ts';
import { packOf } from '../pack-of.ts';
import type { Edition, PublishedFile, Target, Tools } from '../target.ts';
import { playBundle } from './play-bundle.ts';
import { playPage } from './play-page.ts';

const TITLE = {
  en: 'One page to play without a network (HTML)',
  fr: 'Une page pour jouer sans réseau (HTML)',
  de: 'Eine Seite zum Spielen ohne Netz (HTML)',
};

export const HTML: Target = {
  title: 'Page that plays',
  usesBase: true,
  problem: ({ tools }) =>
    tools.player
      ? undefined
      : { what: 'The player is not built yet.', way: 'Build it first: npm run build -w apps/player' },
  publish,
  downloads: ({ kits }) => kits.map((kit) => ({ setup: kit.setup.id, title: TITLE, path: pathOf(kit) })),
  next: ({ kits, base }) => [
    `Open ${kits.length === 1 ? 'the file' : 'a file'} in a browser, or send it to friends: it needs no network and no other file.`,
    ...(base === undefined
      ? []
      : kits.map((kit) => `On the web, once the folder is there: ${base}${pathOf(kit)}`)),
  ],
};

async function* publish({ content, kits, tools }: Edition): AsyncGenerator<PublishedFile> {
  if (!tools.player) throw new Error('There is no player to publish pages with.');
  const player = await tools.player();
  for (const kit of kits)
    yield { path: pathOf(kit), data: pageOf(player, content, kit, await picturesOf(content, kit, tools)) };
}

async function picturesOf(content: Content, { setup, wardrobe }: Kit, tools: Tools): Promise<BundlePictures> {
  const looks = wardrobe && playLooks(content, setup);
  return bundleArt(setup.id, looks && { ...wardrobe, looks }, tools);
}

const pathOf = (kit: Kit): string => `${fileName(kit)}.html`;

function pageOf(
  player: string,
  content: Content,
  { setup, title, language }: Kit,
  pictures: BundlePictures,
): string {
  const description = nameIn(packOf(content, setup.id)?.manifest.description, language);
  return playPage(player, playBundle(content, setup, pictures), {
    title,
    ...(description !== '' && { description }),
    // Without a choice everything is published in English; then each reader's own language is the better one.
    ...(language !== 'en' && { language }),
  });
}
