// Connections that break, are refused or die without a word.
import { expect, test, vi } from 'vitest';
import {
  bundle,
  gameOf,
  line,
  lines,
  openVisit,
  opened,
  page,
  settle,
  sitDown,
  viewOf,
  welcome,
  withTime,
} from '../../../test/unit/fake-table.ts';

withTime();

test('after a lost connection the page comes back, and asks again what has no answer, with the same id', async () => {
  const match = gameOf(0);
  const session = await sitDown(match, 0);
  const [text = ''] = session.legal;
  session.choose(text);
  const [asked] = line().changes;
  line().break();
  expect(session.connection.state).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(2);
  line().onopen?.();
  expect(line().heard).toMatchObject([{ type: 'hello', bundle: bundle.hash }]);
  line().say(welcome(0, { bundle: undefined }));
  match.choose(text);
  line().say(viewOf(match, 0));
  await settle();
  expect(session.connection.state).toBe('open');
  expect(line().changes).toEqual([asked]);
  line().say({ type: 'done', id: asked!.id, revision: match.at });
  await settle();
  expect(session.isSending).toBe(false);
  expect(session.at).toBe(match.at);
});

test('a page waits longer from time to time, and not at all when it is asked to', async () => {
  await sitDown(gameOf(0), 0);
  const waits: number[] = [];
  for (let i = 0; i < 7; i++) {
    const before = lines.length;
    let waited = 0;
    line().break();
    while (lines.length === before) {
      await vi.advanceTimersByTimeAsync(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThan(800);
  expect(waits[3]).toBeGreaterThan(2 * waits[0]!);
  expect(Math.max(...waits)).toBeLessThan(19_000);
  line().break();
  opened.session?.connection.retry();
  expect(lines).toHaveLength(9);
});

test('a connection that has died without a word is noticed', async () => {
  const session = await sitDown(gameOf(0), 0);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(line().heard.at(-1)).toEqual({ type: 'look' });
  await vi.advanceTimersByTimeAsync(9000);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]!.closed).toBe(true);
  expect(session.connection.state).toBe('lost');
});

test('an answered choice leaves the connection as it is', async () => {
  const match = gameOf(0);
  const session = await sitDown(match, 0);
  const [text = ''] = session.legal;
  session.choose(text);
  match.choose(text);
  line().say(viewOf(match, 0));
  line().say({ type: 'done', id: line().changes[0]!.id, revision: match.at });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(lines).toHaveLength(1);
  expect(session.connection.state).toBe('open');
});

test('why the table ended a connection is said in words, and the page does not insist', async () => {
  for (const [code, close, title] of [
    ['wrong-secret', 4401, 'This link does not open a seat'],
    ['other-version', 4409, 'This page is older or newer than the table'],
  ] as const) {
    openVisit();
    line().onopen?.();
    line().say({ type: 'bye', code, reason: 'No.' });
    line().break(close);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened.trouble?.title).toBe(title);
    expect(lines).toHaveLength(1);
  }
  // The message may have been lost; the close code says it too.
  openVisit();
  line().break(4404);
  expect(opened.trouble?.title).toBe('There is no such table here');
});

test('a host that is full is asked again', async () => {
  openVisit();
  line().break(4503);
  expect(opened.trouble?.title).toBe('The host is full');
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toHaveLength(2);
});

test('a damaged link opens no connection', () => {
  openVisit(new URL(page.href.slice(0, -3)));
  expect(opened.trouble?.title).toBe('This link is damaged');
  expect(lines).toEqual([]);
});

test('a bundle that is damaged in this browser is sent again', async () => {
  localStorage.setItem('railwright.player.table.t1', 'x');
  localStorage.setItem('railwright.player.bundle.x', '{}');
  openVisit();
  line().onopen?.();
  expect(line().heard[0]).toMatchObject({ bundle: 'x' });
  line().say(welcome(0, { hash: 'x', bundle: undefined }));
  line().say(viewOf(gameOf(0), 0));
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  line().onopen?.();
  expect(line().heard[0]).not.toHaveProperty('bundle');
});
