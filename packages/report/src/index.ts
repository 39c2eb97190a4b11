// The public API: documents in the formats that people share.
export { toCsv } from './csv.ts';
export { toHtml } from './html/to-html.ts';
export { toMarkdown } from './markdown/to-markdown.ts';
