// Whether a picture is whole behind its header: whether its parts follow each other up to its end. Nothing is decoded. What stands behind the
// end counts for nothing: cameras put sounds and films there.
import type { PictureKind } from './picture.ts';

const CUT_OFF = /* @wc-include */ 'is cut off: its end is missing';
const DAMAGED = /* @wc-include */ 'is damaged: its parts do not follow each other';

/** What is wrong with a picture whose header is sound, as it goes after its name; undefined for one that is whole. */
export function damageIn(kind: PictureKind, bytes: Uint8Array): string | undefined {
  switch (kind) {
    case 'png':
      return pngDamage(bytes);
    case 'jpeg':
      return jpegDamage(bytes);
    case 'webp':
      return webpDamage(bytes);
    case 'svg':
      // Its header is all of it.
      return undefined;
  }
}

/** Chunks up to IEND, each with a checksum (ISO 15948, section 5). Readers skip those in small letters if they are damaged. */
function pngDamage(bytes: Uint8Array): string | undefined {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length) return CUT_OFF;
    const isNeeded = (view.getUint8(at + 4) & 0x20) === 0;
    if (isNeeded && crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end))
      return /* @wc-include */ 'is damaged: a checksum in it is wrong';
    if (view.getUint32(at + 4) === IEND) return undefined;
    at = end + 4;
  }
  return CUT_OFF;
}

const IEND = 0x49_45_4e_44;

/** Segments up to the end of the image (ITU-T T.81, annex B). */
function jpegDamage(bytes: Uint8Array): string | undefined {
  const view = viewOf(bytes);
  let isPixels = false;
  for (let at = 2; at + 1 < bytes.length;) {
    if (isPixels) at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return CUT_OFF;
    if (bytes[at] !== 0xff) return DAMAGED;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return undefined;
    if (marker === 0xff) at += 1;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (at + 4 > bytes.length) return CUT_OFF;
    else {
      isPixels ||= marker === 0xda;
      at += 2 + view.getUint16(at + 2);
    }
  }
  return CUT_OFF;
}

/** The container says how long it is (RFC 9649, section 2.4); the last byte may only fill it up to an even number. */
function webpDamage(bytes: Uint8Array): string | undefined {
  return viewOf(bytes).getUint32(4, true) + 8 > bytes.length + 1 ? CUT_OFF : undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

let table: Uint32Array | undefined;

function crc32(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
    return rest;
  });
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
