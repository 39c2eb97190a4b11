// Other names for cells in the files that name them: card tests and strategies. Only the words themselves are replaced, so comments and
// all else keep their bytes. Whatever a test may say of cells, now or later, it says in words that are labels.
import { isMap, isScalar, isSeq, visit } from 'yaml';
import type { Node } from 'yaml';
import { parsedText } from '../../core/document/parsed.ts';
import type { LabelChanges } from './labels.ts';

export interface RenamedCells {
  readonly text: string;
  /** How many names were replaced. */
  readonly count: number;
  /** Cells that are named and gone, each once. */
  readonly gone: readonly string[];
}

const LABEL = /(?<![\w-])[A-Z]{1,3}[1-9]\d{0,4}(?![\w-])/g;
/** The parts of a test that speak of its map. */
const PARTS = ['given', 'do', 'expect'] as const;

/** What a test is played on, as written. */
export interface TestPlace {
  readonly setup: unknown;
  readonly map: unknown;
}

/** Names in the tests that `isOn` says are played on the map; undefined for a text that cannot be read. */
export function renameInTests(
  text: string,
  changes: LabelChanges,
  isOn: (test: TestPlace) => boolean,
): RenamedCells | undefined {
  const { document } = parsedText(text);
  if (document.errors.length > 0) return undefined;
  const tests: unknown = document.get('tests', true);
  const parts: unknown[] = [];
  for (const test of isSeq(tests) ? tests.items : [])
    if (isMap(test) && isOn({ setup: test.get('setup'), map: test.get('map') }))
      parts.push(...PARTS.map((part) => test.get(part, true)));
  return renameWithin(text, parts, changes);
}

/** Names of the cells that draw the rails of a strategy. */
export function renameInStrategy(text: string, changes: LabelChanges): RenamedCells | undefined {
  const { document } = parsedText(text);
  if (document.errors.length > 0) return undefined;
  return renameWithin(text, [document.getIn(['rails', 'toward'], true)], changes);
}

function renameWithin(text: string, parts: readonly unknown[], changes: LabelChanges): RenamedCells {
  const spans: { from: number; to: number }[] = [];
  for (const part of parts)
    if (isMap(part) || isSeq(part) || isScalar(part))
      visit(part as Node, {
        Scalar(_, { value, range }) {
          if (typeof value === 'string' && range) spans.push({ from: range[0], to: range[1] });
        },
      });
  const gone = new Set<string>();
  let count = 0;
  let result = '';
  let end = 0;
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    if (from < end) continue;
    const words = text.slice(from, to).replace(LABEL, (label) => {
      if (!changes.has(label)) return label;
      const now = changes.get(label);
      if (now === undefined) gone.add(label);
      else count++;
      return now ?? label;
    });
    result += text.slice(end, from) + words;
    end = to;
  }
  return { text: result + text.slice(end), count, gone: [...gone] };
}
