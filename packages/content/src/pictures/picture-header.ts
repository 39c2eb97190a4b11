// Judges a picture without decoding anything: by its first bytes its type and its size in pixels, and by the rest whether it is whole.
import { jpegHeader } from './jpeg-header.ts';
import { damageIn } from './picture-damage.ts';
import {
  HEAD_BYTES,
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  MOST_SVG_BYTES,
  MOST_SVG_DEPTH,
  MOST_SVG_ELEMENTS,
} from './picture-limits.ts';
import type { FileHead, PictureHeader, PictureKind, PictureProblem, PictureVerdict } from './picture.ts';
import { readSvg } from './svg-header.ts';
import { webpHeader } from './webp-header.ts';

const ENDINGS: Readonly<Record<string, PictureKind>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  svg: 'svg',
};
const TITLES: Readonly<Record<PictureKind, string>> = {
  png: /* @wc-include */ 'a PNG',
  jpeg: /* @wc-include */ 'a JPEG',
  webp: /* @wc-include */ 'a WebP',
  svg: /* @wc-include */ 'an SVG',
};

/** The type that the name of a file promises; undefined for one that is no picture. */
export function pictureKindOf(path: string): PictureKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
}

const SAVE_AGAIN = 'Open it in a program for pictures and save it again.';
/** Of these, the beginning is plenty. */
const SHORT_BYTES = 4096;

/**
 * What is kept of a picture to judge it: a copy of its first bytes, so that the rest can be forgotten.
 * @param bytes all of it, or of a file that is too large for a picture, its beginning
 */
export function headOf(path: string, bytes: Uint8Array, size = bytes.length): FileHead {
  const most = /\.(png|webp)$/i.test(path) ? SHORT_BYTES : HEAD_BYTES;
  const kind = kindOf(bytes);
  const damage = kind && size === bytes.length && size > most ? damageIn(kind, bytes) : undefined;
  return { bytes: bytes.slice(0, most), size, ...(damage !== undefined && { damage }) };
}

/** Judges a picture by its name and what `headOf` keeps of it, or all of its bytes. */
export function judgePicture(path: string, head: FileHead): PictureVerdict {
  const { bytes, size } = head;
  const promised = pictureKindOf(path);
  const kind = kindOf(bytes);
  if (kind === undefined || promised === undefined) return notPicture(bytes, size);
  const ending = path.slice(path.lastIndexOf('.') + 1);
  if (kind !== promised)
    return unusable(
      /* @wc-include */ `is called .${ending}, but is ${TITLES[kind]}`,
      `Rename it so that it ends in .${kind === 'jpeg' ? 'jpg' : kind}, here and in the folder, or save it as what it is called.`,
    );
  const most = kind === 'svg' ? MOST_SVG_BYTES : MOST_PICTURE_BYTES;
  if (size > most)
    return tooLarge(
      /* @wc-include */ `has ${counted(size)} bytes`,
      `At most ${counted(most)} are read. ${kind === 'svg' ? 'Export it as PNG.' : 'Save it smaller: a card needs no more than 900 by 1,200 pixels.'}`,
    );
  const header = headerOf(kind, bytes);
  if (typeof header === 'string') return unusable(header, SAVE_AGAIN);
  if ('says' in header) return header;
  if (kind !== 'svg' && header.width * header.height > MOST_PICTURE_PIXELS)
    return tooLarge(
      /* @wc-include */ `says that it has ${counted(header.width)} by ${counted(header.height)} pixels`,
      `At most ${counted(MOST_PICTURE_PIXELS)} are read; a card needs no more than 900 by 1,200.`,
    );
  const damage = head.damage ?? (size === bytes.length ? damageIn(kind, bytes) : undefined);
  return damage === undefined ? header : unusable(damage, SAVE_AGAIN);
}

function headerOf(kind: PictureKind, bytes: Uint8Array): PictureHeader | PictureProblem | string {
  switch (kind) {
    case 'png':
      return pngHeader(bytes);
    case 'jpeg':
      return jpegHeader(bytes);
    case 'webp':
      return webpHeader(bytes);
    case 'svg':
      return svgHeader(bytes);
  }
}

function svgHeader(bytes: Uint8Array): PictureHeader | PictureProblem {
  const svg = readSvg(new TextDecoder().decode(bytes), {
    elements: MOST_SVG_ELEMENTS,
    depth: MOST_SVG_DEPTH,
  });
  return 'says' in svg
    ? { code: 'picture-svg', says: svg.says, help: svg.help ?? 'Export it as PNG, or without that.' }
    : { kind: 'svg', ...svg };
}

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Section 11.2.2 of the specification: the first chunk is IHDR. */
function pngHeader(bytes: Uint8Array): PictureHeader | string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 33 || !startsWith(bytes, 'IHDR', 12))
    return /* @wc-include */ 'is cut off: its header is missing';
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (width === 0 || height === 0) return /* @wc-include */ 'says that it has no pixels';
  return { kind: 'png', width, height };
}

function kindOf(bytes: Uint8Array): PictureKind | undefined {
  if (PNG_START.every((byte, i) => bytes[i] === byte)) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).replace(/^\ufeff/, '');
  return /^\s*<(\?xml|!--|!DOCTYPE\s+svg|(\w+:)?svg[\s>])/i.test(start) &&
    /<(\w+:)?svg[\s>]/.test(wide(bytes))
    ? 'svg'
    : undefined;
}

/** Comments of an editor may go before the drawing. */
function wide(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 16_384));
}

/** What people take for pictures, by how the files begin. */
const OTHERS: readonly (readonly [start: string, at: number, title: string])[] = [
  ['GIF8', 0, /* @wc-include */ 'a GIF'],
  ['BM', 0, /* @wc-include */ 'a BMP'],
  ['II*\0', 0, /* @wc-include */ 'a TIFF'],
  ['MM\0*', 0, /* @wc-include */ 'a TIFF'],
  ['%PDF', 0, /* @wc-include */ 'a PDF'],
  ['8BPS', 0, /* @wc-include */ 'a Photoshop file'],
  ['ftypavif', 4, /* @wc-include */ 'an AVIF'],
  ['ftyphei', 4, /* @wc-include */ 'a HEIC photo'],
  ['ftypmif1', 4, /* @wc-include */ 'a HEIC photo'],
  ['PK', 0, /* @wc-include */ 'an archive'],
  ['<!DOCTYPE html', 0, /* @wc-include */ 'a web page'],
  ['<!doctype html', 0, /* @wc-include */ 'a web page'],
  ['<html', 0, /* @wc-include */ 'a web page'],
  ['version https://git-lfs', 0, /* @wc-include */ 'a pointer of Git LFS, whose picture was not fetched'],
];

function notPicture(bytes: Uint8Array, size: number): PictureProblem {
  const known = OTHERS.find(([start, at]) => startsWith(bytes, start, at));
  if (size === 0) return unusable(/* @wc-include */ 'is empty', 'Save it again.');
  return unusable(
    known ? /* @wc-include */ `is ${known[2]}` : /* @wc-include */ 'is not a picture',
    'Cards can show PNG, JPEG, WebP and SVG. Open it in a program for pictures and save it as one of them.',
  );
}

function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));
}

function unusable(says: string, help: string): PictureProblem {
  return { code: 'picture-unusable', says, help };
}

function tooLarge(says: string, help: string): PictureProblem {
  return { code: 'picture-too-large', says, help };
}

function counted(count: number): string {
  return count.toLocaleString('en');
}
