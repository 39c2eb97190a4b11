// The pictures of the site, each once, named by their content.
import { hashOf } from '../hashed.ts';
import type { PublishedFile } from '../target.ts';

export class Pictures {
  readonly #files = new Map<string, PublishedFile['data']>();

  /** The file in which a drawing is, as seen from the site. */
  add(svg: string): string {
    const path = `pictures/${hashOf(svg)}.svg`;
    this.#files.set(path, svg);
    return path;
  }

  /** The same for a picture in pixels. */
  addPng(png: Uint8Array): string {
    const path = `pictures/${hashOf(png)}.png`;
    this.#files.set(path, png);
    return path;
  }

  files(): PublishedFile[] {
    return [...this.#files].map(([path, data]) => ({ path, data }));
  }
}
