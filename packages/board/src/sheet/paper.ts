// Sheets of paper. All lengths in millimetres.
/** Sizes of paper, upright. */
export const PAPERS = {
  a4: { title: 'A4', width: 210, height: 297 },
  letter: { title: 'Letter', width: 215.9, height: 279.4 },
} as const;
/** The name of a size of paper. */
export type PaperId = keyof typeof PAPERS;

export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** Width and height of a sheet in millimeters. */
export function sheetSize(paper: PaperId, landscape: boolean): SheetSize {
  const { width, height } = PAPERS[paper];
  return landscape ? { width: height, height: width } : { width, height };
}
