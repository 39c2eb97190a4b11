#!/usr/bin/env bash
# @codemirror/lsp-client 6.3.0 inserts every completion at the range of the first one in the server's list. In the Language Server Protocol
# each completion has a range of its own, so where a list mixes them (a key that replaces a whole line, a word that replaces what is
# typed), the others overwrite or repeat text.
# Input: the text "buy ra"; the server offers "rails" in place of "ra", and "sell rails" in place of the whole line.
# Seen: the second completion gives "buy sell rails".
# Exits with an error if that changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsdom@26.1.0 @codemirror/lsp-client@6.3.0 @codemirror/autocomplete@6.20.4 \
  @codemirror/state@6.7.6 @codemirror/view@6.43.15
cat >run.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<body></body>', { pretendToBeVisual: true });
for (const name of ['window', 'document', 'MutationObserver', 'requestAnimationFrame', 'cancelAnimationFrame', 'getSelection'])
  Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true });
const { LSPClient, serverCompletionSource } = await import('@codemirror/lsp-client');
const { CompletionContext, insertCompletionText } = await import('@codemirror/autocomplete');
const { EditorView } = await import('@codemirror/view');
const range = (from, to) => ({ start: { line: 0, character: from }, end: { line: 0, character: to } });
const items = [
  { label: 'rails', textEdit: { range: range(4, 6), newText: 'rails' } },
  { label: 'sell rails', textEdit: { range: range(0, 6), newText: 'sell rails' } },
];
const handlers = new Set();
const transport = {
  send(message) {
    const { id, method } = JSON.parse(message);
    if (id === undefined) return;
    const result = method === 'initialize' ? { capabilities: { completionProvider: {} } } : items;
    queueMicrotask(() => handlers.forEach((hear) => hear(JSON.stringify({ jsonrpc: '2.0', id, result }))));
  },
  subscribe: (hear) => handlers.add(hear),
  unsubscribe: (hear) => handlers.delete(hear),
};
const client = new LSPClient().connect(transport);
const view = new EditorView({ doc: 'buy ra', extensions: client.plugin('file:///a.yaml', 'yaml'), parent: document.body });
await client.initializing;
const { from, to, options } = await serverCompletionSource(new CompletionContext(view.state, 6, true, view));
const option = options.find(({ label }) => label === 'sell rails');
view.dispatch(insertCompletionText(view.state, option.apply ?? option.label, from, to));
console.log(view.state.sliceDoc());
process.exit(0);
JS
text=$(node run.mjs)
echo "$text"
[ "$text" = 'buy sell rails' ]
