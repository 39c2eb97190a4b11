// The loops of the net over one memory: compiled where there is WebAssembly with SIMD, else in plain JavaScript with the same results.
import { KERNEL_CODE } from './kernel-code.ts';
import { plainKernel } from './plain-kernel.ts';

/** Arguments are byte offsets, but for counts, H and factors; see ../kernel/kernel.ts for what each function does. */
export interface Kernel {
  sparse(xi: number, xv: number, n: number, W: number, b: number, H: number, out: number): void;
  dense(h: number, W: number, b: number, H: number, out: number, li: number, lv: number): void;
  dot(a: number, b: number, n: number): number;
  axpy(x: number, from: number, to: number, n: number): void;
  pour(from: number, to: number, n: number): void;
  policy(
    offs: number,
    count: number,
    ai: number,
    av: number,
    U: number,
    h: number,
    H: number,
    logits: number,
    once: number,
  ): void;
  exp(x: number): number;
  ln(x: number): number;
  softmax(logits: number, count: number, scale: number): number;
  lean(chances: number, count: number, chosen: number, weight: number, openness: number, out: number): number;
  backward(
    xi: number,
    xv: number,
    n: number,
    offs: number,
    count: number,
    ai: number,
    av: number,
    P: number,
    G: number,
    inputs: number,
    H: number,
    h1: number,
    h2: number,
    dLogits: number,
    dV: number,
    dW: number,
    d2: number,
    d1: number,
    once: number,
    li: number,
    lv: number,
  ): void;
  mix(
    starts: number,
    indices: number,
    factors: number,
    count: number,
    from: number,
    to: number,
    H: number,
  ): void;
  adam(
    P: number,
    G: number,
    M: number,
    V: number,
    n: number,
    rate: number,
    scale: number,
    c1: number,
    c2: number,
  ): void;
}

/** As much of WebAssembly as is used here; its types come with those of pages. */
declare const WebAssembly:
  | undefined
  | {
      readonly Module: new (code: Uint8Array) => object;
      readonly Memory: new (pages: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
      readonly Instance: new (module: object, imports: object) => { readonly exports: object };
    };

let compiled: object | null | undefined;

/** Null where the code cannot run. */
function compile(): object | null {
  if (typeof WebAssembly === 'undefined') return null;
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(KERNEL_CODE), (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}

const PAGE = 65536;

/** A memory of at least so many bytes, all zero, and the kernel that works in it. */
export function openKernel(
  bytes: number,
  plain = false,
): { readonly buffer: ArrayBuffer; readonly kernel: Kernel } {
  if (!plain) compiled ??= compile();
  if (plain || !compiled || typeof WebAssembly === 'undefined') {
    const buffer = new ArrayBuffer(Math.ceil(bytes / 8) * 8);
    return { buffer, kernel: plainKernel(buffer) };
  }
  const pages = Math.ceil(bytes / PAGE);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  return { buffer: memory.buffer, kernel: exports as unknown as Kernel };
}
