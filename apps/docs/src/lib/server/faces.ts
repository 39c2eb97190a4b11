// The faces of the cookbook's cards, drawn as the studio and the printer draw them.
import { join } from 'node:path';
import { packFaces, renderFaceSvg } from '@railwright/board/svg';
import { loadContent, packCards } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import Slugger from 'github-slugger';
import { ROOT } from './repository.ts';

export interface DrawnCard {
  readonly id: string;
  readonly name: string;
  readonly svg: string;
}

const COOKBOOK = 'cookbook';

/** By the id of the card's heading in docs/cookbook.md. */
async function drawCookbook(): Promise<ReadonlyMap<string, DrawnCard>> {
  const content = await loadContent([
    folderSource(join(ROOT, 'content'), { prefix: 'content/' }),
    folderSource(join(ROOT, 'docs', COOKBOOK), { prefix: `${COOKBOOK}/` }),
  ]);
  const game = content.packs.find(({ id }) => id === COOKBOOK)?.game ?? '';
  const cards = packCards(content, COOKBOOK) ?? [];
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const slugger = new Slugger();
  return new Map(
    packFaces(game, cards, ['en']).map(({ id, face }) => {
      const name = names.get(id) ?? id;
      return [slugger.slug(name), { id, name, svg: renderFaceSvg(face) }];
    }),
  );
}

let drawn: Promise<ReadonlyMap<string, DrawnCard>> | undefined;

/** Drawn once. */
export const cookbookFaces = (): Promise<ReadonlyMap<string, DrawnCard>> => (drawn ??= drawCookbook());
