// The pictures of a pack: all by name, and those that it names by what they are.
import type { PictureFile } from '../packs/model.ts';
import { plainPath, type NamedArt } from '../looks/named-art.ts';
import { judgePicture } from '../pictures/picture-header.ts';
import { MOST_PICTURE_BYTES, MOST_PICTURES } from '../pictures/picture-limits.ts';
import { bytesOf } from '../sources/file-source.ts';
import type { FoundFile } from './find-packs.ts';
import type { ContentCache } from './read-file.ts';

/** By path from the folder of the pack; the same objects as before while they say the same. */
export async function listPictures(
  files: readonly FoundFile[],
  folder: string,
  named: readonly NamedArt[],
  cache: ContentCache | undefined,
): Promise<ReadonlyMap<string, PictureFile>> {
  const wanted = new Set(named.map(({ art }) => plainPath(art.file)).slice(0, MOST_PICTURES));
  const pictures = new Map<string, PictureFile>();
  for (const file of files) {
    const { path } = file;
    const name = path.slice(folder.length);
    const verdict = wanted.has(name) ? await judge(file) : undefined;
    const now = { path, ...(verdict && { verdict }) };
    const before = cache?.pictures.get(path);
    const one = before && JSON.stringify(before) === JSON.stringify(now) ? before : now;
    cache?.pictures.set(path, one);
    places.set(one, file);
    pictures.set(name, one);
  }
  return pictures;
}

/** Where the bytes of pictures are. */
const places = new WeakMap<PictureFile, FoundFile>();

/**
 * The bytes of a picture.
 * @throws Error if it cannot be read, with a reason for people
 */
export async function readPicture(picture: PictureFile): Promise<Uint8Array> {
  const place = places.get(picture);
  if (!place) throw new Error('It is of content that was not loaded here.');
  const bytes = bytesOf(await place.source.read(place.name));
  if (bytes.length > MOST_PICTURE_BYTES)
    throw new Error(`It has ${bytes.length} bytes; at most ${MOST_PICTURE_BYTES} are read.`);
  return bytes;
}

async function judge({ source, name }: FoundFile): Promise<PictureFile['verdict']> {
  if (!source.head) return undefined;
  try {
    return judgePicture(name, await source.head(name));
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
}
