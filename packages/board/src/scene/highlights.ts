// How cells are pointed out: each kind has a color and a line of its own, so that they differ without color too.
/** Kinds of highlights. */
export const HIGHLIGHTS = [
  'legal',
  'hover',
  'selected',
  'recent',
  'way',
  'dimmed',
  'error',
  'warning',
  'info',
] as const;
/** The kind of a highlight. */
export type HighlightKind = (typeof HIGHLIGHTS)[number];

/** A highlighted cell. */
export interface Highlight {
  /** Label of the cell. */
  readonly label: string;
  readonly kind: HighlightKind;
}

export interface HighlightLook {
  /** Of the outline; none for a veil alone. */
  readonly line?: { readonly width: number; readonly dashes: string };
  readonly veil?: { readonly paint: string; readonly opacity: number };
  readonly sign?: 'error' | 'warning' | 'info';
}

export const HIGHLIGHT_LOOKS: Readonly<Record<HighlightKind, HighlightLook>> = {
  legal: { line: { width: 3.4, dashes: '' }, veil: { paint: '@legal-veil', opacity: 0.34 } },
  hover: { line: { width: 2.4, dashes: '' }, veil: { paint: '@gloss', opacity: 0.16 } },
  selected: { line: { width: 4, dashes: '14 4' }, veil: { paint: '@selected', opacity: 0.14 } },
  recent: { line: { width: 3.4, dashes: '5 4' }, veil: { paint: '@recent', opacity: 0.16 } },
  way: { line: { width: 3, dashes: '1.5 5' } },
  dimmed: { veil: { paint: '@table', opacity: 0.62 } },
  error: { line: { width: 3, dashes: '9 3' }, veil: { paint: '@error', opacity: 0.14 }, sign: 'error' },
  warning: {
    line: { width: 2.6, dashes: '4 4' },
    veil: { paint: '@warning', opacity: 0.1 },
    sign: 'warning',
  },
  info: { sign: 'info' },
};

/** Where the sign of a problem stands, from the center of a cell. */
export const SIGN_SPOT = { x: 27, y: -22 } as const;
export const HIGHLIGHT_SCALE = 0.92;
