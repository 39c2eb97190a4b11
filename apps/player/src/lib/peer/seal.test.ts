// What goes through a relay can be neither read nor changed there.
import { expect, test } from 'vitest';
import { roomOf } from './seal.ts';

const SECRET = 'abcdefghijklmnopqrstuv';

test('whoever has the secret reads what was sealed with it, and nobody else', async () => {
  const [room, same, other] = await Promise.all([roomOf(SECRET), roomOf(SECRET), roomOf(`${SECRET}x`)]);
  const sealed = await room.seal('railwright-1-abc');
  expect(await same.open(sealed)).toBe('railwright-1-abc');
  expect(await other.open(sealed)).toBeUndefined();
  expect(atob(sealed)).not.toContain('railwright');
  // The same text looks different each time.
  expect(await room.seal('railwright-1-abc')).not.toBe(sealed);
});

test('what was changed on its way, or never sealed, is none', async () => {
  const room = await roomOf(SECRET);
  const sealed = atob(await room.seal('hello'));
  for (let at = 0; at < sealed.length; at++) {
    const changed =
      sealed.slice(0, at) + String.fromCharCode(sealed.charCodeAt(at) ^ 1) + sealed.slice(at + 1);
    expect(await room.open(btoa(changed))).toBeUndefined();
  }
  for (const text of ['', 'x', '§', btoa('short')]) expect(await room.open(text)).toBeUndefined();
});

test('the name of a room says nothing of the secret, and differs for each', async () => {
  const [one, other] = await Promise.all([roomOf(SECRET), roomOf(SECRET.toUpperCase())]);
  expect(one.name).toMatch(/^[0-9a-f]{64}$/);
  expect(one.name).not.toBe(other.name);
});
