// What is known of a picture that a pack holds.

/** Types of picture that cards can show. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'svg';

/** What a picture says of itself. */
export interface PictureHeader {
  readonly kind: PictureKind;
  /** As it is shown, in pixels; of a drawing, in its own units. */
  readonly width: number;
  readonly height: number;
  /** How a camera held it: 1 to 8, as in Exif; 1 unless given. */
  readonly orientation?: number;
  /** What of a drawing is drawn otherwise than in browsers: goes after "passes over". */
  readonly differs?: string;
}

/** Why a picture is not shown: the code of the finding, and what to say about the picture. */
export interface PictureProblem {
  readonly code: 'picture-unusable' | 'picture-too-large' | 'picture-svg';
  /** Goes after the name of the picture: "is a GIF". */
  readonly says: string;
  /** The way out, as a sentence. */
  readonly help: string;
}

export type PictureVerdict = PictureHeader | PictureProblem;

/** Whether a picture cannot be shown. */
export function isProblem(verdict: PictureVerdict): verdict is PictureProblem {
  return 'says' in verdict;
}

/** The first bytes of a picture, how many it has, and whether the rest is there. */
export interface FileHead {
  /** The first bytes. */
  readonly bytes: Uint8Array;
  /** How many there are. */
  readonly size: number;
  /** What is wrong behind them, as it goes after the name of the picture. */
  readonly damage?: string;
}
