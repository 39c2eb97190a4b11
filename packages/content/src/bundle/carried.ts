// A setup that a page carries inside itself: the player as one file. Publishing writes it there and the player reads it.
import type { TextLanguage } from '@railwright/engine';
import type { Bundle } from './read-bundle.ts';

/** What a page of one file carries, as JSON. */
export interface CarriedSetup {
  /** Absent from a page that plays what is opened on it. */
  readonly bundle?: Bundle;
  /** The language to begin in, unless the page's address names another by `?language=`; absent: that of the browser. */
  readonly language?: TextLanguage;
  /** Where the reader came from: the address is relative to the page. */
  readonly back?: { readonly href: string; readonly title: string };
}
