// Completion and hover in the text, from the schema of the file.
import type {
  Completion,
  CompletionContext,
  CompletionResult,
  CompletionSource,
} from '@codemirror/autocomplete';
import { hoverTooltip } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import { schemaAt, spotAt, valuesOf } from '@railwright/content';
import type { NamedKind } from '@railwright/content';
import type { Schema } from '@railwright/content';

/** `idsOf` gives the ids that a reference to a kind may use here. */
export function yamlCompletion(
  schema: Schema,
  idsOf: (kind: NamedKind) => readonly string[],
): CompletionSource {
  return (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    if (/^\s*#/.test(before)) return null;
    const word = /[\w/-]*$/.exec(before)?.[0] ?? '';
    const from = context.pos - word.length;
    const text = context.state.doc.toString();
    // Without the word being typed, which would otherwise count as a key.
    const withWord = (what: string): string => text.slice(0, from) + what + text.slice(context.pos);
    const asValue = spotAt(withWord('x'), from + 1);
    const here = schemaAt(schema, asValue.path);
    const isValue =
      /:\s+[\w/-]*$/.test(before) || (typeof asValue.path.at(-1) === 'number' && here?.['x-ref']);
    if (word === '' && !context.explicit) return null;
    if (isValue) {
      const ref = here?.['x-ref'];
      const words = here ? [...(ref ? idsOf(ref.to) : []), ...valuesOf(here)] : [];
      const options = [...new Set(words)].map((label): Completion => ({ label, type: 'enum' }));
      return options.length > 0 ? { from, options } : null;
    }
    const { path, keys } = spotAt(withWord('x: 0'), from + 1);
    const parent = path.at(-1) === 'x' ? path.slice(0, -1) : path;
    const properties = schemaAt(schema, parent)?.properties;
    if (!properties) return null;
    const options = Object.entries(properties)
      .filter(([key]) => !keys.includes(key))
      .map(([label, property]): Completion => ({
        label,
        type: 'property',
        apply: `${label}: `,
        ...(property.title ? { detail: property.title } : {}),
        ...(property.description ? { info: property.description } : {}),
      }));
    return { from, options };
  };
}

export function yamlHover(schema: Schema): Extension {
  return hoverTooltip((view, pos) => {
    const line = view.state.doc.lineAt(pos);
    const key = /([\w-]+)\s*:/g;
    for (let match = key.exec(line.text); match; match = key.exec(line.text)) {
      const start = line.from + match.index;
      const name = match[1] ?? '';
      if (pos < start || pos > start + name.length) continue;
      const { path } = spotAt(view.state.doc.toString(), start + match[0].length + 1);
      const index = path.lastIndexOf(name);
      const found = schemaAt(schema, index < 0 ? [...path, name] : path.slice(0, index + 1));
      if (!found?.description && !found?.title) return null;
      return {
        pos: start,
        end: start + name.length,
        create: () => {
          const dom = document.createElement('div');
          dom.className = 'yaml-hover';
          const what = document.createElement('p');
          what.textContent = found.description ?? '';
          const type = document.createElement('p');
          type.className = 'yaml-hover-type';
          type.textContent = found.title ?? '';
          dom.append(what, type);
          return { dom };
        },
      };
    }
    return null;
  });
}
