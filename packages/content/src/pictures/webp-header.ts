// The size of a WebP: the first chunk of its container says which of three forms it has (RFC 9649).
import type { PictureHeader } from './picture.ts';

const ANIMATION = 0x02;

/** The header, or what is wrong with it. */
export function webpHeader(bytes: Uint8Array): PictureHeader | string {
  if (bytes.length < 30) return 'is cut off: its header is missing';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const form = String.fromCharCode(...bytes.subarray(12, 16));
  const size = sizeOf(form, view);
  if (typeof size === 'string') return size;
  const [width, height] = size;
  return width === 0 || height === 0 ? 'says that it has no pixels' : { kind: 'webp', width, height };
}

function sizeOf(form: string, view: DataView): readonly [number, number] | string {
  switch (form) {
    case 'VP8 ':
      return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    case 'VP8X':
      if ((view.getUint8(20) & ANIMATION) !== 0) return 'is animated; cards can only show still pictures';
      return [(view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1];
    default:
      return 'is damaged: its header is of no known form';
  }
}
