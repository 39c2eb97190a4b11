// What a text of a file refers to, or what gets its id there, said in the schema and nowhere else: checks, did-you-mean, renaming,
// uses, completion and forms all read these two annotations. A third (tried.ts) is for messages alone and is not published.

/**
 * What has an id: the kinds of file, and what stands within files. `played` is what the game is played with: cards, cars or
 * abilities; `places` are names on maps, `ends` the reasons for which games end, `selections` names that one card gives.
 */
export type NamedKind =
  | 'maps'
  | 'cards'
  | 'cars'
  | 'decks'
  | 'abilities'
  | 'rules'
  | 'setups'
  | 'locales'
  | 'strategies'
  | 'tastes'
  | 'packs'
  | 'terrains'
  | 'categories'
  | 'cells'
  | 'places'
  | 'ends'
  | 'selections'
  | 'played';

export interface Ref {
  readonly to: NamedKind;
  /** Where the id means something: in the pack and what it extends, everywhere, in the file, or in the item around it. */
  readonly scope: 'pack' | 'all' | 'file' | 'item';
  /** The part of the text that is the id, as the only group of a regular expression; the whole unless given. */
  readonly part?: string;
}

export interface Annotations {
  readonly 'x-ref'?: Ref;
  readonly 'x-def'?: NamedKind;
}

/** Not in published schemas. */
export const PRIVATE_ANNOTATION = 'x-tried';

export const ANNOTATIONS: readonly string[] = [
  ...(['x-ref', 'x-def'] satisfies (keyof Annotations)[]),
  PRIVATE_ANNOTATION,
];

/** For a text that is an id, or for keys that are. */
export function refTo(to: NamedKind, scope: Ref['scope'] = 'pack'): { readonly 'x-ref': Ref } {
  return { 'x-ref': { to, scope } };
}

/** For a text that gives something its id. */
export function defines(kind: NamedKind): { readonly 'x-def': NamedKind } {
  return { 'x-def': kind };
}
