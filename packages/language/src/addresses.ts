// Files as the editor spells them: an address can be written in several ways (`%28` or `(`, `c%3A` or `C:`), and editors compare
// them as text, so they get back their own. Content paths of the server are absolute, with slashes.
import { fileURLToPath, pathToFileURL } from 'node:url';

const IS_WINDOWS = process.platform === 'win32';

export class Addresses {
  readonly #spelled = new Map<string, string>();

  /** The editor has used this address, of a file or of a folder without a slash at the end. */
  met(uri: string): void {
    this.#spelled.set(toPath(uri), uri);
  }

  /** As the editor last spelled the file, or else a folder above it. */
  of(path: string): string {
    const known = this.#spelled.get(path);
    if (known !== undefined) return known;
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      const spelled = this.#spelled.get(folder);
      if (spelled !== undefined) return spelled + toUri(path).slice(toUri(folder).length);
    }
    return toUri(path);
  }
}

export function toUri(path: string): string {
  return pathToFileURL(path).href;
}

/** Without a slash at the end. A drive has one spelling, whatever the editor's is. */
export function toPath(uri: string, windows = IS_WINDOWS): string {
  if (!uri.startsWith('file:')) return uri;
  const path = fileURLToPath(uri, { windows }).replace(/[\\/]$/, '');
  return windows ? path.replaceAll('\\', '/').replace(/^[a-z]:/, (drive) => drive.toUpperCase()) : path;
}
