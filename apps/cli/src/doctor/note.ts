// One result of a check by doctor.
export interface Note {
  /** `missing` is worth knowing but not an error. */
  readonly state: 'well' | 'missing' | 'wrong';
  readonly text: string;
  /** The advice. */
  readonly help?: string;
}

export const well = (text: string): Note => ({ state: 'well', text });
export const missing = (text: string, help?: string): Note => ({
  state: 'missing',
  text,
  ...(help !== undefined && { help }),
});
export const wrong = (text: string, help?: string): Note => ({
  state: 'wrong',
  text,
  ...(help !== undefined && { help }),
});
