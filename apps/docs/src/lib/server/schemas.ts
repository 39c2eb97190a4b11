// A page for each JSON Schema: its fields as tables, and the file itself.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { prose, table } from './generated.ts';
import type { GeneratedPage } from './generated.ts';
import { read, ROOT } from './repository.ts';

interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const END = '.schema.json';

/** The overview first, with an empty slug. */
export function schemaPages(): readonly GeneratedPage[] {
  const schemas = readdirSync(join(ROOT, 'schemas'))
    .filter((file) => file.endsWith(END))
    .toSorted()
    .map((file) => ({
      slug: file.slice(0, -END.length),
      schema: JSON.parse(read(`schemas/${file}`)) as Schema,
    }));
  const isResult = ({ slug }: { readonly slug: string }): boolean => /-result$|^panel-|^event$/.test(slug);
  const list = (some: typeof schemas): string =>
    table(
      ['schema', 'describes', 'file'],
      some.map(({ slug, schema }) => [
        `[${slug}](/reference/schemas/${slug}/)`,
        prose([schema.title, schema.description].filter(Boolean).join('. ')),
        `[${slug}${END}](/files/schemas/${slug}${END})`,
      ]),
    );
  return [
    {
      slug: '',
      title: 'Schemas',
      markdown: [
        '# Schemas',
        'Every schema is JSON Schema 2020-12 and compiles in the strict mode of Ajv. `railwright schema` prints and writes them; [Check packs](../../docs/checking.md#schemas) says how editors use them.',
        '## Content files',
        list(schemas.filter((one) => !isResult(one))),
        '## Output of commands',
        list(schemas.filter(isResult)),
      ].join('\n\n'),
    },
    ...schemas.map(({ slug, schema }) => ({ slug, title: slug, markdown: schemaPage(slug, schema) })),
  ];
}

function schemaPage(slug: string, schema: Schema): string {
  const defs = Object.entries(schema.$defs ?? {});
  return [
    `# Schema ${slug}`,
    prose(
      [capital(schema.title ?? ''), schema.description]
        .filter(Boolean)
        .join('. ')
        .replace(/([^.])$/, '$1.'),
    ),
    `[Download ${slug}${END}](/files/schemas/${slug}${END})`,
    ...(schema.anyOf ?? [schema]).map((one, i) =>
      [`## ${schema.anyOf ? alternative(one, i) : 'Fields'}`, ...body(one)].join('\n\n'),
    ),
    ...defs.map(([name, def]) =>
      [
        `## ${name}`,
        ...(def.title === undefined ? [] : [`${prose(capital(def.title))}.`]),
        ...body(def),
      ].join('\n\n'),
    ),
  ].join('\n\n');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The constant that tells an alternative from the others, such as the type of an event. */
function alternative({ properties = {}, title }: Schema, index: number): string {
  const constant = Object.values(properties).find(({ const: value }) => value !== undefined)?.const;
  return String(constant ?? title ?? `Alternative ${index + 1}`);
}

function body(schema: Schema): string[] {
  const rows = rowsOf(schema, '');
  const told = schema.description === undefined ? [] : [prose(schema.description)];
  if (rows.length > 0) return [...told, table(['field', 'value', 'meaning'], rows)];
  return [...told, `Value: ${valueOf(schema)}.`];
}

/** A row for each field, also those of objects and lists within: `market.kinds[]`. */
function rowsOf(schema: Schema, path: string): string[][] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const needed = schema.required?.includes(key) === true ? ' (required)' : '';
    return [[`\`${at}\`${needed}`, valueOf(inner), prose(inner.description ?? '')], ...rowsOf(inner, at)];
  });
  const { items, additionalProperties: others, anyOf = [] } = schema;
  return [
    ...fields,
    ...(items ? rowsOf(items, `${path}[]`) : []),
    ...(typeof others === 'object' && path !== '' && others.properties ? rowsOf(others, `${path}.*`) : []),
    ...(path === '' ? [] : anyOf.flatMap((one) => rowsOf(one, path))),
  ];
}

function valueOf(schema: Schema): string {
  const { title, $ref, const: constant, enum: words, items, anyOf, type } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (constant !== undefined) return `\`${JSON.stringify(constant)}\``;
  if (title !== undefined) return prose(title);
  if (words) return words.map((word) => `\`${JSON.stringify(word)}\``).join(', ');
  if (items) return `list of: ${valueOf(items)}`;
  if (anyOf) return [...new Set(anyOf.map(valueOf))].join(' or ');
  return type === undefined ? 'anything' : [type].flat().join(' or ');
}
