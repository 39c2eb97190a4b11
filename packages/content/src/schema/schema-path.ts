// Finds the schema for a place of a YAML text: the keys that lead there, and the schema of its value.
import { isMap, isPair, isScalar, isSeq } from 'yaml';
import type { Node, Pair } from 'yaml';
import { readYaml } from '../yaml/read.ts';
import type { Annotations } from './annotations.ts';

/** The part of JSON Schema that content uses, with its annotations. */
export interface Schema extends Annotations {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

export interface Spot {
  readonly path: readonly (string | number)[];
  /** Keys the object around the place has already. */
  readonly keys: readonly string[];
}

/** The object or value at an offset. In a broken or unfinished text, as near as the parser gets. */
export function spotAt(text: string, offset: number): Spot {
  const path: (string | number)[] = [];
  let keys: string[] = [];
  let node: unknown = readYaml(text).documents[0]?.contents;
  const covers = (value: unknown): boolean => {
    const range = (value as Node | null)?.range;
    return range !== undefined && range !== null && offset >= range[0] && offset <= range[2];
  };
  while (isMap(node) || isSeq(node)) {
    if (isSeq(node)) {
      const index = node.items.findIndex(covers);
      if (index < 0) break;
      path.push(index);
      node = node.items[index];
      continue;
    }
    keys = node.items.flatMap(({ key }) =>
      isScalar(key) && typeof key.value === 'string' ? [key.value] : [],
    );
    const pair = node.items.find(
      (item): item is Pair => isPair(item) && (covers(item.value) || covers(item.key)),
    );
    if (!pair || !isScalar(pair.key)) break;
    path.push(String(pair.key.value));
    node = pair.value;
  }
  return { path, keys };
}

/** The schema at a path, references followed; undefined where it says nothing. */
export function schemaAt(root: Schema, path: readonly (string | number)[]): Schema | undefined {
  let schema = schemaOf(root);
  for (const step of path) {
    if (!schema) return undefined;
    schema = typeof step === 'number' ? itemSchema(root, schema) : propertySchema(root, schema, step);
  }
  return schema;
}

/** The schema of the whole. */
function schemaOf(root: Schema): Schema | undefined {
  return resolve(root, root);
}

/** The schema of the items of a list. */
function itemSchema(root: Schema, list: Schema): Schema | undefined {
  return resolve(root, list.items);
}

/** The schema of the value of a key. */
function propertySchema(root: Schema, object: Schema, key: string): Schema | undefined {
  return resolve(root, propertyOf(object, key));
}

function propertyOf(schema: Schema, key: string): Schema | undefined {
  if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

function resolve(root: Schema, schema: Schema | undefined): Schema | undefined {
  let current = schema;
  for (let i = 0; i < 8 && current?.$ref !== undefined; i++) {
    const { $ref, description } = current;
    const name = $ref.replace('#/$defs/', '');
    const target = root.$defs && Object.hasOwn(root.$defs, name) ? root.$defs[name] : undefined;
    // A description next to the reference is more specific than the one it leads to.
    current = target && (description === undefined ? target : { ...target, description });
  }
  return current;
}

/** Values that may stand there, as text. */
export function valuesOf(schema: Schema): string[] {
  const values = schema.enum ?? (schema.const === undefined ? (schema.examples ?? []) : [schema.const]);
  return values.filter((v) => typeof v !== 'object').map(String);
}
