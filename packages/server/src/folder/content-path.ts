// Names of files as requests give them: relative, with `/`, and the same on every system, so that a pack written here can
// be checked out anywhere. What is refused here never reaches the disk.
import { Refusal } from '../refusal.ts';

/** Media types by extension; only these extensions are content. */
export const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['.yaml', 'text/plain; charset=utf-8'],
  ['.yml', 'text/plain; charset=utf-8'],
  ['.md', 'text/plain; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.csv', 'text/plain; charset=utf-8'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.player', 'application/octet-stream'],
]);

const MAX_PATH = 1024;
const MAX_NAME_BYTES = 200;
const MAX_PARTS = 16;
/** Folders that never hold content. */
const SKIPPED = new Set(['node_modules']);
// Control characters, and what Windows forbids in names or takes for a drive or a stream.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001f\u007f\\:*?"<>|]/;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}

export function isText(name: string): boolean {
  return /^text\/|json$|xml$/.test(MEDIA_TYPES.get(extensionOf(name)) ?? '');
}

export function isContentName(name: string): boolean {
  return MEDIA_TYPES.has(extensionOf(name));
}

/** Whether one part of a path may be used. Hidden names are not content: `.git` stays untouched. */
export function isPlainName(name: string): boolean {
  return (
    name !== '' &&
    !name.startsWith('.') &&
    !/[. ]$/.test(name) &&
    !FORBIDDEN.test(name) &&
    !WINDOWS_DEVICE.test(name) &&
    !SKIPPED.has(name) &&
    name.isWellFormed() &&
    new TextEncoder().encode(name).length <= MAX_NAME_BYTES
  );
}

/** The parts of a path to a folder inside the opened one. */
export function parseFolderPath(path: string | undefined): readonly string[] | Refusal {
  if (path === undefined || path === '') return new Refusal('bad-path', 'The path is missing.');
  if (path.length > MAX_PATH) return new Refusal('bad-path', 'The path is too long.');
  const parts = path.split('/');
  if (parts.length > MAX_PARTS) return new Refusal('bad-path', 'There are too many folders in this path.');
  const bad = parts.find((part) => !isPlainName(part));
  if (bad !== undefined)
    return new Refusal(
      'bad-path',
      bad === '..' || bad === '' || bad.includes('\\') || bad.includes(':')
        ? 'The path is outside the folder.'
        : 'The name of a content file cannot contain these characters or start with a dot.',
    );
  return parts;
}

/** The parts of a path to a file of content. */
export function parseFilePath(path: string | undefined): readonly string[] | Refusal {
  const parts = parseFolderPath(path);
  if (parts instanceof Refusal || isContentName(parts.at(-1) ?? '')) return parts;
  const known = [...MEDIA_TYPES.keys()].join(' ');
  return new Refusal('wrong-kind', `The name of a content file must end in one of ${known}.`);
}
