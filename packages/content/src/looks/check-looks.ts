// Whether the pictures, terrains and layouts that the looks of a pack name are there and can be shown. A game can be played without them, so these are warnings.
import { listWords, nearestOf, suggestion } from '../diagnostics/suggest.ts';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import { isBroken } from '../packs/is-broken.ts';
import { EVERYTHING } from '../packs/library.ts';
import type { Pack, PictureFile } from '../packs/model.ts';
import { isProblem } from '../pictures/picture.ts';
import { terrainsComplete, visibleTerrains } from '../packs/terrains.ts';
import { pictureKindOf } from '../pictures/picture-header.ts';
import { MOST_PICTURES } from '../pictures/picture-limits.ts';
import { BUILT_IN_LAYOUTS } from '../schema/looks.ts';
import { isData } from '../text/data.ts';
import { quote } from '../text/describe.ts';
import type { Path } from '../text/path.ts';
import type { SourceFile } from '../text/source-file.ts';
import { artNamedIn, plainPath, type NamedArt } from './named-art.ts';

export function checkLooks(pack: Pack, sink: DiagnosticSink): void {
  checkPictures(pack, sink);
  checkTerrains(pack, sink);
  checkLayouts(pack, sink);
}

/** Each picture is told once, where it is first named. */
function checkPictures(pack: Pack, sink: DiagnosticSink): void {
  const told = new Set<string>();
  for (const named of artNamedIn(pack)) {
    const path = plainPath(named.art.file);
    if (told.has(path)) continue;
    told.add(path);
    if (told.size === MOST_PICTURES + 1)
      sink.report('picture-too-many', named, `This pack names more than ${MOST_PICTURES} pictures.`, {
        help: 'Those from here on are not shown. Split the pack, or let cards share pictures.',
      });
    if (told.size <= MOST_PICTURES) checkPicture(named, path, pack, sink);
  }
}

function checkPicture(named: NamedArt, path: string, { pictures }: Pack, sink: DiagnosticSink): void {
  const outside = whyOutside(path);
  if (outside !== undefined) {
    sink.report('picture-path', named, outside, {
      help: 'Copy the picture into the folder of the pack and name it from there: pictures/mail.png.',
    });
    return;
  }
  if (pictureKindOf(path) === undefined) {
    sink.report('picture-unusable', named, `${quote(path)} is not the name of a picture.`, {
      help: 'Cards and maps can show pictures whose names end in .png, .jpg, .jpeg, .webp or .svg.',
    });
    return;
  }
  if (!pictures) return;
  const picture = pictures.get(path);
  if (picture) judge(named, path, picture, sink);
  else reportMissing(named, path, [...pictures.keys()], sink);
}

/** Undefined for a path that stays in the pack. */
function whyOutside(path: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]+:/i.test(path)) return 'The path of a picture cannot be an address.';
  if (/^([a-z]:|\/|\\)/i.test(path))
    return 'The path of a picture starts from the folder of the pack, not from that of a machine.';
  if (path.includes('\\')) return 'The path of a picture has / between folders, not \\.';
  return path.split('/').some((part) => part === '..' || part === '.' || part === '')
    ? 'The path of a picture cannot lead out of the pack.'
    : undefined;
}

function reportMissing(named: NamedArt, path: string, known: readonly string[], sink: DiagnosticSink): void {
  const base = (one: string): string => one.slice(one.lastIndexOf('/') + 1).toLowerCase();
  const alike = sink.crowded ? [] : known.filter((one) => base(one) === base(path));
  const { near, meant } = nearestOf(path, sink.crowded ? [] : known);
  const guess = alike[0] ?? near;
  sink.report('picture-missing', named, `There is no picture ${quote(path)} in this pack.`, {
    help:
      guess !== undefined
        ? `Did you mean ${guess}?`
        : 'Put it there; until then, what names it is drawn without it.',
    meant: alike.length === 1 ? alike[0] : meant,
  });
}

function judge(named: NamedArt, path: string, { verdict }: PictureFile, sink: DiagnosticSink): void {
  if (!verdict) return;
  if ('unreadable' in verdict)
    sink.report('picture-unusable', named, `${quote(path)} cannot be read. ${verdict.unreadable}`, {
      help: 'Put the picture itself into the folder of the pack, as a file that you may read.',
    });
  else if (isProblem(verdict))
    sink.report(verdict.code, named, `${quote(path)} ${verdict.says}.`, { help: verdict.help });
  else if (verdict.differs !== undefined)
    sink.report(
      'picture-differs',
      named,
      `What draws ${quote(path)} for PNG and print passes over ${verdict.differs}.`,
      {
        help: 'Look at it with `railwright render`; if something is wrong, export it as PNG, or without that.',
      },
    );
}

function checkTerrains(pack: Pack, sink: DiagnosticSink): void {
  const { file, manifest } = pack;
  const { terrains } = manifest.theme ?? {};
  if (!isData(terrains) || !terrainsComplete(pack)) return;
  const known = [...visibleTerrains(pack).keys()];
  for (const id of Object.keys(terrains)) {
    if (known.includes(id) || isBroken(file, ['theme', 'terrains', id])) continue;
    const others =
      known.length === 0
        ? 'Neither this pack nor a pack that it extends has terrains.'
        : `There is ${listWords(known)}.`;
    sink.report(
      'picture-terrain',
      { file, path: ['theme', 'terrains', id] },
      `There is no terrain ${quote(id)}.`,
      { at: 'key', ...suggestion(id, known, others) },
    );
  }
}

function checkLayouts(pack: Pack, sink: DiagnosticSink): void {
  const own = Object.keys(pack.manifest.layouts ?? {});
  for (const id of own)
    if (isBuiltIn(id))
      sink.report(
        'layout-taken',
        { file: pack.file, path: ['layouts', id] },
        `Every pack has the layout ${id}.`,
        {
          at: 'key',
          help: 'Choose another id for your own.',
        },
      );
  const isComplete = pack.visible.every(
    ({ file, incomplete }) => !incomplete.has(EVERYTHING) && !isBroken(file, ['layouts']),
  );
  if (!isComplete) return;
  const known = new Set<string>([
    ...BUILT_IN_LAYOUTS,
    ...pack.visible.flatMap(({ manifest }) => Object.keys(manifest.layouts ?? {})),
  ]);
  for (const { file, path, id } of layoutsNamedIn(pack)) {
    if (known.has(id)) continue;
    const others = `There is ${listWords([...known])}.`;
    sink.report(
      'layout-unknown',
      { file, path },
      `There is no layout ${quote(id)}.`,
      suggestion(id, known, others),
    );
  }
}

function isBuiltIn(id: string): boolean {
  return (BUILT_IN_LAYOUTS as readonly string[]).includes(id);
}

interface NamedLayout {
  readonly file: SourceFile;
  readonly path: Path;
  readonly id: string;
}

function layoutsNamedIn({ file, manifest, items }: Pack): NamedLayout[] {
  const all: (Omit<NamedLayout, 'id'> & { readonly id: unknown })[] = [
    { file, path: ['theme', 'layout'], id: manifest.theme?.layout },
    ...[...items.values()].flatMap((list) =>
      [...list.values()].map((item) => ({
        file: item.file,
        path: [...item.path, 'layout'],
        id: isData(item.data) && Object.hasOwn(item.data, 'layout') ? item.data['layout'] : undefined,
      })),
    ),
  ];
  return all.flatMap((one) =>
    typeof one.id === 'string' && !isBroken(one.file, one.path) ? [{ ...one, id: one.id }] : [],
  );
}
