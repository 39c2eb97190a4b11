// SVG as text. All text from content goes through `escapeText`.
import { UNSAFE_CHARACTERS } from '@railwright/engine/safe-text';
import type { Shape } from '../art/shape.ts';
import { FONT, painted } from '../paint/paint.ts';
import type { Paint } from '../paint/paint.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attributes. Characters that XML cannot hold, or that nothing should obey, are left out. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNSAFE_CHARACTERS, '')
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Writes elements in the colors of one paint. */
export class SvgWriter {
  readonly #paint: Paint;

  constructor(paint: Paint) {
    this.#paint = paint;
  }

  /** `content` is markup. */
  element(tag: string, attributes: Attributes, content = ''): string {
    const written = Object.entries(attributes).map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${escapeText(painted(value, this.#paint))}"`,
    );
    return content === '' ? `<${tag}${written.join('')}/>` : `<${tag}${written.join('')}>${content}</${tag}>`;
  }

  text(content: string, attributes: Attributes): string {
    return this.element('text', attributes, escapeText(content) || '\u200b');
  }

  /** A use of a drawing by its id: Inkscape 1.2 follows only the older name of the attribute. */
  use(id: string, attributes: Attributes): string {
    return this.element('use', { href: `#${id}`, 'xlink:href': `#${id}`, ...attributes });
  }

  /** The whole picture. Its size is in pixels unless it says another unit. */
  document(
    size: { readonly viewBox: string; readonly width: number | string; readonly height: number | string },
    title: string,
    parts: readonly string[],
  ): string {
    return this.element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        'xmlns:xlink': 'http://www.w3.org/1999/xlink',
        ...size,
        'font-family': FONT,
      },
      [this.element('title', {}, escapeText(title)), ...parts].join('\n'),
    );
  }

  shapes(shapes: readonly Shape[]): string {
    return shapes
      .map(({ tag, attributes, children }) =>
        this.element(tag, tag === 'image' ? byOldName(attributes) : attributes, this.shapes(children ?? [])),
      )
      .join('');
  }
}

/** Every reader follows the older name, and a picture is too large to be there twice. */
function byOldName({ href, ...rest }: Shape['attributes']): Shape['attributes'] {
  return href === undefined ? rest : { 'xlink:href': href, ...rest };
}
