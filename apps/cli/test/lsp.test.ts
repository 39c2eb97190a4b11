// The language server as an editor starts it, and the studio pages that it asks the editor to show.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { COMMAND, makeCopy } from './run-cli.ts';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly uri: string; readonly message: string };
  readonly result?: unknown;
}

const EDITOR = join(import.meta.dirname, '..', '..', 'editor', 'build', 'index.html');

/** An editor that opens any address it is asked to show; `heard` collects everything the server said. */
async function talk(folder: string, flags: readonly string[], commands: readonly unknown[]) {
  const child = spawn(process.execPath, [COMMAND, 'lsp', '--stdio', ...flags], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const send = (message: object): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const todo = [
    ...commands.map((params) => ({ method: 'workspace/executeCommand', params })),
    { method: 'shutdown' },
  ];
  const heard: Message[] = [];
  const hear = async (message: Message): Promise<void> => {
    heard.push(message);
    if (message.method === 'window/showDocument') {
      const { status } = await fetch(message.params?.uri ?? '');
      send({ id: message.id, result: { success: status === 200 } });
    }
    if (message.method !== undefined) return;
    const next = todo.shift();
    if (message.id === 0) send({ method: 'initialized', params: {} });
    send(next ? { id: (message.id ?? 0) + 1, ...next } : { method: 'exit' });
  };
  let buffer = Buffer.alloc(0);
  child.stdout.on('data', (bytes: Buffer) => {
    buffer = Buffer.concat([buffer, bytes]);
    for (;;) {
      const head = buffer.indexOf('\r\n\r\n');
      const size = Number(/\d+/.exec(buffer.subarray(0, Math.max(0, head)).toString())?.[0]);
      if (head < 0 || buffer.length < head + 4 + size) return;
      const message = JSON.parse(buffer.subarray(head + 4, head + 4 + size).toString()) as Message;
      buffer = buffer.subarray(head + 4 + size);
      void hear(message);
    }
  });
  const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: 'content' }];
  send({ id: 0, method: 'initialize', params: { processId: null, capabilities: {}, workspaceFolders } });
  const code = await new Promise((left) => child.once('exit', left));
  const of = (method: string) => heard.filter((one) => one.method === method).map(({ params }) => params);
  return {
    code,
    shown: of('window/showDocument'),
    said: of('window/showMessage').map((one) => one?.message),
  };
}

const open = (...args: readonly string[]) => ({ command: 'railwright.openStudio', arguments: args });

it("accepts the editor's process id as a flag, as VS Code passes it, and runs as long as that process", async () => {
  const { code } = await talk(makeCopy(), [`--clientProcessId=${process.pid}`], []);
  expect(code).toBe(0);
});

it('opens a new game and a card to try in the studio', async ({ skip }) => {
  if (!existsSync(EDITOR)) skip('the studio is not built');
  const folder = makeCopy();
  const trains = join(folder, 'content', 'trains').replaceAll('\\', '/');
  const { code, shown, said } = await talk(
    folder,
    [],
    [
      open(`${trains}/setups/tokyo-beginners.yaml`, 'tokyo-beginners'),
      open(`${trains}/cards/base.yaml`, 'local-train'),
      open('/elsewhere/cards/base.yaml', 'local-train'),
    ],
  );
  const file = (path: string) => `file=content%2Ftrains%2F${encodeURIComponent(path)}`;
  expect(shown.map((one) => one?.uri.replace(/:\d+/, ''))).toEqual([
    `http://127.0.0.1/edit/?${file('setups/tokyo-beginners.yaml')}&play=1`,
    `http://127.0.0.1/edit/?${file('cards/base.yaml')}&card=local-train&panel=try`,
  ]);
  expect(said).toEqual(['The studio shows only files in the open folders; this file is in none of them.']);
  expect(code).toBe(0);
});
