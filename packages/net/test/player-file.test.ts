// Player files: what is written can be read back, and nothing damaged or foreign is accepted.
import { describe, expect, test } from 'vitest';
import { countRows, formatPlayer, parsePlayer, rounded, type Player } from '@railwright/net';
import { headerLine } from '../src/player-header.ts';
import { fromHalf, toHalf } from '../src/half.ts';

const CONTENTS = {
  width: 32,
  vocabularies: [{ name: 'cards', items: ['rail', 'train'], traits: ['cost'] }],
  position: [{ name: 'hand', size: 2, vocabulary: 'cards' }],
  choice: [{ name: 'buy', size: 2, vocabulary: 'cards' }],
};
const PLAYER: Player = {
  header: {
    format: 3,
    game: 'trains',
    engine: '1',
    setups: [
      { id: 'trains/tokyo-beginners', content: 'abc', seats: [2, 3] },
      { id: 'trains/tokyo-any-eight', seats: [2], markets: 400 },
    ],
    learned: { seed: 1, games: 100, decisions: 2000 },
    strength: [{ against: 'heuristic', seats: 2, games: 400, won: 0.9, low: 0.87, high: 0.93 }],
    contents: CONTENTS,
  },
  weights: state(1),
};

function state(step: number): Float32Array {
  return rounded(
    Float32Array.from({ length: countRows(CONTENTS) * 32 }, (_, i) => Math.sin(step * i)),
    32,
  );
}

const file = (): Uint8Array => formatPlayer(PLAYER);
function header(): Record<string, unknown> {
  const line = new TextDecoder().decode(file().subarray(0, file().indexOf(10)));
  const { check: _check, ...fields } = JSON.parse(line) as Record<string, unknown>;
  return fields;
}
const lineOf = (line: string): Uint8Array =>
  Uint8Array.from([...new TextEncoder().encode(line), ...file().subarray(file().indexOf(10))]);
/** The file with another first line. */
const withHeader = (edit: (fields: Record<string, unknown>) => object): Uint8Array =>
  lineOf(headerLine(edit(header())));
const messageOf = (bytes: Uint8Array): string => {
  const parsed = parsePlayer(bytes);
  return parsed.ok ? '' : parsed.message;
};

const FINGERPRINT = expect.stringMatching(/^[0-9a-f]{8}$/) as unknown;

test('a player is read back as it was saved', () => {
  const parsed = parsePlayer(file());
  expect(parsed).toEqual({ ok: true, player: PLAYER, fingerprint: FINGERPRINT });
});

test('of an older file, which also has an earlier state, the newest is read', () => {
  expect(parsePlayer(withEarlier([10]))).toEqual({ ok: true, player: PLAYER, fingerprint: FINGERPRINT });
});

test('what a file of before calls a taste is its preference', () => {
  const parsed = parsePlayer(
    withHeader((h) => ({ ...h, learned: { ...(h['learned'] as object), taste: 'trains/rail-baron' } })),
  );
  expect(parsed.ok && parsed.player.header.learned).toMatchObject({ preference: 'trains/rail-baron' });
});

test('a file with any bit altered is rejected', () => {
  const sound = file();
  for (let bit = 0; bit < sound.length * 8; bit++) {
    const bytes = sound.slice();
    bytes[bit >> 3] ^= 1 << (bit & 7);
    expect([bit, messageOf(bytes)]).toEqual([bit, expect.stringMatching(/./)]);
  }
});

describe('an invalid file is rejected with a sentence', () => {
  test.each([
    ['a file of something else', new TextEncoder().encode('GIF89a'), /line of JSON/],
    ['an empty file', new Uint8Array(), /line of JSON/],
    ['JSON that is no object', new TextEncoder().encode('[]\n'), /not a JSON object/],
    ['a newer format', withHeader((h) => ({ ...h, format: 4 })), /format 4; this version reads format 3/],
    ['a file that is cut', file().subarray(0, -10), /cut or damaged/],
    ['more than it says', Uint8Array.from([...file(), 1, 2]), /cut or damaged/],
    ['a changed weight', file().with(-1, 0x42), /damaged/],
    ['a weight that is no number', notANumber(), /not a number/],
    ['an earlier state that is missing', withHeader((h) => ({ ...h, earlier: [5] })), /too few/],
    ['an earlier state too many', withEarlier([]), /bytes more than its weights take/],
    [
      'other contents than weights',
      withHeader((h) => ({ ...h, contents: { ...CONTENTS, position: [] } })),
      /needs/,
    ],
    [
      'a width the net cannot have',
      withHeader((h) => ({ ...h, contents: { ...CONTENTS, width: 33 } })),
      /"contents"/,
    ],
    [
      'a list without end',
      withHeader((h) => ({
        ...h,
        contents: { ...CONTENTS, position: Array(500).fill({ name: 'a', size: 1 }) },
      })),
      /"contents"/,
    ],
    [
      'shares that are none',
      withHeader((h) => ({ ...h, strength: [{ ...PLAYER.header.strength[0], won: 7 }] })),
      /"strength"/,
    ],
    [
      'a witness that is none',
      withHeader((h) => ({ ...h, witnesses: { answer: { against: 'x' } } })),
      /"witnesses"/,
    ],
    ['seats that are none', withHeader((h) => ({ ...h, setups: [{ id: 'a', seats: 'two' }] })), /"setups"/],
    ['a first line without its checksum', lineOf(JSON.stringify(header())), /first line .* damaged/],
    ['no setup', withHeader((h) => ({ ...h, setups: [] })), /"setups"/],
    ['an invalid seed', withHeader((h) => ({ ...h, learned: { seed: -1 } })), /"learned"/],
    ['what is too large', new Uint8Array(3_000_000), /3000000 bytes/],
  ])('%s', (_what, bytes, message) => {
    expect(messageOf(bytes)).toMatch(message);
  });
});

/** As older files were: with the weights of another state behind, after so many games each. */
function withEarlier(earlier: readonly number[]): Uint8Array {
  const bodies = [PLAYER, { ...PLAYER, weights: state(2) }].map((player) => {
    const bytes = formatPlayer(player);
    return [...bytes.subarray(bytes.indexOf(10) + 1)];
  });
  const hash = bodies.flat().reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5) >>> 0;
  const weights = { count: PLAYER.weights.length, hash: hash.toString(16).padStart(8, '0') };
  const line = `${JSON.stringify({ ...header(), format: 2, earlier, weights })}\n`;
  return Uint8Array.from([...new TextEncoder().encode(line), ...bodies.flat()]);
}

function notANumber(): Uint8Array {
  const weights = PLAYER.weights.slice();
  weights[3] = NaN;
  return formatPlayer({ ...PLAYER, weights });
}

test('weights are accurate to 1/250 of the largest in their row', () => {
  const weights = Float32Array.from({ length: 64 }, (_, i) => (i < 32 ? Math.sin(i) * 3 : 0));
  const kept = rounded(weights, 32);
  for (let i = 0; i < 64; i++) expect(Math.abs(kept[i] - weights[i])).toBeLessThanOrEqual(3 / 250);
  expect(rounded(kept, 32)).toEqual(kept);
  expect(kept.subarray(32)).toEqual(new Float32Array(32));
});

test('half-precision numbers are the nearest possible', () => {
  for (const [value, bits] of [
    [0, 0],
    [1, 0x3c00],
    [-2, 0xc000],
    [65504, 0x7bff],
    [2 ** -24, 1],
    [2 ** -14, 0x400],
    [1 + 2 ** -11, 0x3c00],
    [1 + 3 * 2 ** -11, 0x3c02],
    [1e9, 0x7c00],
  ] as const) {
    expect(toHalf(value)).toBe(bits);
    if (bits !== 0x7c00)
      expect(Math.abs(fromHalf(bits) - value)).toBeLessThanOrEqual(Math.abs(value) * 2 ** -11);
  }
  for (let bits = 0; bits < 0x7c00; bits++) expect(toHalf(fromHalf(bits))).toBe(bits);
});
