import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MOST_NAME,
  MOST_REQUEST,
  parseRequest,
  parseTableFragment,
  recap,
  tableFragment,
  takenBack,
  type Request,
  type Told,
} from '@railwright/table/protocol';

const REQUESTS: readonly Request[] = [
  { type: 'hello', protocol: 1, table: 'abc', secret: 's', program: '0.1.0-x' },
  { type: 'hello', protocol: 1, table: 'abc', secret: 's', program: '0.1.0-x', bundle: 'hash' },
  { type: 'choose', id: 'a', revision: 4, texts: ['play mail-train', 'end'] },
  { type: 'undo', id: 'a', revision: 4 },
  { type: 'answer', id: 'a', revision: 4, agree: false },
  { type: 'sit', id: 'a' },
  { type: 'sit', id: 'a', name: 'Anna' },
  { type: 'leave', id: 'a' },
  { type: 'name', id: 'a', name: 'Bob' },
  { type: 'bot', id: 'a', seat: 1, bot: 'heuristic' },
  { type: 'bot', id: 'a', seat: 1, bot: null },
  {
    type: 'say',
    id: 'a',
    what: { note: 'n1', says: { at: 3, about: { cell: 'E5' }, text: 'Wet.\nToo wet.' } },
  },
  {
    type: 'say',
    id: 'a',
    what: { note: 'n1', says: { about: { card: 'trains/mail-train' }, text: 'Fine.' } },
  },
  { type: 'say', id: 'a', what: { note: 'n1', says: null } },
  { type: 'say', id: 'a', what: { question: 'fun', says: 4 } },
  { type: 'say', id: 'a', what: { question: 'change', says: 'Nothing.' } },
  { type: 'say', id: 'a', what: { question: 'fun', says: null } },
  { type: 'seen', revision: 0 },
  { type: 'look' },
];

test.each(REQUESTS)('$type is read as it was sent, and nothing besides', (request) => {
  expect(parseRequest(JSON.stringify({ ...request, more: 1 }))).toEqual({ ok: true, request });
});

test.each([
  ['{', 'A message is not JSON.'],
  ['[]', 'A message is not an object.'],
  ['{}', 'The type of a message is missing.'],
  ['{"type":"toString"}', 'There is no message "toString".'],
  ['{"type":"undo","id":"a"}', 'The revision of a message is not a whole number from 0.'],
  ['{"type":"undo","id":"a","revision":-1}', 'The revision of a message is not a whole number from 0.'],
  ['{"type":"undo","id":"","revision":1}', 'The id of a message is missing.'],
  ['{"type":"choose","id":"a","revision":1,"texts":[]}', 'A choice has 1 to 64 picks.'],
  ['{"type":"choose","id":"a","revision":1,"texts":[1]}', 'A pick is a text of 1 to 400 characters.'],
  ['{"type":"answer","id":"a","revision":1,"agree":1}', 'The agree of a message is neither true nor false.'],
  ['{"type":"name","id":"a","name":"  "}', 'A name is empty.'],
  [`{"type":"name","id":"a","name":"${'x'.repeat(MOST_NAME + 1)}"}`, 'A name has more than 40 characters.'],
  ['{"type":"say","id":"a"}', 'The what of a message is not an object.'],
  ['{"type":"say","id":"a","what":{}}', 'The question of a message is missing.'],
  ['{"type":"say","id":"a","what":{"note":"n"}}', 'The says of a message is not an object.'],
  ['{"type":"say","id":"a","what":{"note":"n","says":{"text":" "}}}', 'The text of a message is empty.'],
  [
    '{"type":"say","id":"a","what":{"note":"n","says":{"text":"a","about":{}}}}',
    'The cell of a message is missing.',
  ],
  [
    '{"type":"say","id":"a","what":{"note":"n","says":{"text":"a","about":{"card":"<b>"}}}}',
    'The card of a message is malformed.',
  ],
  [
    `{"type":"say","id":"a","what":{"note":"n","says":{"text":"${'x'.repeat(5001)}"}}}`,
    'The text of a message has more than 5000 characters.',
  ],
  [`"${'x'.repeat(MOST_REQUEST)}"`, 'A message has more than 16384 characters.'],
])('%s is refused with the reason', (text, reason) => {
  expect(parseRequest(text)).toEqual({ ok: false, reason });
});

test('a name is one line of text, without what a page or terminal would obey', () => {
  const parsed = parseRequest(JSON.stringify({ type: 'name', id: 'a', name: ' A\u202en\n na\u0007 ' }));
  expect(parsed).toEqual({ ok: true, request: { type: 'name', id: 'a', name: 'A\ufffdn na\u2407' } });
});

test('what somebody says keeps its lines, and nothing that a page or terminal would obey', () => {
  const what = { note: 'n', says: { text: ' A\u202en\r\nna\u0007 ' } };
  const parsed = parseRequest(JSON.stringify({ type: 'say', id: 'a', what }));
  expect(parsed).toMatchObject({ request: { what: { says: { text: 'A\ufffdn\nna\u2407' } } } });
});

test('no text makes the parser throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.json().map((one) => `{"type":"choose","id":${one}}`),
        fc.json().map((one) => `{"type":"say","id":"a","what":{"note":"n","says":${one}}}`),
      ),
      (text) => {
        expect(typeof parseRequest(text).ok).toBe('boolean');
      },
    ),
  );
});

test('a link carries table and secret behind the #', () => {
  const secret = 'AbCdEfGhIjKlMnOpQrStU_';
  expect(parseTableFragment(tableFragment('abc234', secret))).toEqual({ table: 'abc234', secret });
  for (const damaged of ['', '#', '#table=abc', `#table=abc.${secret}x`, `#table=AB.${secret}`, '#game=x'])
    expect(parseTableFragment(damaged), damaged).toBeUndefined();
});

test('a recap leaves out what was taken back and what the person on the seat did, not what a bot did there', () => {
  const told: readonly Told[] = [
    { revision: 0, kind: 'begun', events: [] },
    { revision: 1, kind: 'chose', seat: 0, events: [[]] },
    { revision: 2, kind: 'chose', seat: 1, events: [[]] },
    { revision: 3, kind: 'took-back', seat: 1, revisions: [2] },
    { revision: 4, kind: 'chose', seat: 1, events: [[]] },
    { revision: 5, kind: 'chose', seat: 0, events: [[]] },
    { revision: 6, kind: 'bot', seat: 0, by: 1, bot: 'heuristic' },
    { revision: 7, kind: 'chose', seat: 0, events: [[]] },
    { revision: 8, kind: 'sat', seat: 0, name: 'Ada' },
    { revision: 9, kind: 'chose', seat: 0, events: [[]] },
  ];
  expect([...takenBack(told)]).toEqual([2]);
  expect(recap(told, 1, 0).map(({ revision }) => revision)).toEqual([3, 4, 6, 7]);
  expect(recap(told, 4, null).map(({ revision }) => revision)).toEqual([5, 6, 7, 8, 9]);
});
