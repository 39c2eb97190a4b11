// Changes to a YAML text that keep its comments, its order and the style of what is not changed.
import type { Path } from '../model.ts';

/** Sets the value at a path, making what is missing on the way, or takes it out. An index equal to a list's length appends. */
export type DocumentEdit =
  | { readonly path: Path; readonly value: unknown }
  | { readonly path: Path; readonly delete: true };
