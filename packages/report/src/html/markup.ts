// Markup that is always escaped: `html` writes its values as text unless they are markup themselves. Pages of other packages use it too.
import { safeText } from '@railwright/engine/safe-text';

/** HTML. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What stands in markup; undefined is nothing. */
type Value = string | number | Markup | undefined | readonly Value[];

/** Markup with values that are escaped, for text and for attributes in double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(parts.reduce((all, part, i) => all + written(values[i - 1]) + part));
}

/** Markup that another library has escaped. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

/** A picture among others of a page: its ids begin with a name of its own, since pictures share them. */
export const drawn = (svg: string, name: string): Markup =>
  trusted(svg.replaceAll(/(id="|url\(#|href="#)/g, `$1${name}-`));

function written(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(written).join('');
  return escape(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return safeText(text).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
}
