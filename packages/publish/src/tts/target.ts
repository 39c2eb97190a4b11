// Saves of Tabletop Simulator with their pictures, named by content: the program keeps what it fetched from an address for ever.
import { mapBounds, renderFaceSvg, renderMapSvg } from '@railwright/board/svg';
import { rulesPdf } from '../drawings.ts';
import { hashOf } from '../hashed.ts';
import type { Kit } from '../kit.ts';
import { fileName } from '../file-name.ts';
import type { Edition, PublishedFile, Target } from '../target.ts';
import type { SheetAddress } from './objects.ts';
import { makeSave, type Addresses } from './save.ts';
import { faceSheets, SLOT_WIDTH, slotsOf, type FaceSheet } from './sheets.ts';

/** The longest side of a picture that the program recommends. */
const MOST_PIXELS = 4096;
const TOKEN_PIXELS = 256;
const ASSETS = 'assets';

export const TTS: Target = {
  title: 'Tabletop Simulator',
  usesBase: true,
  publish,
  // Without an address the save shows its pictures on this machine alone.
  downloads: ({ kits, base }) =>
    base === undefined
      ? []
      : kits.map((kit) => ({
          setup: kit.setup.id,
          title: 'Tabletop Simulator',
          path: `${fileName(kit)}.json`,
        })),
  next: ({ kits, base }) => [
    `Copy the saves to the folder Saves of Tabletop Simulator, in Documents/My Games, ~/Library or ~/.local/share.`,
    ...(base === undefined
      ? [
          'The pictures are on this machine, so only you see them: for friends, put the folder on the web, and publish again with its address (--base).',
        ]
      : [
          `For friends: the saves named after ${kits.length === 1 ? 'the setup' : 'the setups'}, once the folder is at ${base}. The others, "on this machine", work here alone.`,
        ]),
  ],
};

async function* publish(edition: Edition): AsyncGenerator<PublishedFile> {
  const written = new Set<string>();
  for (const kit of edition.kits) {
    const assets: PublishedFile[] = [];
    const drawn = await draw(kit, edition, (file) => assets.push(file));
    for (const file of assets) {
      if (written.has(file.path)) continue;
      written.add(file.path);
      yield file;
    }
    const name = fileName(kit);
    if (edition.base !== undefined) yield saveFile(`${name}.json`, kit, drawn, edition.base);
    const local = edition.base === undefined ? `${name}.json` : `${name} on this machine.json`;
    yield saveFile(local, kit, drawn, edition.local);
  }
}

/** Paths of the files of a kit, below the folder of the target. */
interface Drawn {
  readonly map?: string;
  readonly rules?: string;
  readonly tokens: ReadonlyMap<string, string>;
  readonly back: string;
  readonly sheets: readonly (FaceSheet & { readonly path: string })[];
}

async function draw(kit: Kit, { tools }: Edition, give: (file: PublishedFile) => void): Promise<Drawn> {
  const keep = (data: Uint8Array, ending: string): string => {
    const path = `${ASSETS}/${hashOf(data)}.${ending}`;
    give({ path, data });
    return path;
  };
  const png = async (svg: string, width: number): Promise<string> => keep(await tools.png(svg, width), 'png');
  const tokens = new Map<string, string>();
  for (const { id, svg } of kit.tokens) tokens.set(id, await png(svg, TOKEN_PIXELS));
  const sheets: Drawn['sheets'][number][] = [];
  for (const sheet of faceSheets(kit))
    sheets.push({ ...sheet, path: await png(sheet.svg, sheet.columns * SLOT_WIDTH) });
  const rules = await rulesPdf(kit, tools);
  return {
    ...(kit.map && { map: await png(...mapDrawing(kit)) }),
    ...(rules && { rules: keep(rules, 'pdf') }),
    tokens,
    back: await png(renderFaceSvg(kit.back), SLOT_WIDTH),
    sheets,
  };
}

/** Turned half round, see `layMap`, and its width in pixels. */
function mapDrawing({ map, language, tokenKinds, wardrobe }: Kit): [svg: string, width: number] {
  if (!map) throw new Error('This kit has no map.');
  const { width, height } = mapBounds(map, { language });
  const pixels = Math.round(MOST_PIXELS * Math.min(1, width / height));
  const pictures = wardrobe?.terrains;
  return [renderMapSvg(map, { language, tokenKinds, pictures, turned: true }), pixels];
}

function saveFile(path: string, kit: Kit, drawn: Drawn, at: string): PublishedFile {
  const keys = drawn.sheets.map(({ path: face, columns, rows }, i): SheetAddress => ({
    key: i + 1,
    face: at + face,
    back: at + drawn.back,
    columns,
    rows,
  }));
  const addresses: Addresses = {
    ...(drawn.map !== undefined && { map: at + drawn.map }),
    ...(drawn.rules !== undefined && { rules: at + drawn.rules }),
    tokens: new Map([...drawn.tokens].map(([id, file]) => [id, at + file])),
    slots: slotsOf(drawn.sheets, keys),
  };
  return { path, data: `${JSON.stringify(makeSave(kit, addresses), undefined, 2)}\n` };
}
