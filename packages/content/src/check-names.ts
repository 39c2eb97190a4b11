// Names within a pack: two that look the same, and a language that one item lacks and the others have.
import type { Names } from '@railwright/engine';
import { relatedTo, type DiagnosticSink, type Place } from './diagnostics/sink.ts';
import { isBroken } from './packs/is-broken.ts';
import type { Pack } from './packs/model.ts';
import { asNames } from './packs/names.ts';
import { quote } from './text/describe.ts';
import { isData } from './text/data.ts';

/** Fields with texts by language; of these, the first two are names. */
const FIELDS = ['name', 'title', 'text', 'description'] as const;
type Field = (typeof FIELDS)[number];
const NAMES: ReadonlySet<Field> = new Set(['name', 'title']);

/** Lists of pack.yaml whose entries have names. */
const LISTS = ['terrains', 'tokens', 'resources', 'categories'] as const;

/** A language that this many items have, and this many times more than lack it, is one the pack is meant to have. */
const ENOUGH = 4;

interface Texts {
  readonly place: Place;
  readonly written: string | Names;
}

export function checkNames(pack: Pack, sink: DiagnosticSink): void {
  for (const places of thingsOf(pack))
    for (const field of FIELDS) {
      const texts = places.flatMap(({ data, place: { file, path } }): Texts[] => {
        const written = isData(data) ? data[field] : undefined;
        if (typeof written !== 'string' && !isData(written)) return [];
        const place = { file, path: [...path, field] };
        return isBroken(file, place.path) ? [] : [{ place, written: written as string | Names }];
      });
      if (NAMES.has(field)) reportTwins(texts, sink);
      reportMissing(texts, sink);
    }
}

interface Thing {
  readonly data: unknown;
  readonly place: Place;
}

/** The items of a pack, grouped by kind. */
function thingsOf({ items, file, manifest }: Pack): Thing[][] {
  const listed = LISTS.map((list): Thing[] =>
    Object.entries<unknown>(manifest[list] ?? {}).map(([id, data]) => ({
      data,
      place: { file, path: [list, id] },
    })),
  );
  const kinds = [...items.values()].map((kind) =>
    [...kind.values()].map((item) => ({ data: item.data, place: { file: item.file, path: item.path } })),
  );
  return [...kinds, ...listed];
}

/** Names that two items share in one language, ignoring spaces and capitals. */
function reportTwins(texts: readonly Texts[], sink: DiagnosticSink): void {
  const known = new Map<string, Place>();
  for (const { place, written } of texts) {
    let isTold = false;
    for (const [language, name] of Object.entries(asNames(written))) {
      const key = `${language} ${name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()}`;
      const at = typeof written === 'string' ? place : { ...place, path: [...place.path, language] };
      const first = known.get(key);
      if (!first) known.set(key, at);
      // Once for two items, whatever the languages.
      else if (!isTold) {
        isTold = true;
        sink.report('name-twice', at, `The name ${quote(name)} is taken.`, {
          related: [relatedTo(first, 'It is first given here.')],
        });
      }
    }
  }
}

/** Items without a text in a language in which nearly all others have one. */
function reportMissing(texts: readonly Texts[], sink: DiagnosticSink): void {
  const languages = new Map<string, number>();
  for (const { written } of texts)
    for (const language of Object.keys(asNames(written)))
      languages.set(language, (languages.get(language) ?? 0) + 1);
  for (const [language, have] of languages) {
    const lack = texts.length - have;
    if (lack === 0 || have < ENOUGH * lack) continue;
    for (const { place, written } of texts)
      if (!Object.hasOwn(asNames(written), language))
        sink.report(
          'translation-missing',
          place,
          `There is no text in ${quote(language)} here; ${have} others have one.`,
        );
  }
}
