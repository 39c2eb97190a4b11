// Pictures that a document draws itself, instead of leaving that to renderers.

/** A picture of its own: as SVG, whose texts are escaped, and in letters, whose first line is a title. */
export interface Drawing {
  readonly kind: 'drawing';
  /** How to read it. */
  readonly caption: string;
  /** An `svg` element. */
  readonly svg: () => string;
  /** Lines of letters. */
  readonly letters: () => string;
}
