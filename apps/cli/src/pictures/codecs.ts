// WebP to pixels and pixels to JPEG, in WebAssembly: in memory of its own, and with the same bytes on every machine.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Pixels } from './png.ts';

const QUALITY = 86;
const require = createRequire(import.meta.url);

async function compiled(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(require.resolve(file)));
}

let webp: Promise<(bytes: ArrayBuffer) => Promise<Pixels>> | undefined;
let jpeg: Promise<(pixels: Pixels) => Promise<ArrayBuffer>> | undefined;

/** @throws Error for bytes that are no WebP */
export async function fromWebp(bytes: Uint8Array): Promise<Pixels> {
  webp ??= (async () => {
    const { default: decode, init } = await import('@jsquash/webp/decode.js');
    await init(await compiled('@jsquash/webp/codec/dec/webp_dec.wasm'));
    return async (buffer) => decode(buffer);
  })();
  return (await webp)(Uint8Array.from(bytes).buffer);
}

/** Opacity is left out. */
export async function toJpeg(pixels: Pixels): Promise<Uint8Array> {
  jpeg ??= (async () => {
    const { default: encode, init } = await import('@jsquash/jpeg/encode.js');
    await init(await compiled('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
    return (image) => encode(image as unknown as ImageData, { quality: QUALITY, trellis_multipass: false });
  })();
  return new Uint8Array(await (await jpeg)(pixels));
}
