// Renames cells in the files that mention them: card tests and strategies. Only the names are replaced, so comments and everything else
// keep their bytes. In a test, any word that is a label counts as a cell's name.
import { readData, replaceTexts, type Path } from '@railwright/content';
import { isData, listAt } from '../../core/content/data.ts';
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
  const data = readData(text);
  const tests = isData(data) ? listAt(data, 'tests') : [];
  return renameWithin(
    text,
    tests.flatMap((test, index) =>
      isData(test) && isOn({ setup: test['setup'], map: test['map'] })
        ? PARTS.map((part) => ['tests', index, part])
        : [],
    ),
    changes,
  );
}

/** Names of the cells that draw the rails of a strategy. */
export function renameInStrategy(text: string, changes: LabelChanges): RenamedCells | undefined {
  return renameWithin(text, [['rails', 'toward']], changes);
}

function renameWithin(text: string, paths: readonly Path[], changes: LabelChanges): RenamedCells | undefined {
  const gone = new Set<string>();
  let count = 0;
  const result = replaceTexts(text, paths, (written) =>
    written.replace(LABEL, (label) => {
      if (!changes.has(label)) return label;
      const now = changes.get(label);
      if (now === undefined) gone.add(label);
      else count++;
      return now ?? label;
    }),
  );
  return result === undefined ? undefined : { text: result, count, gone: [...gone] };
}
