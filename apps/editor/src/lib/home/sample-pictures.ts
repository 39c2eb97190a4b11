// The pictures of the shipped packs, fetched when the packs are copied.
const FILES = import.meta.glob<string>('../../../../../content/*/pictures/*', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const ROOT = '/content/';

/** By path below the folder of packs. */
export async function samplePictures(): Promise<[path: string, bytes: Uint8Array<ArrayBuffer>][]> {
  return Promise.all(
    Object.entries(FILES).map(async ([path, url]) => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      return [path.slice(path.indexOf(ROOT) + ROOT.length), new Uint8Array(await answer.arrayBuffer())];
    }),
  );
}
