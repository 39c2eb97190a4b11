// Rooms of playingcards.io: a zip archive with the widgets and the pictures. virtualtabletop.io opens the same file.
import { zipSync, type Zippable } from 'fflate';
import { kitPictures, rulesPdf, type KitPicture } from '../drawings.ts';
import { hashOf } from '../hashed.ts';
import type { Kit } from '../kit.ts';
import { fileName } from '../file-name.ts';
import type { Edition, PublishedFile, Target } from '../target.ts';
import { makeRoom } from './room.ts';

/** Pixels of pictures by what they show. */
const WIDTHS = { face: 360, back: 360, token: 128, map: 2000 } as const;
/** virtualtabletop.io leaves out larger pictures without a word. */
const MOST_BYTES = 2 * 1024 * 1024 - 1;
/** So that the same room is the same file: the earliest time that zip archives know. */
const MODIFIED = '1980-01-01T00:00:00';

export const PCIO: Target = {
  title: 'playingcards.io',
  publish,
  downloads: ({ kits }) =>
    kits.map((kit) => ({ setup: kit.setup.id, title: 'playingcards.io', path: `${fileName(kit)}.pcio` })),
  next: () => [
    'On playingcards.io: make a custom room, choose Edit Table, Room Options, Import From File. On virtualtabletop.io: make a room, and drop the file there.',
  ],
};

async function* publish({ kits, tools }: Edition): AsyncGenerator<PublishedFile> {
  for (const kit of kits) {
    const name = fileName(kit);
    yield { path: `${name}.pcio`, data: await roomFile(kit, tools) };
    const rules = await rulesPdf(kit, tools);
    if (rules) yield { path: `${name} rules.pdf`, data: rules };
  }
}

async function roomFile(kit: Kit, tools: Edition['tools']): Promise<Uint8Array> {
  const files: Zippable = {};
  const addresses = new Map<string, string>();
  for (const picture of kitPictures(kit)) {
    const data = await smallPng(picture, tools);
    const path = `userassets/${hashOf(data)}.png`;
    files[path] = [data, { level: 0 }];
    addresses.set(`${picture.part} ${picture.id}`, `package://${path}`);
  }
  const at = (part: KitPicture['part'], id: string): string => addresses.get(`${part} ${id}`) ?? '';
  const widgets = makeRoom(kit, {
    ...(kit.map && { map: at('map', 'map') }),
    back: at('back', 'back'),
    faces: new Map(kit.cards.map(({ id }) => [id, at('face', id)])),
    tokens: new Map(kit.tokens.map(({ id }) => [id, at('token', id)])),
  });
  files['widgets.json'] = new TextEncoder().encode(JSON.stringify(widgets));
  return zipSync(files, { mtime: MODIFIED });
}

/** With fewer pixels where the file would be too large. */
async function smallPng({ part, svg }: KitPicture, tools: Edition['tools']): Promise<Uint8Array> {
  for (let width: number = WIDTHS[part]; ; width = Math.floor(width * 0.75)) {
    const data = await tools.png(svg, width);
    if (data.length <= MOST_BYTES || width < 100) return data;
  }
}
