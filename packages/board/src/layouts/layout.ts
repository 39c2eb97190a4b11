// How a card is laid out, as data: what stands in which box, from the back to the front. Lengths are millimeters on a card of 63 by 88.

/** What of a card a part can show. */
type LayoutField =
  | 'art'
  | 'name'
  | 'text'
  | 'type'
  | 'icon'
  | 'cost'
  | 'resources'
  | 'value'
  | 'points'
  | 'number'
  | 'sign'
  | 'credit';

/** One part of a layout. Colors are `#rrggbb`, `category`, or names of a theme. */
export interface LayoutPart {
  /** Without it, the part is a plain box or a sign. */
  readonly show?: LayoutField;
  /** A sign that is the same on all cards: a category. */
  readonly icon?: string;
  /** Left, top, width and height. */
  readonly box: readonly number[];
  /** Of letters and signs. */
  readonly color?: string;
  /** Of the box. */
  readonly fill?: string;
  /** Of the fill, from 0 to 1. */
  readonly opacity?: number;
  /** Radius of the corners of the box. */
  readonly round?: number;
  /** Color of a line around the box. */
  readonly border?: string;
  /** Around letters. */
  readonly rim?: string;
  /** Height of letters. */
  readonly size?: number;
  /** As far as letters shrink to fit. */
  readonly least?: number;
  /** Bold letters. */
  readonly bold?: boolean;
  /** Of letters, across; in the middle unless given. */
  readonly align?: 'center' | 'left' | 'right';
  /** Of letters, up and down; in the middle unless given. */
  readonly at?: 'bottom' | 'middle' | 'top';
  /** Most lines of a name. */
  readonly lines?: number;
}

/** A layout of cards, as a pack declares it. */
export interface Layout {
  /** From the back to the front. */
  readonly parts: readonly LayoutPart[];
}

/** Layouts that every game has, besides the classic one. */
export interface BuiltInLayouts {
  readonly 'big-picture': Layout;
  readonly 'text-only': Layout;
}
