// A text as YAML, read once for whoever asks: the model, its edits and its problems all look at the same text after a stroke.
// Nobody may change what comes back.
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';

export interface ParsedText {
  readonly document: Document;
  readonly lines: LineCounter;
}

const MOST_KEPT = 4;
const kept = new Map<string, ParsedText>();

export function parsedText(text: string): ParsedText {
  const found = kept.get(text);
  if (found) {
    kept.delete(text);
    kept.set(text, found);
    return found;
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, logLevel: 'silent' });
  const parsed = { document, lines };
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(text, parsed);
  return parsed;
}
