// What a game brings to editors beside its schemas.
import type { Content, NamedKind } from '@railwright/content';

export interface GameModule {
  /** What there is to tell of a thing beside its name, as Markdown; undefined for the name alone. */
  tell?(content: Content, kind: NamedKind, pack: string, id: string): string | undefined;
  /** For games with effects: what a key of an effect is, by whether it stands in an item of a list. */
  readonly effectWord?: (key: string, inList: boolean) => 'function' | 'method' | undefined;
}
