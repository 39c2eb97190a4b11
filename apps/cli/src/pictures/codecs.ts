// WebP to pixels and pixels to JPEG, in WebAssembly: in memory of its own, and with the same bytes on every machine.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';

/** Four bytes for each pixel: red, green, blue and opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

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

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** For pictures that one can see through, each row as the difference from the one above. */
export function toPng({ width, height, data }: Pixels): Uint8Array {
  const stride = width * 4;
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    rows[start] = 2;
    for (let x = 0; x < stride; x++)
      rows[start + 1 + x] = (data[y * stride + x] ?? 0) - (y === 0 ? 0 : (data[(y - 1) * stride + x] ?? 0));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Uint8Array.from(PNG_START),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
