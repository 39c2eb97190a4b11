// The files of the shipped packs, in one part of the page that is loaded when they are first needed.
const ROOT = '/content/';

/** By path below the folder of packs. */
export const SHIPPED_TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../../../content/**/*.yaml', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [path.slice(path.indexOf(ROOT) + ROOT.length), text]),
);
