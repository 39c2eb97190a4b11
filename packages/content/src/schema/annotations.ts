// Annotations of texts that refer to something or get their id there. They are declared in the schema alone: checks, did-you-mean, renaming,
// uses, completion and forms all read these two annotations. Two more are for messages alone and are not published.

/**
 * Kinds that have ids: those of files, and those within files. `played` is the game's components: cards, cars or
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
  | 'preferences'
  | 'groups'
  | 'packs'
  | 'terrains'
  | 'regions'
  | 'tokens'
  | 'resources'
  | 'categories'
  | 'layouts'
  | 'cells'
  | 'places'
  | 'ends'
  | 'selections'
  | 'played';

export interface Ref {
  readonly to: NamedKind;
  /**
   * Where the id means something: in the pack and what it extends, everywhere, in the file, in the item around it, or in the game that
   * a test plays, whose checks tell what is not there.
   */
  readonly scope: 'pack' | 'all' | 'file' | 'item' | 'game';
  /** The part of the text that is the id, as the only group of a regular expression; the whole unless given. */
  readonly part?: string;
}

/** Annotations of a field that Railwright adds to JSON Schema. */
export interface Annotations {
  /** The kind of item that the text refers to. */
  readonly 'x-ref'?: Ref;
  /** Of a text that can refer to several kinds, such as `play tower`: each with its part. */
  readonly 'x-refs'?: readonly Ref[];
  /** The kind of item that gets its id here. */
  readonly 'x-def'?: NamedKind;
  /** Of what stands within a value whose shape the schema leaves open. */
  readonly 'x-within'?: Annotated;
}

/** Not in published schemas: words tried in vain, and which of many keys are worth listing. */
const PRIVATE_ANNOTATIONS: readonly string[] = ['x-hints', 'x-keys'];

export const ANNOTATIONS: readonly string[] = [
  ...(['x-ref', 'x-refs', 'x-def', 'x-within'] satisfies (keyof Annotations)[]),
  ...PRIVATE_ANNOTATIONS,
];

/**
 * A schema as it is published: its annotations as JSON in `$comment`, since validators refuse keywords that no standard has, and
 * without those that are not published.
 */
export function withComments(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const parts = Object.groupBy(Object.entries(value), ([key]) =>
        PRIVATE_ANNOTATIONS.includes(key) ? 'hidden' : ANNOTATIONS.includes(key) ? 'said' : 'plain',
      );
      const comment = parts.said && { $comment: JSON.stringify(Object.fromEntries(parts.said)) };
      return comment || parts.hidden ? { ...Object.fromEntries(parts.plain ?? []), ...comment } : value;
    }),
  ) as object;
}

/** A published schema with its annotations as they are used. */
export function withAnnotations<T extends object>(published: T): T {
  return JSON.parse(JSON.stringify(published), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('$comment' in value)) return value;
    const { $comment, ...rest } = value;
    return typeof $comment === 'string' ? { ...rest, ...(JSON.parse($comment) as Annotations) } : value;
  }) as T;
}

/** For a text that is an id, or for keys that are. */
export function refTo(to: NamedKind, scope: Ref['scope'] = 'pack'): { readonly 'x-ref': Ref } {
  return { 'x-ref': { to, scope } };
}

/** For a text that gives something its id. */
export function defines(kind: NamedKind): { readonly 'x-def': NamedKind } {
  return { 'x-def': kind };
}

/** Annotations of a value and of what stands within it, as in a JSON schema. */
export interface Annotated extends Annotations {
  readonly properties?: Readonly<Record<string, Annotated>>;
  readonly additionalProperties?: Annotated;
  readonly propertyNames?: Annotated;
  readonly items?: Annotated;
  readonly prefixItems?: readonly Annotated[];
}
