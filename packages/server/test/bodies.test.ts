// Refused bodies: those that are not text, and those that are too large, whose sender still has to learn the reason.
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { RefusalBody } from '../src/protocol.ts';
import { fileAt, serve } from './harness.ts';

const NEW = { 'If-None-Match': '*' };
/** `format: é` in Windows-1252. */
const LATIN1 = Buffer.from('format: \u00e9\n', 'latin1');

test.each(['a.yaml', 'a.md', 'a.csv', 'a.json', 'a.svg'])(
  '%s is not saved unless it is UTF-8',
  async (path) => {
    const { change, folder } = await serve();
    const answer = await change('PUT', fileAt(path), NEW, LATIN1);
    expect([answer.status, answer.json<RefusalBody>()]).toEqual([
      400,
      {
        code: 'bad-request',
        message: 'The file is not UTF-8 text: the byte e9 in line 1, column 9, cannot be here.',
      },
    ]);
    expect(await readdir(folder)).toEqual([]);
  },
);

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('pictures and players are bytes', async () => {
  const { change } = await serve();
  expect((await change('PUT', fileAt('a.player'), NEW, LATIN1)).status).toBe(200);
  expect((await change('PUT', fileAt('a.png'), NEW, DOT)).status).toBe(200);
});

test('what is called a picture is one, and not as large as it likes', async () => {
  const { change, folder } = await serve();
  const bomb = Buffer.from(DOT);
  bomb.set([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60], 16);
  const script = Buffer.from('<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>');
  for (const [path, body, message] of [
    ['a.png', LATIN1, /^The file is not a picture\./],
    ['a.jpg', DOT, /^The file is called \.jpg, but is a PNG\./],
    ['a.png', bomb, /60,000 by 60,000 pixels/],
    ['a.svg', script, /^The file has <script> in it\./],
  ] as const) {
    const answer = await change('PUT', fileAt(path), NEW, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.json<RefusalBody>().message).toMatch(message);
  }
  expect(await readdir(folder)).toEqual([]);
});

test('a playtest that is not UTF-8 is refused', async () => {
  const playtests = { place: 'here', start: () => 'It was read.' };
  const { change } = await serve({ playtests });
  const answer = await change('POST', '/api/playtests', {}, Buffer.from('{"bot":"\u00e9"}', 'latin1'));
  expect([answer.status, answer.json<RefusalBody>().message]).toEqual([
    400,
    'The playtest is not UTF-8 text: the byte e9 in line 1, column 9, cannot be here.',
  ]);
});

const SIZE = 20_000_000;

/** Sends everything before it reads anything, and does not ask for the connection to be kept, like most programs but browsers. */
async function sendThenRead(port: number, head: readonly string[]): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  const sent = Promise.withResolvers<undefined>();
  socket.on('error', sent.reject);
  const lines = [...head, `Host: 127.0.0.1:${port}`, 'Connection: close', `Content-Length: ${SIZE}`];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(SIZE, 'x'), () => sent.resolve(undefined));
  await sent.promise;
  const answer = await text(socket);
  socket.destroy();
  return answer;
}

test('the sender of a body that is too large, or that may not be sent, receives the reason', async () => {
  const { server, session } = await serve({ playtests: { place: 'here', start: () => 'It was read.' } });
  const token = `X-Railwright-Token: ${session.token}`;
  const put = `PUT ${fileAt('a.yaml')} HTTP/1.1`;
  const answers = [
    await sendThenRead(server.port, [put, token, 'If-None-Match: *']),
    await sendThenRead(server.port, [put, token]),
    await sendThenRead(server.port, [put]),
    await sendThenRead(server.port, ['POST /api/playtests HTTP/1.1', token]),
    await sendThenRead(server.port, ['POST /anything HTTP/1.1']),
  ];
  expect(answers.map((answer) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toEqual([
    '413',
    '428',
    '403',
    '413',
    '404',
  ]);
  expect(answers[0]).toContain('The file is larger than the maximum of 4194304 bytes.');
  expect(answers[3]).toContain('The playtest is larger than the maximum of 16777216 bytes.');
});
