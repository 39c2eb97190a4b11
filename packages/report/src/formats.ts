// The formats of documents, one line each.
import type { Document } from './document/document.ts';
import type { LinkedGames } from './report-data.ts';

/** Writes a document; a format with links links to the games. */
export type Renderer = (document: Document, games?: LinkedGames) => string;

interface Format {
  /** What it is for, after its extension: `to read and share`. */
  readonly use: string;
  /** Loads the renderer when it is used, since charts take a moment. */
  readonly load: () => Promise<Renderer>;
}

/** By file extension. */
export const FORMATS: Readonly<Record<string, Format>> = {
  '.html': { use: 'to read and share', load: async () => (await import('./html/to-html.ts')).toHtml },
  '.md': {
    use: 'for a pull request',
    load: async () => (await import('./markdown/to-markdown.ts')).toMarkdown,
  },
};
