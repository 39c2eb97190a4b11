// Codes as people send them: whole, cut, of other versions, and made by somebody who means harm.
import { expect, test } from 'vitest';
import { readCode, writeCode, type Invitation } from './codes.ts';

const side = {
  user: 'Ab+/',
  password: 'abcdefghijklmnopqrstuvwx',
  fingerprint: '0f'.repeat(32),
  places: [
    ['ef2d0aad-7095-4372-a55e-616ec904607e.local', 37_726, 'host'],
    ['203.0.113.7', 5000, 'srflx'],
  ],
} as const;
const invitation: Invitation = {
  kind: 'invitation',
  id: 'i1',
  table: 'abc',
  secret: 'abcdefghijklmnopqrstuv',
  side,
};
const code = writeCode(invitation);

/** A code with this inside, whatever it is. */
const forged = (inside: object): string => writeCode(inside as Invitation);

test('a code is read as it was written, alone, in a link, or between words and line breaks', () => {
  for (const text of [
    code,
    `https://example.org/play/#invite=${code}`,
    `Come!\n ${code.replace(/(.{40})/g, '$1\n')} \n`,
  ])
    expect(readCode(text)).toEqual(invitation);
  const withServer = { ...invitation, stun: 'stun:example.org:3478' };
  expect(readCode(writeCode(withServer))).toEqual(withServer);
  const answer = { kind: 'answer', table: 'abc', id: 'i1', side } as const;
  expect(readCode(writeCode(answer))).toEqual(answer);
});

test('a code fits into a message and a QR code', () => {
  expect(code.length).toBeLessThan(600);
  expect(code).toMatch(/^[\w-]+$/);
});

test('what is no code says what is wrong', () => {
  expect(readCode('  ')).toBe('empty');
  expect(readCode('hello')).toBe('other');
  expect(readCode(code.replace('railwright-1', 'railwright-0'))).toBe('older');
  expect(readCode(code.replace('railwright-1', 'railwright-2'))).toBe('newer');
});

test('a code of which any part is missing or changed is damaged', () => {
  const start = 'railwright-1-'.length;
  for (let length = start; length < code.length; length++)
    expect(readCode(code.slice(0, length))).toBe('damaged');
  for (let at = start; at < code.length - 1; at++) {
    const other = code[at] === 'A' ? 'B' : 'A';
    expect(readCode(code.slice(0, at) + other + code.slice(at + 1))).toBe('damaged');
  }
});

test('a code with anything else inside is damaged, however well it is written', () => {
  const wrong: object[] = [
    {},
    { ...invitation, kind: 'x' },
    { ...invitation, table: 'x'.repeat(100) },
    { ...invitation, secret: 5 },
    { ...invitation, stun: 'turn:example.org' },
    { ...invitation, stun: 'stun:a b' },
    { ...invitation, side: { ...side, user: 'a\r\na=x' } },
    { ...invitation, side: { ...side, password: 'short' } },
    { ...invitation, side: { ...side, fingerprint: 'x' } },
    { ...invitation, side: { ...side, places: [['1.2.3.4\r\n', 5, 'host']] } },
    { ...invitation, side: { ...side, places: [['1.2.3.4', 70_000, 'host']] } },
    { ...invitation, side: { ...side, places: [['1.2.3.4', 5, 'relay']] } },
    { ...invitation, side: { ...side, places: Array.from({ length: 100 }, () => ['1.2.3.4', 5, 'host']) } },
  ];
  for (const inside of wrong) expect(readCode(forged(inside)), JSON.stringify(inside)).toBe('damaged');
  expect(readCode(`railwright-1-${'A'.repeat(1_000_000)}`)).toBe('damaged');
});

test('what else a code holds is left out', () => {
  expect(readCode(forged({ ...invitation, more: 1, side: { ...side, sdp: 'v=0' } }))).toEqual(invitation);
});
