// The pictures of the open folder as pixels that a page can draw: whatever a file is, only what the browser has drawn of it is shown.
import { judgePicture, isProblem } from '@railwright/content';
import { shownPart, type Focus, type Picture } from '@railwright/board';
import { SvelteMap } from 'svelte/reactivity';
import type { CellArt } from '../content/manifest.ts';
import type { Store } from '../stores/store.ts';
import { project } from '../project/project.svelte.ts';

/** Of the longer side, in pixels. */
const MOST_SIDE = 900;
const CELL_SIDE = 320;
const TYPES = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp', svg: 'image/svg+xml' } as const;

class Pictures {
  /** By path; null while it is read, and if it cannot be shown. */
  readonly #known = new SvelteMap<string, Picture | null>();
  readonly #reading = new Map<string, Promise<Picture | undefined>>();
  /** Squares by the address of the picture, which is new whenever its file is, and by what of it is shown. */
  readonly #cells = new SvelteMap<string, Picture | null>();
  #store: Store | undefined;

  /** Undefined until it is there, and for one that cannot be shown. */
  at(path: string): Picture | undefined {
    const { store } = project;
    if (this.#store !== store) this.#clear(store);
    const known = this.#known.get(path);
    if (known === undefined) queueMicrotask(() => void this.load(path));
    return known ?? undefined;
  }

  /** Undefined for one that cannot be shown. */
  load(path: string): Promise<Picture | undefined> {
    const reading = this.#reading.get(path) ?? this.#read(path);
    this.#reading.set(path, reading);
    return reading;
  }

  /** A square of it for the cells of a map, as a data URI, so that it goes into files with the map. */
  cell(art: CellArt): Picture | undefined {
    const whole = this.at(art.file);
    if (!whole) return undefined;
    const key = JSON.stringify([whole.href, art.focus, art.zoom]);
    const known = this.#cells.get(key);
    if (known === undefined) queueMicrotask(() => void this.#cut(key, whole, art));
    return known ?? undefined;
  }

  /** The same, once it is there. */
  async square({ file, focus, zoom }: CellArt): Promise<Picture | undefined> {
    const whole = await this.load(file);
    return whole && squareOf(whole, [...focus, zoom]).catch(() => undefined);
  }

  async #cut(key: string, whole: Picture, { focus, zoom }: CellArt): Promise<void> {
    if (this.#cells.has(key)) return;
    this.#cells.set(key, null);
    const picture = await squareOf(whole, [...focus, zoom]).catch(() => undefined);
    if (picture) this.#cells.set(key, picture);
  }

  /** Forgets a picture, whose file has changed. */
  forget(path: string): void {
    const known = this.#known.get(path);
    if (known) URL.revokeObjectURL(known.href);
    this.#known.delete(path);
    this.#reading.delete(path);
  }

  #clear(store: Store | undefined): void {
    this.#store = store;
    queueMicrotask(() => {
      this.#cells.clear();
      for (const path of this.#reading.keys()) this.forget(path);
    });
  }

  async #read(path: string): Promise<Picture | undefined> {
    const { store } = project;
    if (!store?.bytes) return undefined;
    this.#known.set(path, null);
    const picture = await store.bytes(path).then(
      (bytes) => drawPicture(path, bytes),
      () => undefined,
    );
    if (picture && project.store === store) this.#known.set(path, picture);
    return picture;
  }
}

export const pictures = new Pictures();

/** Undefined for what is no picture, or too large. */
export async function drawPicture(path: string, bytes: Uint8Array): Promise<Picture | undefined> {
  const header = judgePicture(path, { bytes, size: bytes.length });
  if (isProblem(header)) return undefined;
  const url = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: TYPES[header.kind] }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = MOST_SIDE / Math.max(header.width, header.height);
    const shown = header.kind === 'svg' ? scale : Math.min(1, scale);
    const [width, height] = [header.width, header.height].map((side) =>
      Math.max(1, Math.round(side * shown)),
    );
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width ?? 1, height ?? 1];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return blob ? { href: URL.createObjectURL(blob), width: canvas.width, height: canvas.height } : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What of a picture the cells of a terrain show, as a data URI. */
export async function squareOf(whole: Picture, focus: Focus): Promise<Picture> {
  const image = new Image();
  image.src = whole.href;
  await image.decode();
  const [x, y, side] = shownPart(whole, { width: 1, height: 1 }, focus);
  const canvas = document.createElement('canvas');
  const width = Math.max(1, Math.round(Math.min(CELL_SIDE, side)));
  [canvas.width, canvas.height] = [width, width];
  canvas.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, width, width);
  return { href: smallHref(canvas), width, height: width };
}

const QUALITY = 0.86;

/** What was drawn as a data URI: JPEG for what covers its whole place, PNG for what one can see through. */
export function smallHref(canvas: HTMLCanvasElement): string {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  const isOpaque = data.every((byte, i) => i % 4 !== 3 || byte === 255);
  return isOpaque ? canvas.toDataURL('image/jpeg', QUALITY) : canvas.toDataURL('image/png');
}
