// The loops of the net in one memory: compiled if there is WebAssembly with SIMD, otherwise in plain JavaScript with the same results.
import { KERNEL_CODE } from './kernel-code.ts';
import type { Kernel } from './kernel-calls.ts';
import { plainKernel } from './plain-kernel.ts';

/** The part of WebAssembly used here; its types come with the DOM library. */
declare const WebAssembly:
  | undefined
  | {
      readonly Module: new (code: Uint8Array) => object;
      readonly Memory: new (pages: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
      readonly Instance: new (module: object, imports: object) => { readonly exports: object };
    };

let compiled: object | null | undefined;

/** Null if the code cannot run. */
function compile(): object | null {
  if (typeof WebAssembly === 'undefined') return null;
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(KERNEL_CODE), (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}

const PAGE = 65536;

/** A zeroed memory of at least this many bytes, and the kernel that works in it. */
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
