// The one reading of YAML text, from which checks, the lenient reader, layout and edits all start: tokens within bounds, then the nodes
// of the library, as far as a broken text has any.
import { Composer } from 'yaml';
import type { CST, Document } from 'yaml';
import { LineStarts } from './line-starts.ts';
import { readTokens } from './tokens.ts';

const MAX_TEXT = 4 * 1024 * 1024;
/** The same text is asked for by the model of an editor, its edits and its problems after each keystroke. */
const MOST_KEPT = 4;

export interface Reading {
  readonly lines: LineStarts;
  readonly tokens: readonly CST.Token[];
  /** The first is the meaning of the file. All are read-only; texts beyond the bounds have none. */
  readonly documents: readonly Document[];
  /** Why the text was not read, and where. */
  readonly refused?: { readonly problem: 'size' | 'depth' | 'marks'; readonly offset: number };
}

const kept = new Map<string, Reading>();

export function readYaml(text: string): Reading {
  const reading = kept.get(text) ?? read(text);
  kept.delete(text);
  kept.set(text, reading);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return reading;
}

/** The document of a text without mistakes of YAML. Clone it before changing it. */
export function wholeDocument(text: string): Document | undefined {
  const { documents } = readYaml(text);
  const [document] = documents;
  return documents.length === 1 && document?.errors.length === 0 ? document : undefined;
}

function read(text: string): Reading {
  const lines = new LineStarts(text);
  const refuse = (problem: 'size' | 'depth' | 'marks', offset: number): Reading => ({
    lines,
    tokens: [],
    documents: [],
    refused: { problem, offset },
  });
  if (text.length > MAX_TEXT) return refuse('size', 0);
  const tokens = readTokens(text);
  if (!tokens.ok) return refuse(tokens.problem, tokens.offset);
  // Keys that come twice are found in to-data.ts; the library compares each with each.
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    uniqueKeys: false,
    resolveKnownTags: false,
  });
  const documents = [...composer.compose(tokens.tokens, true, text.length)];
  return { lines, tokens: tokens.tokens, documents };
}
