#!/usr/bin/env bash
# yaml-language-server 2.0.0 (the server of Red Hat's extension for VS Code) completes nothing inside { } before a letter is typed.
#
# Input: a valid schema with an object of two keys, one of them an enum, and the same object written in both styles of YAML.
# Seen: with the object as a block, `at` and `to` are offered on an empty line, and the values of the enum after `at: `. Inside
# braces nothing is offered in either place; after one letter the keys are. A list is different: `[` offers the values of its
# items. A file of small objects in braces therefore looks as if it had no schema.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts yaml-language-server@2.0.0
cat >schema.json <<'JSON'
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "properties": {
    "step": {
      "type": "object",
      "additionalProperties": false,
      "properties": { "at": { "type": "string", "enum": ["left", "right"] }, "to": { "type": "string" } }
    },
    "words": { "type": "array", "items": { "type": "string", "enum": ["red", "green"] } }
  }
}
JSON
cat >client.mjs <<'JS'
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const server = spawn(process.execPath, ['node_modules/yaml-language-server/bin/yaml-language-server', '--stdio']);
const waiting = new Map();
let last = 0;
let input = Buffer.alloc(0);
const send = (message) => {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
};
const ask = (method, params) =>
  new Promise((resolve) => {
    waiting.set(++last, resolve);
    send({ id: last, method, params });
  });
server.stdout.on('data', (bytes) => {
  input = Buffer.concat([input, bytes]);
  for (;;) {
    const head = input.indexOf('\r\n\r\n');
    if (head < 0) return;
    const end = head + 4 + Number(/Length: (\d+)/i.exec(input.subarray(0, head))[1]);
    if (input.length < end) return;
    const message = JSON.parse(input.subarray(head + 4, end));
    input = input.subarray(end);
    if (message.method === undefined) waiting.get(message.id)?.(message.result);
    else if (message.id !== undefined)
      send({ id: message.id, result: message.params?.items?.map(() => ({})) ?? null });
  }
});
await ask('initialize', { processId: process.pid, rootUri: null, capabilities: { workspace: { configuration: true } } });
send({ method: 'initialized', params: {} });
const yaml = { completion: true, schemaStore: { enable: false } };
send({ method: 'workspace/didChangeConfiguration', params: { settings: { yaml } } });

const line = `# yaml-language-server: $schema=${pathToFileURL('schema.json').href}\n`;
/** What is offered at the bar. */
async function offered(marked) {
  const text = line + marked;
  const before = text.slice(0, text.indexOf('|')).split('\n');
  const uri = pathToFileURL(`${last}.yaml`).href;
  const textDocument = { uri, languageId: 'yaml', version: 1, text: text.replace('|', '') };
  send({ method: 'textDocument/didOpen', params: { textDocument } });
  const position = { line: before.length - 1, character: before.at(-1).length };
  const answer = await ask('textDocument/completion', { textDocument: { uri }, position });
  return (answer?.items ?? answer ?? []).map(({ label }) => label).sort().join(' ');
}

let changed = false;
for (const [marked, seen] of [
  ['step:\n  |\n', 'at to'],
  ['step:\n  at: |\n', 'left right'],
  ['step: { | }\n', ''],
  ['step: {|}\n', ''],
  ['step: { at: | }\n', ''],
  ['step: { at: left, | }\n', ''],
  ['step: { t| }\n', 'at to'],
  ['words: [|]\n', 'green red'],
]) {
  const now = await offered(marked);
  console.log(JSON.stringify(marked), '->', now === '' ? 'nothing' : now);
  if (now !== seen) {
    changed = true;
    console.log(`   it was: ${seen === '' ? 'nothing' : seen}`);
  }
}
server.kill();
process.exit(changed ? 1 : 0);
JS
node client.mjs
