// The formats of documents, one line each.
import type { Document } from './document/document.ts';
import type { LinkedGames } from './report-data.ts';

/** Writes a document; a format with links links to the games. */
export type Renderer = (document: Document, games?: LinkedGames) => string;

/** Renderers by file extension, each loaded when it is used, since charts take a moment. */
export const FORMATS = {
  '.html': async () => (await import('./html/to-html.ts')).toHtml,
  '.md': async () => (await import('./markdown/to-markdown.ts')).toMarkdown,
} as const satisfies Readonly<Record<string, () => Promise<Renderer>>>;
