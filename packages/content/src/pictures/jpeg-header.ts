// The size of a JPEG, and how the camera was held: ITU-T T.81 Annex B, and tag 0x0112 of Exif.
import type { PictureHeader } from './picture.ts';

/** Programs write about ten. Each goes over the whole picture, however few bytes it has. */
const MOST_PASSES = 100;
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** The header, or what is wrong with it. */
export function jpegHeader(bytes: Uint8Array): PictureHeader | string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let orientation = 1;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return /* @wc-include */ 'is damaged: its parts do not follow each other';
    const marker = bytes[at + 1] ?? 0;
    // Bytes may fill up before a marker, and some markers stand alone.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (marker === 0xda || marker === 0xd9) return /* @wc-include */ 'has no size';
    else {
      const length = view.getUint16(at + 2);
      if (length < 2) return /* @wc-include */ 'is damaged: its parts do not follow each other';
      if (isFrame(marker)) return frame(view, at, orientation);
      if (marker === 0xe1)
        orientation = orientationIn(bytes.subarray(at + 4, at + 2 + length)) ?? orientation;
      at += 2 + length;
    }
  }
  return /* @wc-include */ 'is cut off, or its size stands too far behind other data';
}

/** Start of frame: all of C0 to CF but the tables of C4 and CC, and C8. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function frame(view: DataView, at: number, orientation: number): PictureHeader | string {
  if (at + 10 > view.byteLength) return /* @wc-include */ 'is cut off: its header is missing';
  const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
  if (width === 0 || height === 0) return /* @wc-include */ 'says that it has no pixels';
  if (passesFrom(view, at) > MOST_PASSES)
    return /* @wc-include */ `is drawn in more than ${MOST_PASSES} passes`;
  if (view.getUint8(at + 9) === 4)
    return /* @wc-include */ 'has the four colours of a press (CMYK), not those of a screen (RGB)';
  // From 5 on it lies on its side.
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  return { kind: 'jpeg', width: across, height: down, ...(orientation > 1 && { orientation }) };
}

/** Start of scan; data never looks like it. */
function passesFrom(view: DataView, at: number): number {
  let count = 0;
  for (let i = at; i + 1 < view.byteLength; i++)
    if (view.getUint8(i) === 0xff && view.getUint8(i + 1) === 0xda) count++;
  return count;
}

/** The first directory of a TIFF structure has it as a short number. */
function orientationIn(part: Uint8Array): number | undefined {
  if (!EXIF.every((byte, i) => part[i] === byte) || part.length < 14) return undefined;
  const tiff = new DataView(part.buffer, part.byteOffset + EXIF.length, part.length - EXIF.length);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return undefined;
  const count = tiff.getUint16(directory, isLittle);
  for (let i = 0, at = directory + 2; i < count && at + 12 <= tiff.byteLength; i++, at += 12)
    if (tiff.getUint16(at, isLittle) === 0x0112) {
      const value = tiff.getUint16(at + 8, isLittle);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  return undefined;
}
