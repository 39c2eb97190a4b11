// Help while typing, from the workspace: completions, what is under the pointer, and the way to a definition, as CodeMirror shows them.
import { insertCompletionText, type Completion, type CompletionSource } from '@codemirror/autocomplete';
import type { Extension, Text } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap } from '@codemirror/view';
import { CompletionItemKind } from 'vscode-languageserver-types';
import type { CompletionItem, Hover, Location, Position } from 'vscode-languageserver-types';
import { said } from '../../core/words/words.ts';
import { IS_MAC } from '../commands/command.ts';
import { markdownElements } from './markdown.ts';

/** Answers about the current text; positions count from 0. */
export interface TextHelp {
  complete(position: Position): Promise<readonly CompletionItem[]>;
  hover(position: Position): Promise<Hover | undefined>;
  definition(position: Position): Promise<Location | undefined>;
  /** Shows a place in another file, or in this one. */
  show(place: Location): void;
}

const TYPES: Partial<Record<CompletionItemKind, string>> = {
  [CompletionItemKind.Property]: 'property',
  [CompletionItemKind.EnumMember]: 'enum',
  [CompletionItemKind.Reference]: 'constant',
};

export function completionSource(help: TextHelp): CompletionSource {
  return async (context) => {
    const { state, pos, explicit } = context;
    const { doc } = state;
    if (!explicit && !context.matchBefore(/[\w/-]+$/)) return null;
    const items = await help.complete(positionAt(doc, pos)).catch(() => []);
    const edit = items[0]?.textEdit;
    if (!edit || !('range' in edit)) return null;
    // The whole word is replaced, but only what is before the cursor chooses among the words.
    const rest = Math.max(0, offsetAt(doc, edit.range.end) - pos);
    const options = items.map((item): Completion => {
      const type = item.kind && TYPES[item.kind];
      const word = item.textEdit?.newText ?? item.label;
      return {
        label: item.label,
        apply: (view, _, from, to) => {
          view.dispatch(insertCompletionText(view.state, word, from, to + rest));
        },
        ...(type !== undefined && { type }),
        ...(item.detail !== undefined && { detail: said(item.detail) }),
        ...(typeof item.documentation === 'string' && { info: said(item.documentation) }),
      };
    });
    return { from: offsetAt(doc, edit.range.start), options, validFor: /^[\w/-]*$/ };
  };
}

export function pointerHelp(help: TextHelp): Extension {
  const goTo = async (view: EditorView, pos: number): Promise<void> => {
    const place = await help.definition(positionAt(view.state.doc, pos)).catch(() => undefined);
    if (place) help.show(place);
  };
  return [
    hoverTooltip(async ({ state: { doc } }, pos) => {
      const found = await help.hover(positionAt(doc, pos)).catch(() => undefined);
      if (!found || typeof found.contents !== 'object' || !('value' in found.contents)) return null;
      const { value } = found.contents;
      const range = found.range && {
        pos: offsetAt(doc, found.range.start),
        end: offsetAt(doc, found.range.end),
      };
      return {
        pos,
        ...range,
        create: () => {
          const dom = document.createElement('div');
          dom.className = 'yaml-hover';
          dom.append(...markdownElements(spoken(value)));
          return { dom };
        },
      };
    }),
    keymap.of([{ key: 'F12', run: (view) => (void goTo(view, view.state.selection.main.head), true) }]),
    EditorView.domEventHandlers({
      mousedown: (event, view) => {
        const pos = (IS_MAC ? event.metaKey : event.ctrlKey) ? view.posAtCoords(event) : null;
        if (pos === null || event.button !== 0) return false;
        void goTo(view, pos);
        return true;
      },
    }),
  ];
}

/** A description and, in italics, what may be written, both out of a schema. */
const spoken = (value: string): string =>
  value
    .split('\n\n')
    .map((part) =>
      part.replace(/^\*(.*)\*$|^.*$/s, (all, title?: string) => (title ? `*${said(title)}*` : said(all))),
    )
    .join('\n\n');

function positionAt(doc: Text, pos: number): Position {
  const line = doc.lineAt(pos);
  return { line: line.number - 1, character: pos - line.from };
}

export function offsetAt(doc: Text, { line, character }: Position): number {
  const { from, to } = doc.line(Math.max(1, Math.min(doc.lines, line + 1)));
  return Math.min(to, from + character);
}
