// The letters of a map in the colours of their terrains.
import {
  Range,
  window,
  workspace,
  type Disposable,
  type TextEditor,
  type TextEditorDecorationType,
} from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';

interface Place {
  readonly line: number;
  readonly character: number;
}
type Letters = Readonly<Record<string, readonly { readonly start: Place; readonly end: Place }[]>>;

export function paintLetters(client: LanguageClient): Disposable[] {
  const paints = new Map<string, TextEditorDecorationType>();
  const paintFor = (color: string): TextEditorDecorationType => {
    const paint =
      paints.get(color) ?? window.createTextEditorDecorationType({ backgroundColor: color, color: '#000' });
    paints.set(color, paint);
    return paint;
  };
  const paint = async (editor: TextEditor | undefined): Promise<void> => {
    if (!editor || !/[\\/]maps[\\/]/.test(editor.document.fileName) || !client.isRunning()) return;
    const uri = editor.document.uri.toString();
    const letters = await client.sendRequest<Letters>('railwright/letterColors', { uri });
    for (const color of new Set([...paints.keys(), ...Object.keys(letters)]))
      editor.setDecorations(
        paintFor(color),
        (letters[color] ?? []).map(
          ({ start, end }) => new Range(start.line, start.character, end.line, end.character),
        ),
      );
  };
  return [
    window.onDidChangeActiveTextEditor((editor) => void paint(editor)),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (document === window.activeTextEditor?.document) void paint(window.activeTextEditor);
    }),
    client.onDidChangeState(() => void paint(window.activeTextEditor)),
  ];
}
