// The language server: answers editors' messages. Requests that arrive before the content has been read wait for it.
import {
  createConnection,
  DidChangeWatchedFilesNotification,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocuments,
  type Connection,
  type InitializeParams,
} from 'vscode-languageserver/node';
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  actions,
  colors,
  colorTexts,
  complete,
  definition,
  folding,
  hover,
  lenses,
  letterColors,
  OPEN_STUDIO,
  references,
  rename,
  renameable,
  RUN_TEST,
  symbols,
  tokens,
  Workspace,
} from '@railwright/workspace';
import { Addresses, toPath } from './addresses.ts';
import { capabilities } from './capabilities.ts';
import { Checks } from './checks.ts';
import { headerCheck } from './framing.ts';
import { runTest } from './run-test.ts';
import { openSources } from './sources.ts';

/** The program that the server runs in. */
export interface Host {
  /** The folder of the packs that come with railwright. */
  readonly shipped: string;
  readonly version: string;
  /** The address of a page of the studio, which is started when it is first asked for. */
  readonly studio?: (folder: string, page: StudioPage) => Promise<string>;
}

/** A page of the studio about a file: a card to try, or a game of its content. */
export interface StudioPage {
  readonly path: string;
  readonly card?: string;
}

/** Megabytes. */
const NURSERY = 4;
/** LSP's code for a valid request that cannot be carried out. */
const REQUEST_FAILED = -32803;

/** Serves an editor on standard input and output until it leaves. */
export function serve(host: Host): void {
  // Much is read and little kept: with a small nursery, the process takes a third less memory and is just as fast.
  setFlagsFromString(`--max-semi-space-size=${NURSERY}`);
  setFlagsFromString('--semi-space-growth-factor=1');
  const reader = new StreamMessageReader(process.stdin);
  const server = new Server(createConnection(reader, new StreamMessageWriter(process.stdout)), host);
  const complain = (problem: string): void => void process.stderr.write(`railwright lsp: ${problem}\n`);
  const check = headerCheck();
  process.stdin.on('data', (bytes: Buffer) => {
    const problem = check(bytes);
    if (problem === undefined) return;
    // Where the next message begins cannot be known.
    complain(problem);
    process.exit(1);
  });
  reader.onError(({ message }) => complain(`A message cannot be read and is passed over: ${message}`));
  let incomplete: number | undefined;
  reader.onPartialMessage(({ messageToken }) => {
    if (messageToken !== incomplete) complain('A message is incomplete; its remaining bytes are awaited.');
    incomplete = messageToken;
  });
  for (const ended of ['end', 'close'])
    process.stdin.on(ended, () => process.exit(server.isShutDown ? 0 : 1));
  server.listen();
}

class Server {
  readonly #connection: Connection;
  readonly #host: Host;
  readonly #addresses = new Addresses();
  readonly #workspace = new Workspace((path) => this.#addresses.of(path));
  readonly #documents = new TextDocuments(TextDocument);
  readonly #checks: Checks;
  #folders: readonly string[] = [];
  #watches = false;
  isShutDown = false;
  /** Until then, nothing is known about any file. */
  #isRead = false;
  #ready: Promise<void> = new Promise(() => undefined);

  constructor(connection: Connection, host: Host) {
    this.#connection = connection;
    this.#host = host;
    this.#checks = new Checks(this.#workspace, host.version, (uri, diagnostics) => {
      void connection.sendDiagnostics({ uri, diagnostics });
    });
  }

  listen(): void {
    const connection = this.#connection;
    connection.onInitialize((params) => {
      const uris = foldersOf(params);
      for (const uri of uris) this.#addresses.met(uri.replace(/\/$/, ''));
      this.#folders = uris.map((uri) => toPath(uri));
      this.#watches = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
      this.#ready = this.#read();
      return {
        capabilities: capabilities(this.#host.studio !== undefined),
        serverInfo: { name: 'railwright', version: this.#host.version },
      };
    });
    connection.onInitialized(() => {
      if (this.#watches)
        void connection.client.register(DidChangeWatchedFilesNotification.type, {
          watchers: [{ globPattern: '**/*.{yaml,yml}' }],
        });
    });
    this.#listenToFiles();
    this.#answer();
    connection.onShutdown(() => {
      this.isShutDown = true;
      this.#checks.stop();
    });
    this.#documents.listen(connection);
    connection.listen();
  }

  async #read(): Promise<void> {
    const { own, shipped } = await openSources(this.#folders, this.#host.shipped);
    await this.#workspace.read(own, shipped);
    await this.#checks.first();
    this.#isRead = true;
    await this.#checks.now();
  }

  #listenToFiles(): void {
    this.#documents.onDidOpen(({ document }) => this.#addresses.met(document.uri));
    this.#documents.onDidChangeContent(({ document }) => {
      const path = toPath(document.uri);
      this.#workspace.type(path, document.getText());
      if (this.#isRead) this.#checks.soon();
    });
    this.#documents.onDidClose(({ document }) => {
      this.#workspace.close(toPath(document.uri));
      if (this.#isRead) this.#checks.soon();
    });
    this.#connection.onDidChangeWatchedFiles(async ({ changes }) => {
      for (const { uri } of changes) {
        const path = toPath(uri);
        this.#workspace.set(path, await readFile(path).catch(() => undefined));
      }
      if (this.#isRead) this.#checks.soon();
    });
  }

  #answer(): void {
    const connection = this.#connection;
    const workspace = this.#workspace;
    const at = <T>(uri: string, answer: (path: string) => T): Promise<T> =>
      this.#ready.then(() => answer(toPath(uri)));
    connection.onCompletion(({ textDocument, position }) =>
      at(textDocument.uri, (path) => complete(workspace, path, position)),
    );
    connection.onHover(({ textDocument, position }) =>
      at(textDocument.uri, (path) => hover(workspace, path, position, this.#host.version)),
    );
    connection.onDefinition(({ textDocument, position }) =>
      at(textDocument.uri, (path) => definition(workspace, path, position)),
    );
    connection.onReferences(({ textDocument, position, context }) =>
      at(textDocument.uri, (path) => references(workspace, path, position, context.includeDeclaration)),
    );
    connection.onPrepareRename(({ textDocument, position }) =>
      at(textDocument.uri, (path) => renameable(workspace, path, position)),
    );
    connection.onRenameRequest(({ textDocument, position, newName }) =>
      at(textDocument.uri, (path) => {
        const renaming = rename(workspace, path, position, newName);
        return renaming.ok
          ? { changes: renaming.changes }
          : new ResponseError<void>(REQUEST_FAILED, renaming.reason);
      }),
    );
    connection.onCodeAction(({ textDocument, context }) =>
      at(textDocument.uri, (path) => actions(workspace, path, context.diagnostics)),
    );
    connection.onDocumentSymbol(({ textDocument }) =>
      at(textDocument.uri, (path) => symbols(workspace, path)),
    );
    connection.onFoldingRanges(({ textDocument }) =>
      at(textDocument.uri, (path) => folding(workspace, path)),
    );
    connection.onDocumentColor(({ textDocument }) => at(textDocument.uri, (path) => colors(workspace, path)));
    connection.onColorPresentation(({ color }) => colorTexts(color));
    connection.onCodeLens(({ textDocument }) =>
      at(textDocument.uri, (path) => lenses(workspace, path, this.#host.studio !== undefined)),
    );
    connection.languages.semanticTokens.on(({ textDocument }) =>
      at(textDocument.uri, (path) => tokens(workspace, path)),
    );
    connection.onRequest('railwright/letterColors', ({ uri }: { readonly uri: string }) =>
      at(uri, (path) => letterColors(workspace, path)),
    );
    connection.onExecuteCommand(({ command, arguments: [path, what] = [] }) =>
      this.#execute(command, String(path), what),
    );
  }

  async #execute(command: string, path: string, what: unknown): Promise<void> {
    await this.#ready;
    if (command === RUN_TEST) {
      // From the current text of the files.
      await this.#checks.now();
      const { ok, text } = runTest(this.#workspace.checked, path, Number(what));
      await this.#say(ok ? MessageType.Info : MessageType.Warning, text);
    }
    if (command === OPEN_STUDIO) await this.#openStudio(path, String(what));
  }

  /** The studio reads files from disk, so it does not have unsaved changes. */
  async #openStudio(path: string, id: string): Promise<void> {
    const folder = this.#folders.find((one) => path.startsWith(`${one}/`));
    if (!this.#host.studio || folder === undefined)
      return this.#say(
        MessageType.Error,
        'The studio shows only files in the open folders; this file is in none of them.',
      );
    const page = this.#workspace.file(path)?.kind === 'cards' ? { path, card: id } : { path };
    try {
      const uri = await this.#host.studio(folder, page);
      if (this.#workspace.isUnsaved(path))
        await this.#say(MessageType.Info, 'The studio shows this file as it was last saved.');
      // Not every editor can open a browser.
      const shown = await this.#connection.window
        .showDocument({ uri, external: true })
        .catch(() => undefined);
      if (shown?.success !== true) await this.#say(MessageType.Info, `The studio is at ${uri}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await this.#say(MessageType.Error, `The studio cannot be opened: ${reason}`);
    }
  }

  #say(type: MessageType, message: string): Promise<void> {
    return this.#connection.sendNotification(ShowMessageNotification.type, { type, message });
  }
}

/** The folders that an editor names; some editors only use the older field. */
interface Roots {
  readonly workspaceFolders?: InitializeParams['workspaceFolders'];
  readonly rootUri: string | null;
}

function foldersOf({ workspaceFolders, rootUri }: Roots): string[] {
  return workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
}
