// Long texts in pieces, and what a pipe does not take.
import { expect, test } from 'vitest';
import { Pipe, piecesOf } from './pipe.ts';

const LIMITS = { text: 100_000, unread: 200_000 };

/** One end of a channel, as the browser gives it. */
class Channel {
  readyState = 'open';
  bufferedAmount = 0;
  bufferedAmountLowThreshold = 0;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onbufferedamountlow: (() => void) | null = null;
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
    this.bufferedAmount += text.length;
  }
  close(): void {
    this.readyState = 'closed';
    this.onclose?.();
  }
}

function makePipe() {
  const channel = new Channel();
  const connection = Object.assign(new EventTarget(), {
    connectionState: 'connected',
    close: () => undefined,
  });
  const pipe = new Pipe(
    connection as unknown as RTCPeerConnection,
    channel as unknown as RTCDataChannel,
    LIMITS,
  );
  const heard: string[] = [];
  let closed = 0;
  pipe.ontext = (text) => heard.push(text);
  pipe.onclose = () => closed++;
  return { channel, connection, pipe, heard, closed: () => closed };
}

test('a text of any length arrives as it was sent', () => {
  const [a, b] = [makePipe(), makePipe()];
  const texts = ['', 'x', '🚂'.repeat(30_000), `x${'🚂'.repeat(16_000)}`];
  for (const text of texts) a.pipe.send(text);
  for (const piece of a.channel.sent) {
    // As a channel would carry it: letters of two halves are whole.
    expect(piece).toBe(Buffer.from(piece, 'utf8').toString('utf8'));
    expect(Buffer.byteLength(piece)).toBeLessThan(65_536);
    b.channel.onmessage?.({ data: piece });
  }
  expect(b.heard).toEqual(texts);
});

test('pieces have at most so many letters, and there is at least one', () => {
  expect(piecesOf('')).toEqual(['']);
  expect(piecesOf('x'.repeat(32_001)).map(({ length }) => length)).toEqual([16_000, 16_000, 1]);
});

test('too long a text, one that never ends, and what is no text end the pipe', () => {
  for (const data of ['x', `.${'x'.repeat(100_001)}`, new ArrayBuffer(3)]) {
    const { channel, heard, closed } = makePipe();
    channel.onmessage?.({ data });
    expect([heard.length, closed()]).toEqual([0, 1]);
  }
  const { channel, closed } = makePipe();
  for (let i = 0; i < 20; i++) channel.onmessage?.({ data: `+${'x'.repeat(16_000)}` });
  expect(closed()).toBe(1);
});

test('what cannot go yet waits, and who reads nothing is given up', () => {
  const { channel, pipe, closed } = makePipe();
  channel.bufferedAmount = 1_000_000;
  pipe.send('x'.repeat(50_000));
  expect(channel.sent).toEqual([]);
  channel.bufferedAmount = 0;
  channel.onbufferedamountlow?.();
  expect(channel.sent).toHaveLength(4);
  channel.bufferedAmount = 1_000_000;
  for (let i = 0; i < 5; i++) pipe.send('x'.repeat(50_000));
  expect(closed()).toBe(1);
});

test('a pipe closes after what was sent, and when the connection is lost', () => {
  const { channel, pipe, closed } = makePipe();
  channel.bufferedAmount = 1_000_000;
  pipe.send('bye');
  pipe.close();
  expect(channel.readyState).toBe('open');
  channel.bufferedAmount = 0;
  channel.onbufferedamountlow?.();
  expect([channel.sent, channel.readyState, closed()]).toEqual([['.bye'], 'closed', 1]);

  const lost = makePipe();
  lost.connection.connectionState = 'failed';
  lost.connection.dispatchEvent(new Event('connectionstatechange'));
  expect(lost.closed()).toBe(1);
});
