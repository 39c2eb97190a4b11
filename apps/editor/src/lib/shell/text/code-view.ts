// The text editor: CodeMirror with YAML, the document's own undo, problems in place and help from the workspace. Loaded on first use.
import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import {
  HighlightStyle,
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { forEachDiagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import type { Action, Diagnostic as Mark } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, type Text } from '@codemirror/state';
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Diagnostic } from '@railwright/content';
import type { QuickFix } from '../../core/checks/text-help.ts';
import { makePatch } from '../../core/document/history.ts';
import { phrases } from './phrases.ts';
import { TypingSteps } from './typing-steps.ts';
import { completionSource, offsetAt, pointerHelp, type TextHelp } from './workspace-help.ts';

export interface CodeHost {
  /** `begins`: the change starts a new step. */
  typed(text: string, begins: boolean): void;
  undo(): void;
  redo(): void;
  save(): void;
  /** Whether Tab leaves the text now, instead of indenting. */
  leaving(leaves: boolean): void;
}

const fromDocument = Annotation.define<boolean>();

const colors = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--link)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--good)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--soft)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.atom, tags.number, tags.bool], color: 'var(--accent)' },
]);

export class CodeView {
  readonly #view: EditorView;
  readonly #steps = new TypingSteps();
  readonly #host: CodeHost;
  /** A user who undoes a step wants to see it. */
  #follows = false;

  /** `described` is the id of the element that says how the keyboard leaves the text, where that has to be said. */
  constructor(
    parent: HTMLElement,
    text: string,
    label: string,
    described: string | undefined,
    readOnly: boolean,
    host: CodeHost,
    help: TextHelp,
    /** Whether lines that are too long go on in the next, so that nobody scrolls in two directions. */
    wraps: boolean,
  ) {
    this.#host = host;
    const run = (what: () => void) => () => {
      what();
      return true;
    };
    const step = (what: () => void) =>
      run(() => {
        this.#follows = true;
        what();
      });
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          highlightSelectionMatches(),
          indentUnit.of('  '),
          EditorState.lineSeparator.of(text.includes('\r\n') ? '\r\n' : '\n'),
          EditorState.readOnly.of(readOnly),
          phrases,
          yaml(),
          wraps ? EditorView.lineWrapping : [],
          syntaxHighlighting(colors),
          lintGutter(),
          autocompletion({ override: [completionSource(help)] }),
          pointerHelp(help),
          EditorView.contentAttributes.of({
            'aria-label': label,
            ...(described !== undefined && { 'aria-describedby': described }),
            tabindex: '0',
          }),
          EditorView.domEventObservers({
            keydown: ({ key }) => {
              if (!['Tab', 'Shift', 'Escape'].includes(key)) this.#leave(false);
            },
            blur: () => this.#leave(false),
          }),
          keymap.of([
            { key: 'Mod-z', run: step(() => host.undo()), preventDefault: true },
            { key: 'Mod-y', run: step(() => host.redo()), preventDefault: true },
            { key: 'Mod-Shift-z', run: step(() => host.redo()), preventDefault: true },
            { key: 'Mod-s', run: run(() => host.save()), preventDefault: true },
            { key: 'Mod-.', run: fixHere },
            ...completionKeymap,
            ...lintKeymap,
            ...searchKeymap,
            ...defaultKeymap,
            // Tab would trap the keyboard, so Escape frees it unless it closes something.
            { key: 'Escape', run: run(() => this.#leave(true)) },
            indentWithTab,
          ]),
          EditorView.updateListener.of((update) => {
            const own = !update.transactions.some((t) => t.annotation(fromDocument));
            if (own && update.docChanged) {
              const begin = update.transactions.filter((t) => t.docChanged && this.#steps.begins(t));
              host.typed(update.state.sliceDoc(), begin.length > 0);
            } else if (update.docChanged || update.selectionSet) this.#steps.end();
          }),
        ],
      }),
    });
  }

  /** Shows another text, keeping cursor and scroll position unless the change was requested here. */
  setText(text: string): void {
    const follows = this.#follows;
    this.#follows = false;
    const patch = makePatch(this.#view.state.sliceDoc(), text);
    if (!patch) return;
    // Line ends count as one character here, even if the file has two.
    const { doc } = this.#view.state;
    const changes = text.includes('\r')
      ? { from: 0, to: doc.length, insert: text }
      : { from: patch.from, to: patch.from + patch.removed.length, insert: patch.inserted };
    const end = changes.from + this.#view.state.toText(changes.insert).length;
    this.#view.dispatch({
      changes,
      annotations: fromDocument.of(true),
      ...(follows && { selection: { anchor: end }, scrollIntoView: true }),
    });
  }

  /** `fixes` are those of the problems, in their order. */
  setProblems(problems: readonly Diagnostic[], fixes: readonly (QuickFix | undefined)[]): void {
    const marks = problems.map((problem, i): Mark => {
      const from = this.#offset(problem.start.line, problem.start.column);
      const fix = fixes[i];
      return {
        from,
        to: Math.max(from, this.#offset(problem.end.line, problem.end.column)),
        severity: problem.severity,
        ...messageOf(problem),
        source: problem.code,
        ...(fix && !this.#view.state.readOnly && { actions: [actionOf(fix, from, this.#view.state.doc)] }),
      };
    });
    this.#view.dispatch(setDiagnostics(this.#view.state, marks));
  }

  goTo(line: number, column: number, quiet = false): void {
    const at = this.#offset(line, column);
    this.#view.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: 'center' }),
    });
    if (!quiet) this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
  }

  #leave(leaves: boolean): void {
    this.#view.setTabFocusMode(leaves);
    this.#host.leaving(leaves);
  }

  #offset(line: number, column: number): number {
    const { doc } = this.#view.state;
    const at = doc.line(Math.max(1, Math.min(doc.lines, line)));
    return Math.min(at.to, at.from + column - 1);
  }
}

/** Applies the quick fix of the first problem at the cursor. */
function fixHere(view: EditorView): boolean {
  const { head } = view.state.selection.main;
  let fix: (() => void) | undefined;
  forEachDiagnostic(view.state, ({ actions: [action] = [] }, from, to) => {
    if (action && from <= head && head <= to) fix ??= () => action.apply(view, from, to);
  });
  fix?.();
  return fix !== undefined;
}

/** What it says and how to mend it; between backticks is code. */
function messageOf({ message, help }: Diagnostic): Pick<Mark, 'message' | 'renderMessage'> {
  const said = help ? `${message}\n${help}` : message;
  return {
    message: said.replaceAll('`', ''),
    renderMessage: () => {
      const node = document.createElement('span');
      for (const [i, part] of said.split('`').entries())
        node.append(
          i % 2 === 1 ? Object.assign(document.createElement('code'), { textContent: part }) : part,
        );
      return node;
    },
  };
}

/** Its mark begins at `mark` in `doc`; once its place has other words, the fix does nothing. */
function actionOf({ title, edit }: QuickFix, mark: number, doc: Text): Action {
  const start = offsetAt(doc, edit.range.start);
  const before = doc.sliceString(start, offsetAt(doc, edit.range.end));
  return {
    name: title,
    apply: (view, now) => {
      const from = now + start - mark;
      const to = from + before.length;
      if (from < 0 || view.state.sliceDoc(from, to) !== before) return;
      view.dispatch({ changes: { from, to, insert: edit.newText } });
    },
  };
}
