// A test editor: speaks the protocol with a server that runs as a separate process.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type Diagnostic,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { toUri } from '../src/addresses.ts';

const START = join(import.meta.dirname, 'start-server.ts');

export class Client {
  readonly #child: ChildProcess;
  readonly #connection: ProtocolConnection;
  readonly #told = new Map<string, readonly Diagnostic[]>();
  readonly #waiting = new Set<() => void>();
  readonly shown: string[] = [];
  /** The address of a file, as this editor spells it. */
  readonly uri: (file: string) => string;
  #version = 1;

  /** `command` is what an editor would run; by default the sources of this repository. */
  constructor(
    folder: string,
    command: readonly string[] = [process.execPath, START],
    spelled = (file: string): string => toUri(join(folder, file)),
  ) {
    this.uri = spelled;
    const [program = '', ...args] = command;
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], cwd: folder });
    this.#connection = createProtocolConnection(
      new StreamMessageReader(this.#child.stdout!),
      new StreamMessageWriter(this.#child.stdin!),
    );
    this.#connection.onNotification(
      'textDocument/publishDiagnostics',
      ({ uri, diagnostics }: { uri: string; diagnostics: Diagnostic[] }) => {
        this.#told.set(uri, diagnostics);
        for (const look of [...this.#waiting]) look();
      },
    );
    this.#connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
      this.shown.push(message);
      for (const look of [...this.#waiting]) look();
    });
    this.#connection.onRequest('client/registerCapability', () => null);
    this.#connection.listen();
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** `rootOnly`: the folder is named as editors did before there could be several. */
  async start({ rootOnly = false } = {}): Promise<Record<string, unknown>> {
    const uri = this.uri('');
    const answer = await this.#connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: rootOnly ? null : [{ uri, name: 'content' }],
      capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
    });
    await this.#connection.sendNotification('initialized', {});
    return answer as Record<string, unknown>;
  }

  open(file: string, text: string): Promise<void> {
    return this.#connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: this.uri(file), languageId: 'yaml', version: this.#version++, text },
    });
  }

  type(file: string, text: string): Promise<void> {
    return this.#connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.uri(file), version: this.#version++ },
      contentChanges: [{ text }],
    });
  }

  close(file: string): Promise<void> {
    return this.#connection.sendNotification('textDocument/didClose', {
      textDocument: { uri: this.uri(file) },
    });
  }

  told(file: string): readonly Diagnostic[] {
    return this.toldAt(this.uri(file));
  }

  toldAt(uri: string): readonly Diagnostic[] {
    return this.#told.get(uri) ?? [];
  }

  /** Resolves as soon as the findings of a file match. */
  until(
    file: string,
    wanted: (diagnostics: readonly Diagnostic[]) => boolean,
  ): Promise<readonly Diagnostic[]> {
    return this.when(() => wanted(this.told(file))).then(() => this.told(file));
  }

  when(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  ask<T>(method: string, file: string, more: object = {}): Promise<T> {
    return this.#connection.sendRequest<T>(`textDocument/${method}`, {
      textDocument: { uri: this.uri(file) },
      ...more,
    });
  }

  request<T>(method: string, params: object): Promise<T> {
    return this.#connection.sendRequest<T>(method, params);
  }

  notify(method: string, params: object): Promise<void> {
    return this.#connection.sendNotification(method, params);
  }

  async stop(): Promise<number | null> {
    const left = new Promise<number | null>((resolve) => this.#child.once('exit', resolve));
    await this.#connection.sendRequest('shutdown');
    await this.#connection.sendNotification('exit');
    const code = await left;
    this.#connection.dispose();
    return code;
  }
}
