// A whole setup on sheets of paper, as `railwright publish --to print` has it. Runs in the worker that checks content.
import type { Wardrobe } from '@railwright/board/svg';
import {
  chosenOptions,
  resolveSetup,
  setupLooks,
  type Content,
  type Diagnostic,
  type ResolvedSetup,
} from '@railwright/content';
import type { TextLanguage } from '@railwright/engine/languages';
import {
  countCardSheets,
  countMapSheets,
  homePages,
  makeKit,
  MOST_SHEETS,
  PRINT_DEFAULTS,
  type PrintOptions,
} from '@railwright/publish';
import { missedPacks } from '../content/missed-packs.ts';
import { pathsOf, type SetupPictures } from './bundle.ts';

export interface PrintWish extends Pick<PrintOptions, 'paper' | 'backs' | 'lowInk'> {
  /** `pack/id`. */
  readonly setup: string;
  readonly language: TextLanguage;
  /** By default the most. */
  readonly seats?: number | undefined;
  /** With the pictures that an earlier answer named. */
  readonly wardrobe?: Wardrobe | undefined;
}

export type Printed =
  | {
      readonly kind: 'printed';
      readonly title: string;
      readonly seats: ResolvedSetup['seats'];
      /** SVG documents. */
      readonly pages: readonly string[];
      /** Which pictures its cards and its map show. */
      readonly pictures?: SetupPictures;
    }
  | { readonly kind: 'too-many'; readonly sheets: number; readonly most: number }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

export function printed(content: Content, wish: PrintWish): Printed {
  const { setup: id, language, seats, wardrobe, paper, backs, lowInk } = wish;
  const found = resolveSetup(content, id);
  if (!found.ok) return { kind: 'refused', diagnostics: found.diagnostics };
  const missed = missedPacks(content, id);
  if (missed.length > 0) return { kind: 'refused', diagnostics: missed };
  const { setup } = found;
  const kit = makeKit(content, setup, {
    language,
    ...(seats !== undefined && { seats: Math.min(setup.seats.max, Math.max(setup.seats.min, seats)) }),
    ...(wardrobe && { wardrobe }),
  });
  const options = { ...PRINT_DEFAULTS, paper, backs, lowInk };
  const sheets = Math.max(countMapSheets(kit, options), countCardSheets(kit, options));
  if (sheets > MOST_SHEETS) return { kind: 'too-many', sheets, most: MOST_SHEETS };
  const looks = setupLooks(content, id, chosenOptions(setup.options));
  const paths = looks ? pathsOf(content, looks) : new Map<string, string>();
  return {
    kind: 'printed',
    title: kit.title,
    seats: setup.seats,
    pages: homePages(kit, options),
    ...(looks && paths.size > 0 && { pictures: { looks, paths } }),
  };
}
