// The compiled kernel against the same loops in plain JavaScript: equal to the bit, so that a player makes the same choices everywhere.
import { createRng, nextUint32 } from '@railwright/engine';
import { describe, expect, test } from 'vitest';
import { compileKernel } from '../scripts/compile-kernel.ts';
import { KERNEL_CODE } from '../src/kernel-code.ts';
import type { Kernel } from '../src/kernel-calls.ts';
import { openKernel } from '../src/kernel.ts';

const H = 32;
const ROWS = 40;
const BYTES = 1 << 17;
// Byte offsets used by the calls below.
const at = (i: number): number => 4096 * i + 64;
const { P, G, M, V, X, XV, OFFS, AI, AV, H1, H2, D1, D2, L, A, B, FACTORS, ONCE, LI, LV } = {
  ...{ P: at(0), G: at(1), M: at(2), V: at(3), X: at(4), XV: at(5), OFFS: at(6), AI: at(7), AV: at(8) },
  ...{ H1: at(9), H2: at(10), D1: at(11), D2: at(12), L: at(13), A: at(14), B: at(15), FACTORS: at(16) },
  ...{ ONCE: at(17), LI: at(18), LV: at(19) },
};
const BIG = 4096 * 21;

/** Both kernels, over memories with the same numbers. */
function both(run: (kernel: Kernel) => unknown): {
  readonly results: unknown[];
  readonly memories: Uint8Array[];
} {
  const opened = [openKernel(BYTES + BIG), openKernel(BYTES + BIG, true)];
  const results = opened.map(({ buffer, kernel }) => {
    const rng = createRng(7);
    const floats = new Float32Array(buffer, 0, (BYTES + BIG) / 4);
    for (let i = 0; i < floats.length; i++) floats[i] = nextUint32(rng) / 2 ** 31 - 1;
    const shorts = new Uint16Array(buffer);
    const words = new Uint32Array(buffer);
    for (let i = 0; i < 64; i++) {
      shorts[X / 2 + i] = nextUint32(rng) % 8;
      shorts[AI / 2 + i] = nextUint32(rng) % 4;
      words[OFFS / 4 + i] = 3 * i;
      words[A / 4 + i] = nextUint32(rng) % 8;
      words[B / 4 + i] = nextUint32(rng) % 8;
    }
    words.fill(0, ONCE / 4, ONCE / 4 + 64);
    // Units that do not respond, and features whose changes cancel out.
    for (let i = 0; i < H; i += 3) floats[H1 / 4 + i] = floats[H2 / 4 + i + 1] = 0;
    floats[L / 4 + 1] = 0;
    return run(kernel);
  });
  return { results, memories: opened.map(({ buffer }) => new Uint8Array(buffer).subarray(0, BYTES + BIG)) };
}

function expectSame(run: (kernel: Kernel) => unknown): void {
  const { results, memories } = both(run);
  expect(results[0]).toEqual(results[1]);
  expect(Buffer.compare(memories[0], memories[1])).toBe(0);
}

describe('the compiled kernel and the plain one give the same bits', () => {
  test('layers', () => {
    expectSame((k) => {
      k.sparse(X, XV, 20, P, G, H, H1);
      k.dense(H1, BIG, G, H, H2, LI, LV);
    });
  });
  test('products and sums of rows', () => {
    expectSame((k) => {
      k.axpy(0.3, P, G, 64);
      k.pour(P, M, 64);
      k.mix(OFFS, A, FACTORS, 9, BIG, G, H);
      return k.dot(P, G, 256);
    });
  });
  test('choices and their probabilities', () => {
    expectSame((k) => {
      k.policy(OFFS, 9, AI, AV, P, H2, H, L, ONCE);
      const best = k.softmax(L, 9, 1.7);
      return [best, k.lean(L, 9, 4, -0.3, 0.02, D1)];
    });
  });
  test('gradients', () => {
    expectSame((k) =>
      k.backward(
        X,
        XV,
        20,
        OFFS,
        5,
        AI,
        AV,
        BIG,
        BIG + (8 + ROWS + 8) * H * 4,
        8,
        H,
        H1,
        H2,
        L,
        0.4,
        -0.2,
        D2,
        D1,
        ONCE,
        LI,
        LV,
      ),
    );
  });
  test('steps', () => {
    expectSame((k) => {
      const squares = (at: number): void => k.axpy(0, at, at, H);
      squares(V);
      // Means of squares are never below zero.
      k.adam(P, G, M, FACTORS + 8192, 64, 2e-3, 0.01, 0.1, 0.001);
    });
  });
  test('means of vanishing gradients, which end at zero', () => {
    const { memories } = both((k) => {
      for (let i = 0; i < 1000; i++) k.adam(P, G, M, V, 64, 0, 0, 1, 1);
    });
    for (const memory of memories)
      expect([...new Float32Array(memory.buffer, M, 64)].every((mean) => mean === 0)).toBe(true);
  });
  test('exponentials and logarithms, which are also accurate', () => {
    const inputs = Array.from({ length: 4000 }, (_, i) => (i - 2000) / 24);
    expectSame((k) => inputs.map((x) => k.exp(x)));
    expectSame((k) => inputs.slice(2001).map((x) => k.ln(x)));
    const { kernel } = openKernel(1024);
    for (const x of inputs) {
      expect(kernel.exp(x) / Math.exp(Math.fround(x))).toBeCloseTo(1, 5);
      if (x > 0) expect(kernel.ln(x)).toBeCloseTo(Math.log(Math.fround(x)), 5);
    }
  });
});

test('the shipped code is compiled from the source', { timeout: 120_000 }, async () => {
  const compiled = Buffer.from(await compileKernel()).toString('base64');
  expect(KERNEL_CODE === compiled, 'run npm run kernel -w packages/net').toBe(true);
});
