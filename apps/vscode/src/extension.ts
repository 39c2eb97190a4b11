// The extension for VS Code: starts the language server of the opened folder, or the bundled one, and colors the letters of maps.
import { join } from 'node:path';
import { commands, window, workspace, type Disposable, type ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { paintLetters } from './paint-letters.ts';
import { refusalOf, serversToTry } from './servers.ts';

const OWN = join('dist', 'server.js');

let client: LanguageClient | undefined;
let paints: Disposable[] = [];

export async function activate(context: ExtensionContext): Promise<void> {
  const restart = async (): Promise<void> => {
    await deactivate();
    await start(context.asAbsolutePath(OWN));
  };
  context.subscriptions.push(
    commands.registerCommand('railwright.restart', restart),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('railwright.server')) void restart();
    }),
  );
  await start(context.asAbsolutePath(OWN));
}

export async function deactivate(): Promise<void> {
  for (const paint of paints.splice(0)) paint.dispose();
  const running = client;
  client = undefined;
  await running?.stop().catch(() => undefined);
}

async function start(own: string): Promise<void> {
  const server = await serverToUse(own);
  client = new LanguageClient(
    'railwright',
    'Railwright',
    { module: server, transport: TransportKind.stdio, args: ['lsp'] },
    { documentSelector: [{ language: 'yaml', scheme: 'file' }] },
  );
  paints = paintLetters(client);
  try {
    await client.start();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void window.showErrorMessage(`The railwright at ${server} did not start: ${reason}`);
  }
}

/** The server named in the settings, the one installed in the opened folder, or the bundled one; one that cannot serve is passed over. */
async function serverToUse(own: string): Promise<string> {
  const named = workspace.getConfiguration('railwright').get<string>('server', '');
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath);
  for (const server of serversToTry(named, folders, own)) {
    const refusal = server === own ? undefined : await refusalOf(server);
    if (refusal === undefined) return server;
    void window.showWarningMessage(
      `The railwright at ${server} cannot be used: ${refusal} The one that comes with the extension takes its place.`,
    );
  }
  return own;
}
