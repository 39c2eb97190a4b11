// The preferences of a content: what players that learn may like, and whether the games of the pack have it; also what groups like.
import { createGame, likesOf, type Preference } from '@railwright/engine';
import type { DiagnosticSink } from './diagnostics/sink.ts';
import { didYouMean } from './diagnostics/suggest.ts';
import { isFullyChecked } from './load/findings-for.ts';
import { itemsOf, placeIn, qualifiedId, type Library } from './packs/library.ts';
import { resolveOnce } from './resolve-once.ts';
import type { Content, Item, Pack } from './packs/model.ts';
import { asNames, english } from './packs/names.ts';
import { soundItems } from './packs/sound-items.ts';
import { quote } from './text/describe.ts';
import type { GroupData } from './schema/group.ts';
import type { PreferenceData } from './schema/preference.ts';

/** A preference as lists show it. */
export interface PreferenceSummary {
  /** `pack/id`. */
  readonly id: string;
  readonly name: string;
  /** Weights of measures, for the engine. */
  readonly preference: Preference;
}

/** All preferences for a game that hold, by id. */
export function listPreferences(content: Content, game: string): PreferenceSummary[] {
  return soundItems<PreferenceData>(content, game, 'preferences').map((item) => ({
    id: qualifiedId(item),
    name: english(asNames(item.data.name)),
    preference: item.data.likes,
  }));
}

/** A liked item must exist in a game of a setup that the pack can see. Only sound content is played, so only that is checked. */
export function checkPreferences(
  packs: readonly Pack[],
  read: Pick<Content, 'files' | 'unread' | 'diagnostics'>,
  library: Library,
  sink: DiagnosticSink,
): void {
  const content = { ...read, packs: [...library.packs.values()] };
  for (const pack of packs) {
    const preferences = likersOf(pack).filter(({ broken }) => !broken);
    if (preferences.length === 0 || !isFullyChecked(content, pack)) continue;
    const known = likesIn(
      pack,
      library,
      new Set(preferences.flatMap(({ data }) => Object.keys(data.likes ?? {}))),
    );
    // Without a setup that can be played nothing is known.
    if (known.size === 0) continue;
    for (const preference of preferences)
      for (const like of Object.keys(preference.data.likes ?? {})) {
        if (known.has(like)) continue;
        sink.report(
          'preference-unknown',
          placeIn(preference, 'likes', like),
          `No game of this pack counts ${quote(like)}.`,
          { at: 'key', help: didYouMean(like, known) },
        );
      }
  }
}

/** What says what is liked. */
const likersOf = (pack: Pack): Item<Pick<GroupData, 'likes'>>[] => [
  ...itemsOf<PreferenceData>(pack, 'preferences'),
  ...itemsOf<GroupData>(pack, 'groups'),
];

/** Everything that can be liked in the pack's games; the search ends once all that is `wanted` was found. */
function likesIn(pack: Pack, library: Library, wanted: ReadonlySet<string>): Set<string> {
  const known = new Set<string>();
  for (const { items } of pack.visible)
    for (const setup of items.get('setups')?.values() ?? []) {
      const resolved = resolveOnce(setup, library).result;
      if (!resolved) continue;
      for (const like of likesOf(createGame(resolved.definition, resolved.defaultSeats))) known.add(like);
      if ([...wanted].every((like) => known.has(like))) return known;
    }
  return known;
}
