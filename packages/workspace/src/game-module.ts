// The editor support of a game besides its schemas.
import type { NamedKind } from '@railwright/content';
import type { Workspace } from './workspace.ts';

export interface GameModule {
  /** Describes an item in Markdown; undefined to show only its name. */
  tell?(workspace: Workspace, kind: NamedKind, pack: string, id: string): string | undefined;
  /** For games with effects: what a key of an effect is, depending on whether it is in an item of a list. */
  readonly effectWord?: (key: string, inList: boolean) => 'function' | 'method' | undefined;
}
