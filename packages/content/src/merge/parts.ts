// A YAML text taken apart without losing a byte: objects and lists into entries, with the comments above each, down to single values.
// Texts of parts in a row give back the text of the whole.

/** One value with its text as written. `data` is its meaning. */
export type Part = Atom | Prose | Block | Flow;

interface Common {
  readonly text: string;
  readonly data: unknown;
}

/** A value that is merged as a whole. */
interface Atom extends Common {
  readonly kind: 'atom';
}

/** A text of several lines after | or >: its header line, and the lines below, each with its line break. */
export interface Prose extends Common {
  readonly kind: 'prose';
  readonly head: string;
  readonly lines: readonly string[];
}

/** An object or a list with an entry a line, or more lines. */
export interface Block extends Common {
  readonly kind: 'block';
  readonly of: 'map' | 'list';
  /** The column of its keys or dashes. */
  readonly column: number;
  /** Whether its first entry follows a dash in the same line. */
  readonly isInline: boolean;
  readonly entries: readonly Entry[];
}

/** An object or a list in brackets. */
export interface Flow extends Common {
  readonly kind: 'flow';
  readonly of: 'map' | 'list';
  /** The brackets with the spaces inside. */
  readonly open: string;
  readonly close: string;
  readonly entries: readonly Entry[];
}

/** A key with its value, or an item of a list. Its text is `lead`, in a block the indentation, `open`, the value's text, and `tail`. */
export interface Entry extends Common {
  /** Undefined for items. */
  readonly key: string | undefined;
  /** In a block, the comments and empty lines above it; in brackets, the comma before it with its spaces. */
  readonly lead: string;
  /** The key with its colon, or the dash, and what stands between it and the value. */
  readonly open: string;
  readonly value: Part;
  /** From the value to the end of its line, comment and line break included; '' in brackets. */
  readonly tail: string;
}
