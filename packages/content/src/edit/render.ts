// Plain data as YAML text in the form that the shipped content has: short values on one line in { } or [ ], lists of steps
// and everything with an id on lines of their own.
import { stringify } from 'yaml';
import { isData, type Data } from '../text/data.ts';

/** Longest text in one line. */
const WIDTH = 90;

/** On one line, safe within brackets too. */
export function renderInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(renderInline).join(', ')}]`;
  if (isData(value)) {
    const pairs = Object.entries(value).map(([key, inner]) => `${renderScalar(key)}: ${renderInline(inner)}`);
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
  }
  return renderScalar(value);
}

/** The text after `key:`: a space and the value, or a line break and lines with this indentation. */
export function renderAfterKey(value: unknown, indent: number): string {
  if (typeof value === 'string' && value.includes('\n')) return ` ${renderLiteral(value, indent)}`;
  if (Array.isArray(value) && value.some(isContainer) && !value.every(isPlainList))
    return `\n${renderList(value, indent)}`;
  if (!isContainer(value) || !isBlock(value)) {
    const inline = renderInline(value);
    if (!isContainer(value) || inline.length <= WIDTH - indent) return ` ${inline}`;
  }
  return `\n${Array.isArray(value) ? renderList(value, indent) : renderMap(value as Data, indent)}`;
}

/** The text after a dash `indent - 2` characters in. */
export function renderAfterDash(value: unknown, indent: number): string {
  if (isData(value) && Object.keys(value).length > 0 && (isBlock(value) || Object.keys(value).length === 1))
    return ` ${renderMap(value, indent).trimStart()}`;
  if (isContainer(value) && renderInline(value).length > WIDTH - indent)
    return ` ${(Array.isArray(value) ? renderList(value, indent) : renderMap(value as Data, indent)).trimStart()}`;
  return renderAfterKey(value, indent);
}

/** `key: value` lines. */
export function renderMap(value: Data, indent: number): string {
  return Object.entries(value)
    .map(([key, inner]) => renderPair(key, inner, indent))
    .join('\n');
}

/** A key with its value as YAML, indented by `indent` spaces; without a line feed at the end. */
export function renderPair(key: string, value: unknown, indent: number): string {
  return `${' '.repeat(indent)}${renderScalar(key)}:${renderAfterKey(value, indent + 2)}`;
}

/** One item after the other, each behind a dash. */
export function renderList(value: readonly unknown[], indent: number): string {
  return value.map((item) => `${' '.repeat(indent)}-${renderAfterDash(item, indent + 2)}`).join('\n');
}

/** Line breaks, tabs, controls and marks that end a line or vanish where a text stands as it is. */
// eslint-disable-next-line no-control-regex -- these are what is looked for
const ESCAPED = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

function renderScalar(value: unknown): string {
  if (typeof value === 'string' && ESCAPED.test(value)) return renderQuoted(value);
  // Within brackets everything is quoted that needs to be anywhere.
  return stringify([value ?? null], { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 })
    .trimEnd()
    .slice(1, -1);
}

/** JSON's text is YAML's too, except for what JSON leaves as it is. */
function renderQuoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

// The lines as they are, after a bar.
function renderLiteral(text: string, indent: number): string {
  const body = text.replace(/\n+$/, '');
  const ending = text.length - body.length;
  // Such lines cannot be told from indentation, or would not be kept.
  if (body === '' || /[^\n\S ]/.test(text) || ESCAPED.test(text.replaceAll('\n', '')) || ending > 1)
    return renderScalar(text);
  const lines = body.split('\n');
  const first = lines.find((line) => line !== '') ?? '';
  const header = `|${first.startsWith(' ') ? '2' : ''}${ending === 0 ? '-' : ''}`;
  return [header, ...lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line))].join('\n');
}

/** Whether it goes on lines of its own however short it is. */
function isBlock(value: object): boolean {
  if (Array.isArray(value))
    return value.some((item) => isContainer(item) && (!isPlainList(item) || isBlock(item)));
  return (
    Object.hasOwn(value, 'id') || Object.values(value).some((inner) => isContainer(inner) && isBlock(inner))
  );
}

function isPlainList(value: unknown): boolean {
  return Array.isArray(value) && !value.some(isContainer);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
