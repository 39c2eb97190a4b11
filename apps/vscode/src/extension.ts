// The extension for VS Code: starts the language server of the opened folder, or the one that comes along, and paints the letters of maps.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commands, window, workspace, type ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { paintLetters } from './paint-letters.ts';

let client: LanguageClient | undefined;

export async function activate(context: ExtensionContext): Promise<void> {
  const server = serverToUse(context);
  client = new LanguageClient(
    'railwright',
    'Railwright',
    { module: server, transport: TransportKind.stdio, args: ['lsp'] },
    { documentSelector: [{ language: 'yaml', scheme: 'file' }] },
  );
  context.subscriptions.push(
    commands.registerCommand('railwright.restart', () => client?.restart()),
    ...paintLetters(client),
  );
  try {
    await client.start();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void window.showErrorMessage(`The railwright at ${server} did not start: ${reason}`);
  }
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

/** What the settings name, what the opened folder has installed, or what comes along. */
function serverToUse({ asAbsolutePath }: ExtensionContext): string {
  const named = workspace.getConfiguration('railwright').get<string>('server', '');
  if (named !== '') return named;
  const installed = (workspace.workspaceFolders ?? [])
    .map(({ uri }) => join(uri.fsPath, 'node_modules', 'railwright', 'bin', 'run.js'))
    .find((path) => existsSync(path));
  return installed ?? asAbsolutePath(join('dist', 'server.js'));
}
