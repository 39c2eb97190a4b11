// Renames cells in the files that mention them: the map itself, card tests and strategies. Only the names are replaced, so comments and
// everything else keep their bytes. In a test, any word that is a label counts as a cell's name, and two with a hyphen as a route's.
import { readData, replaceTexts, schemaReferences, type Path, type Schema } from '@railwright/content';
import { isData, listAt } from '../../core/content/data.ts';
import type { LabelChanges } from './labels.ts';

export interface RenamedCells {
  readonly text: string;
  /** How many names were replaced. */
  readonly count: number;
  /** Cells that are named and gone, each once. */
  readonly gone: readonly string[];
}

const LABEL = /[A-Z]{1,3}[1-9]\d{0,4}/g;
const NAMES = new RegExp(`(?<![\\w-])${LABEL.source}(?:-${LABEL.source})?(?![\\w-])`, 'g');
/** The parts of a test that speak of its map. */
const PARTS = ['given', 'do', 'expect'] as const;

/** What a test is played on, as written. */
export interface TestPlace {
  readonly setup: unknown;
  readonly map: unknown;
}

/** The schema of maps says which texts are cells. */
const [MAP_SCHEMA = {}] = Object.values(
  import.meta.glob<Schema>('../../../../../../schemas/map.schema.json', { import: 'default', eager: true }),
);
/** What the picture shows is written anew from there. */
const DRAWN: readonly unknown[] = ['places', 'barriers'];

/** Names in a map itself, in all its lists but those that the picture shows. */
export function renameInMap(text: string, changes: LabelChanges): RenamedCells | undefined {
  const cells = schemaReferences(MAP_SCHEMA, readData(text)).filter(
    ({ to, path }) => to === 'cells' && !DRAWN.includes(path[0]),
  );
  return renameWithin(
    text,
    cells.map(({ path }) => path),
    changes,
  );
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
