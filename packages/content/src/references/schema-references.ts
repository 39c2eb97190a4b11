// References in the texts of a document and ids defined there, as its schema declares them. A schema is turned into functions once: most of
// it says nothing about references, and files are many.
import type { SourceFile } from '../packs/model.ts';
import type { Annotations, NamedKind, Ref } from '../schema/annotations.ts';
import type { Path } from '../text/path.ts';

/** A text in a document that refers to an item or gives it its id. */
export interface Reference {
  readonly to: NamedKind;
  /** The scope in which the id is looked up. */
  readonly scope: Ref['scope'];
  /** As written: an id, or `pack/id`. */
  readonly id: string;
  readonly path: Path;
  /** Whether it is the key of the path or its value. */
  readonly at: 'key' | 'value';
  /** The character of the key or value at which the id begins, from 0. */
  readonly from: number;
  /** Whether the item gets its id here. */
  readonly own: boolean;
}

interface Schema extends Annotations {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
}

class Walk {
  readonly found: Reference[] = [];
  readonly path: (string | number)[] = [];

  note(
    { 'x-ref': ref, 'x-refs': refs = ref ? [ref] : [], 'x-def': kind }: Annotations,
    text: string,
    at: 'key' | 'value',
  ): void {
    const place = (): Pick<Reference, 'path' | 'at'> => ({ path: [...this.path], at });
    if (kind !== undefined)
      this.found.push({ to: kind, scope: 'pack', id: text, ...place(), from: 0, own: true });
    for (const { to, scope, part } of refs) {
      const [from, end] =
        part === undefined ? [0, text.length] : (patternOf(part).exec(text)?.indices?.[1] ?? [0, 0]);
      if (end > from) this.found.push({ to, scope, id: text.slice(from, end), ...place(), from, own: false });
    }
  }
}

/** Making one costs more than reading with it. */
const patterns = new Map<string, RegExp>();

function patternOf(part: string): RegExp {
  const pattern = patterns.get(part) ?? new RegExp(part, 'd');
  patterns.set(part, pattern);
  return pattern;
}

type Visit = (value: unknown, walk: Walk) => void;

/** Every text of the data that the schema says something about, from the top. Data need not fit the schema. */
export function schemaReferences(schema: object, data: unknown): readonly Reference[] {
  const walk = new Walk();
  visitOf(schema)?.(data, walk);
  return walk.found;
}

const found = new WeakMap<SourceFile, readonly Reference[]>();

/** Those of a file of this schema. A file that is not YAML has none. */
export function fileReferences(schema: object, file: SourceFile): readonly Reference[] {
  const known = found.get(file) ?? (file.document ? schemaReferences(schema, file.document.data) : []);
  found.set(file, known);
  return known;
}

const visits = new WeakMap<object, Visit | 'none'>();

function visitOf(root: Schema): Visit | undefined {
  const known = visits.get(root) ?? compile(root, root, new Map()) ?? 'none';
  visits.set(root, known);
  return known === 'none' ? undefined : known;
}

/** Undefined where nothing refers to anything. */
function compile(schema: Schema, root: Schema, known: Map<string, Visit>): Visit | undefined {
  if (schema.$ref !== undefined) return definition(schema.$ref.replace('#/$defs/', ''), root, known);
  if (schema['x-within']) return compile(schema['x-within'], root, known);
  const fields = new Map<string, Visit>();
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const visit = compile(inner, root, known);
    if (visit) fields.set(key, visit);
  }
  const more = schema.additionalProperties;
  const others = typeof more === 'object' ? compile(more, root, known) : undefined;
  const keys = isAnnotated(schema.propertyNames) ? schema.propertyNames : undefined;
  const items = schema.items && compile(schema.items, root, known);
  const firsts = schema.prefixItems?.map((item) => compile(item, root, known)) ?? [];
  const text = isAnnotated(schema);
  if (!text && !items && !keys && !others && fields.size + firsts.length === 0) return undefined;
  return (value, walk) => {
    if (typeof value === 'string') {
      if (text) walk.note(schema, value, 'value');
    } else if (Array.isArray(value)) {
      value.forEach((item: unknown, i) => {
        const visit = firsts[i] ?? items;
        if (visit) within(walk, i, visit, item);
      });
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        const visit = schema.properties && Object.hasOwn(schema.properties, key) ? fields.get(key) : others;
        if (!visit && !keys) continue;
        within(
          walk,
          key,
          (one) => {
            if (keys) walk.note(keys, key, 'key');
            visit?.(one, walk);
          },
          inner,
        );
      }
  };
}

/** Definitions hold each other, so each is turned when it is first needed. */
function definition(name: string, root: Schema, known: Map<string, Visit>): Visit {
  const before = known.get(name);
  if (before) return before;
  let made: { readonly visit: Visit | undefined } | undefined;
  const visit: Visit = (value, walk) => {
    const inner = root.$defs && Object.hasOwn(root.$defs, name) ? root.$defs[name] : undefined;
    made ??= { visit: inner && compile(inner, root, known) };
    made.visit?.(value, walk);
  };
  known.set(name, visit);
  return visit;
}

function within(walk: Walk, step: string | number, visit: Visit, value: unknown): void {
  walk.path.push(step);
  visit(value, walk);
  walk.path.pop();
}

function isAnnotated(schema: Annotations | undefined): schema is Annotations {
  return (
    schema !== undefined &&
    (schema['x-ref'] !== undefined || schema['x-refs'] !== undefined || schema['x-def'] !== undefined)
  );
}
