// The capabilities that the server declares.
import { CodeActionKind, TextDocumentSyncKind, type ServerCapabilities } from 'vscode-languageserver';
import { OPEN_STUDIO, RUN_TEST, TOKEN_MODIFIERS, TOKEN_TYPES } from '@railwright/workspace';

export function capabilities(studio: boolean): ServerCapabilities {
  return {
    positionEncoding: 'utf-16',
    textDocumentSync: TextDocumentSyncKind.Incremental,
    completionProvider: { triggerCharacters: [' ', '/', '[', ',', '-'] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    colorProvider: true,
    codeLensProvider: {},
    executeCommandProvider: { commands: studio ? [RUN_TEST, OPEN_STUDIO] : [RUN_TEST] },
    semanticTokensProvider: {
      legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] },
      full: true,
    },
    workspace: { workspaceFolders: { supported: true } },
  };
}
