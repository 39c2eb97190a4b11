// The schemas as they are published: for editors one file for each kind of file, for programs one for each result.
import { EVENT_SCHEMA } from './events/reference.ts';
import { GAME_NAMES, kindsOf, TestsSchema } from './game-named.ts';
import { DiffResultSchema } from './results/diff-result.ts';
import { TestRunSchema } from './results/test-result.ts';
import { ValidationResultSchema } from './results/validation-result.ts';
import { withComments } from './schema/annotations.ts';
import { PackSchema } from './schema/pack.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** A schema as a file. */
export interface PublishedSchema {
  /** File in schemas/. */
  readonly file: string;
  /** JSON Schema 2020-12. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Those of content files, by name. */
export function publishedSchemas(): PublishedSchema[] {
  const schemas = new Map<string, object>([
    ['pack', PackSchema],
    // Of any game, for editors that do not know which.
    ['tests', TestsSchema],
  ]);
  for (const game of GAME_NAMES)
    for (const { schemaName, schema } of kindsOf(game)) schemas.set(schemaName, schema);
  return [...schemas].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, schema]) => published(name, schema));
}

/** Those of what commands print as JSON. */
export function resultSchemas(): PublishedSchema[] {
  return [
    published('event', EVENT_SCHEMA),
    published('diff-result', DiffResultSchema),
    published('test-result', TestRunSchema),
    published('validation-result', ValidationResultSchema),
  ];
}

function published(name: string, schema: object): PublishedSchema {
  return { file: `${name}.schema.json`, schema: { $schema: DIALECT, ...withComments(schema) } };
}
