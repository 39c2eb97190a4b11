// The extension itself: which server it starts, what it says if that server fails, when it restarts, what it colours.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { ExtensionContext } from 'vscode';
import { activate, deactivate } from '../src/extension.ts';
import { state } from './fake-vscode.ts';

interface Options {
  readonly module: string;
  readonly args: readonly string[];
}

const { events } = vi.hoisted(() => ({ events: [] as string[] }));
vi.mock('vscode-languageclient/node', () => ({
  TransportKind: { stdio: 0 },
  LanguageClient: class {
    readonly options: Options;
    constructor(_: string, __: string, options: Options) {
      this.options = options;
    }
    start(): Promise<void> {
      if (this.options.module.includes('fails')) return Promise.reject(new Error('It fell over.'));
      events.push(`start ${this.options.module} ${this.options.args.join(' ')}`);
      return Promise.resolve();
    }
    stop(): Promise<void> {
      events.push('stop');
      return Promise.resolve();
    }
    isRunning = () => true;
    onDidChangeState = () => ({ dispose: () => undefined });
    sendRequest = () =>
      Promise.resolve({
        '#8c7a5b': [{ start: { line: 5, character: 8 }, end: { line: 5, character: 9 } }],
      });
  },
}));

const folder = mkdtempSync(join(tmpdir(), 'railwright-vscode-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program in place of railwright. */
function program(path: string, code: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  return file;
}

const SERVES = 'process.exit(process.argv[2] === "lsp" ? 0 : 1);';
const INSTALLED = join('node_modules', 'railwright', 'bin', 'run.js');
const open = (own = '/extension'): Promise<void> =>
  activate({
    subscriptions: [],
    asAbsolutePath: (path: string) => join(own, path),
  } as unknown as ExtensionContext);
const OWN = join('/extension', 'dist', 'server.js');

beforeEach(async () => {
  await deactivate();
  events.length = 0;
  Object.assign(state, {
    folders: [join(folder, 'here')],
    server: '',
    warnings: [],
    errors: [],
    painted: [],
  });
});

it('starts the railwright of the open folder, so that editor and CI agree', async () => {
  const installed = program(join('installed', INSTALLED), SERVES);
  state.folders = [join(folder, 'here'), join(folder, 'installed')];
  await open();
  expect(events).toEqual([`start ${installed} lsp`]);
  expect(state.warnings).toEqual([]);
});

it('starts the bundled server if there is none', async () => {
  await open();
  expect(events).toEqual([`start ${OWN} lsp`]);
  expect(state.warnings).toEqual([]);
});

it('says why a railwright cannot serve, and starts the bundled server', async () => {
  const old = program(
    join('old', INSTALLED),
    'console.error("\\nrailwright: There is no command lsp.\\nmore"); process.exit(2);',
  );
  state.folders = [join(folder, 'old')];
  await open();
  expect(events).toEqual([`start ${OWN} lsp`]);
  expect(state.warnings).toEqual([
    `The railwright at ${old} cannot be used: railwright: There is no command lsp. The one that comes with the extension takes its place.`,
  ]);
});

it('starts the command in the settings, relative to the open folder, and reports if it is missing', async () => {
  const named = program(join('here', 'tools', 'run.js'), SERVES);
  state.server = 'tools/run.js';
  await open();
  state.server = 'tools/gone.js';
  await open();
  expect(events).toEqual([`start ${named} lsp`, `start ${OWN} lsp`]);
  expect(state.warnings).toEqual([
    `The railwright at ${join(folder, 'here', 'tools', 'gone.js')} cannot be used: There is no such file. The one that comes with the extension takes its place.`,
  ]);
});

it('restarts on request and when the setting changes', async () => {
  await open();
  await state.commands.get('railwright.restart')!();
  expect(events).toEqual([`start ${OWN} lsp`, 'stop', `start ${OWN} lsp`]);
  state.server = program(join('other', 'run.js'), SERVES);
  const changed = (section: string) => ({ affectsConfiguration: (asked: string) => asked === section });
  state.listeners.get('settings')!(changed('editor.fontSize') as never);
  state.listeners.get('settings')!(changed('railwright.server') as never);
  await vi.waitFor(() => expect(events.slice(3)).toEqual(['stop', `start ${state.server} lsp`]));
});

it('reports a server that does not start', async () => {
  await open('/fails');
  const own = join('/fails', 'dist', 'server.js');
  expect(state.errors).toEqual([`The railwright at ${own} did not start: It fell over.`]);
});

it('colours the letters of a visible map', async () => {
  await open();
  state.listeners.get('editor')!((await import('vscode')).window.activeTextEditor as never);
  await vi.waitFor(() => expect(state.painted).toHaveLength(1));
  expect(state.painted[0]).toMatchObject({ color: '#8c7a5b', ranges: [{ place: [5, 8, 5, 9] }] });
});
