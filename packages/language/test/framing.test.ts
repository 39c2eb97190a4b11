import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { headerCheck } from '../src/framing.ts';

/** The error, however the bytes are cut. */
function problems(input: string): (string | undefined)[] {
  const bytes = Buffer.from(input);
  return [1, 3, bytes.length].map((step) => {
    const check = headerCheck();
    for (let at = 0; at < bytes.length; at += step) {
      const problem = check(bytes.subarray(at, at + step));
      if (problem !== undefined) return problem;
    }
    return undefined;
  });
}

it.each([
  'Content-Length: 2\r\n\r\n{}',
  'content-length:2\r\n\r\n{}Content-Length: 4\r\n\r\n"é"Content-Le',
  'Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}',
  'Content-Length: 9\r\n\r\nhello\r\n\r\nContent-Length: 2\r\n\r\n{}',
])('accepts %j', (input) => {
  expect(problems(input)).toEqual([undefined, undefined, undefined]);
});

it.each([
  'hello\n',
  '{"jsonrpc":"2.0","id":1,"method":"initialize"}\n',
  'Content-Length: 2\n\n{}',
  'Content-Lenght: 2\r\n\r\n{}',
  'Content-Length: two\r\n\r\n{}',
  'Content-Length: -2\r\n\r\n{}',
  'Content-Type: x\r\n\r\n{}',
  '\r\nContent-Length: 2\r\n\r\n{}',
  'Content-Length: 2\r\n\r\n{"too":"long"}Content-Length: 2\r\n\r\n{}',
  `Content-Type: ${'x'.repeat(5000)}`,
])('refuses %j', (input) => {
  for (const problem of problems(input))
    expect(problem).toContain(
      'not of the Language Server Protocol: each message begins with "Content-Length: N"',
    );
});

it.each([
  ['an unreadable header', 'Content-Lenght: 2\r\n\r\n{}', 'but "Content-Lenght: 2" was received.'],
  [
    'a message that is not JSON',
    'Content-Length: 2\r\n\r\n{x',
    'A message cannot be read and is passed over:',
  ],
])('the server says so and ends after %s', async (_, input, reason) => {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'start-server.ts')]);
  const said = text(server.stderr);
  server.stdin.write(input);
  // It ends by itself after the first; after the second it would go on, so the editor leaves.
  if (input.endsWith('{x')) setTimeout(() => server.stdin.end(), 0);
  const code = await new Promise((resolve) => server.once('exit', resolve));
  expect([code, await said]).toEqual([1, expect.stringContaining(reason)]);
});
