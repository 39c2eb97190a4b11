// Renames cells in the files that mention them: the map itself, card tests and strategies. Only the names are replaced; comments and
// everything else stay unchanged. In a test, any word that is a label counts as a cell's name, and two with a hyphen as a route's.
import {
  readData,
  replaceTexts,
  schemaReferences,
  withAnnotations,
  type Path,
  type Schema,
} from '@railwright/content';
import { isData, listAt } from '../../core/content/data.ts';
import type { LabelChanges } from './labels.ts';

export interface RenamedCells {
  readonly text: string;
  /** The number of replaced names. */
  readonly count: number;
  /** Deleted cells that the file names, each once. */
  readonly gone: readonly string[];
}

const LABEL = /[A-Z]{1,3}[1-9]\d{0,4}/g;
const NAMES = new RegExp(`(?<![\\w-])${LABEL.source}(?:-${LABEL.source})?(?![\\w-])`, 'g');
/** The parts of a test that mention its map. */
const PARTS = ['given', 'do', 'expect'] as const;

/** The setup or map of a test, as written. */
export interface TestPlace {
  readonly setup: unknown;
  readonly map: unknown;
}

/** The map schema tells which texts are cells. */
const [PUBLISHED = {}] = Object.values(
  import.meta.glob<Schema>('../../../../../../schemas/map.schema.json', { import: 'default', eager: true }),
);
const MAP_SCHEMA = withAnnotations(PUBLISHED);
/** Lists shown in the picture are rewritten from the model. */
const DRAWN: readonly unknown[] = ['places', 'barriers'];

/** Names in a map itself, in all lists except those shown in the picture. */
export function renameInMap(text: string, changes: LabelChanges): RenamedCells | undefined {
  const cells = schemaReferences(MAP_SCHEMA, readData(text)).filter(
    // A run such as B1-B4 is one text with two names.
    ({ to, path, from }) => to === 'cells' && from === 0 && !DRAWN.includes(path[0]),
  );
  return renameWithin(
    text,
    cells.map(({ path }) => path),
    changes,
  );
}

/** Names in the tests for which `isOn` says that they use the map; undefined for unreadable text. */
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

/** Names of the cells that attract rails in a strategy. */
export function renameInStrategy(text: string, changes: LabelChanges): RenamedCells | undefined {
  return renameWithin(text, [['rails', 'toward']], changes);
}

function renameWithin(text: string, paths: readonly Path[], changes: LabelChanges): RenamedCells | undefined {
  const gone = new Set<string>();
  let count = 0;
  const result = replaceTexts(text, paths, (written) =>
    written.replace(NAMES, (name) =>
      name.replace(LABEL, (label) => {
        if (!changes.has(label)) return label;
        const now = changes.get(label);
        if (now === undefined) gone.add(label);
        else count++;
        return now ?? label;
      }),
    ),
  );
  return result === undefined ? undefined : { text: result, count, gone: [...gone] };
}
