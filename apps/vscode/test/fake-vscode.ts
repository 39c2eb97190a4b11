// A stand-in for the parts of VS Code that the extension uses: tests set what is open and configured, and see messages and registrations.

type Call = (...args: never[]) => unknown;

export const state = {
  folders: [] as string[],
  server: '',
  warnings: [] as string[],
  errors: [] as string[],
  commands: new Map<string, () => Promise<void>>(),
  /** Callbacks for changes of settings, of the active editor or of a text. */
  listeners: new Map<string, Call>(),
  painted: [] as { readonly color: string; readonly ranges: readonly Range[] }[],
};

const listen = (name: string) => (listener: Call) => {
  state.listeners.set(name, listener);
  return { dispose: () => state.listeners.delete(name) };
};

const editor = {
  document: { fileName: '/here/mini/maps/mini.yaml', uri: 'file:///here/mini/maps/mini.yaml' },
  setDecorations: ({ color }: { readonly color: string }, ranges: readonly Range[]) =>
    state.painted.push({ color, ranges }),
};

export const commands = {
  registerCommand: (name: string, run: () => Promise<void>) => {
    state.commands.set(name, run);
    return { dispose: () => state.commands.delete(name) };
  },
};

export const workspace = {
  get workspaceFolders() {
    return state.folders.map((fsPath) => ({ uri: { fsPath } }));
  },
  getConfiguration: (section: string) => ({
    get: (name: string, other: string) =>
      `${section}.${name}` === 'railwright.server' ? state.server : other,
  }),
  onDidChangeConfiguration: listen('settings'),
  onDidChangeTextDocument: listen('text'),
};

export const window = {
  activeTextEditor: editor,
  showWarningMessage: (text: string) => state.warnings.push(text),
  showErrorMessage: (text: string) => state.errors.push(text),
  createTextEditorDecorationType: ({ backgroundColor: color }: { readonly backgroundColor: string }) => ({
    color,
  }),
  onDidChangeActiveTextEditor: listen('editor'),
};

export class Range {
  readonly place: readonly number[];

  constructor(...place: readonly number[]) {
    this.place = place;
  }
}
