// How large pictures may be. A card at 300 dots per inch has less than a million pixels.

/** Most bytes of a picture. */
export const MOST_PICTURE_BYTES = 4 * 1024 * 1024;
/** Most pixels: a photo of a good camera. Four bytes each while it is read. */
export const MOST_PICTURE_PIXELS = 25_000_000;
/** Most pictures that a pack can name. */
export const MOST_PICTURES = 1_000;
/** Most bytes of a drawing. */
export const MOST_SVG_BYTES = 512 * 1024;
/** Most elements that are drawn, those that are used repeatedly counted each time. */
export const MOST_SVG_ELEMENTS = 10_000;
/** Most elements within each other. */
export const MOST_SVG_DEPTH = 64;
/** The first bytes of a picture that are read to judge it: a drawing whole, and a photo that has its size behind a preview. */
export const HEAD_BYTES = 512 * 1024;
