// Exports content for other programs: a map for Tiled, cards for spreadsheets.
import { basename, extname } from 'node:path';
import { mapNamed, type Content } from '@railwright/content';
import { cardTableOf, mapFieldsOf, toTiled } from '@railwright/content/import-export';
import { plural } from '../check/findings.ts';
import { refuseBroken, refuseStandIn, tellLeftOut } from '../content/broken-item.ts';
import { loadForPlay } from '../content/setup.ts';
import { EXIT, misuse, refusal } from '../failure.ts';
import { print, printError, safe, toSafeJson } from '../output.ts';
import { mapPictures } from '../pictures/wardrobe.ts';
import { suggest } from '../suggest.ts';
import { writeWhole } from '../write-file.ts';
import { lossText } from './losses.ts';
import { tilesPicture } from './tiles-picture.ts';

export interface ExportFlags {
  readonly output: string;
  readonly content: readonly string[] | undefined;
}

/** Returns the exit code. */
export async function exportContent(
  what: 'map' | 'cards',
  name: string,
  flags: ExportFlags,
): Promise<number> {
  const content = await loadForPlay(flags.content);
  if (what === 'map') await exportMap(content, name, flags.output);
  else await exportCards(content, name, flags.output);
  return EXIT.clean;
}

async function exportMap(content: Content, name: string, output: string): Promise<void> {
  expectEnding(output, ['.tmj', '.json'], 'Maps are exported for Tiled');
  const known = content.packs.flatMap(({ id, items }) =>
    [...(items.get('maps')?.keys() ?? [])].map((map) => `${id}/${map}`),
  );
  const full = known.find((id) => id === name || id.endsWith(`/${name}`)) ?? name;
  refuseStandIn(content, 'map', full);
  const map = mapNamed(content, full);
  if (!map) refuseBroken(content, 'maps', full);
  const [packId = '', mapId = ''] = full.split('/');
  const pack = content.packs.find(({ id }) => id === packId);
  const item = pack?.items.get('maps')?.get(mapId);
  const fields = pack && mapFieldsOf(pack.game);
  if (!map || !item || !fields) throw misuse(`There is no map ${name}.`, suggest(name, known, 'Maps are'));
  const image = `${output.slice(0, -extname(output).length)}-tiles.png`;
  const result = toTiled({ map, fields, data: item.data, text: item.file.text }, basename(image));
  if (!result)
    throw refusal(`The cells of ${full} lie too far apart for a Tiled map: almost all tiles would be empty.`);
  const { map: tiled, losses, tile, tiles } = result;
  const { toPng } = await import('../render/raster.ts');
  const width = tile.width * tiles.length;
  const drawing = tilesPicture(map, tiles, tile, await mapPictures(content, full));
  await writeWhole(image, toPng(drawing, { width, height: tile.height }));
  await writeWhole(output, `${toSafeJson(tiled, 1)}\n`);
  print(safe(`Wrote ${output} and ${image}.`));
  for (const loss of losses) printError(lossText(loss));
}

async function exportCards(content: Content, name: string, output: string): Promise<void> {
  expectEnding(output, ['.csv'], 'Cards are exported as a table');
  refuseStandIn(content, 'pack', name);
  const pack = content.packs.find(({ id }) => id === name);
  const packs = content.packs.filter(({ items }) => (items.get('cards')?.size ?? 0) > 0).map(({ id }) => id);
  if (!pack) throw misuse(`There is no pack ${name}.`, suggest(name, packs, 'Packs with cards are'));
  if (pack.incomplete.has('cards')) tellLeftOut(pack);
  const items = [...(pack.items.get('cards')?.values() ?? [])];
  const cards = items.filter(({ broken }) => !broken).map(({ data }) => data);
  const table = cardTableOf(pack.game);
  if (!table || cards.length === 0) throw misuse(`The pack ${name} has no cards.`);
  const { default: papa } = await import('papaparse');
  const fields = table.columns(cards);
  const data = table
    .rows(cards)
    .map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, safe(cell)])));
  // Spreadsheets take text that begins with = for a formula. Excel takes a table for UTF-8 only with a byte order mark.
  const escapeFormulae = /^(?!-\d+$)'*[=+\-@\t\r]/;
  await writeWhole(output, `\ufeff${papa.unparse({ fields, data }, { escapeFormulae })}\r\n`);
  print(safe(`${plural(cards.length, 'card')} ${cards.length === 1 ? 'is' : 'are'} in ${output}.`));
  for (const { id, broken } of items)
    if (broken)
      printError(
        lossText({ message: `${id}, which has errors`, count: 1, help: 'See railwright validate.' }),
      );
}

function expectEnding(output: string, endings: readonly string[], what: string): void {
  if (!endings.includes(extname(output).toLowerCase()))
    throw misuse(`${what}; ${output} does not end in ${endings.join(' or ')}.`);
}
