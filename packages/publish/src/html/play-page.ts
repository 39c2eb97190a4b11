// A page that plays a setup: the player as one file, with the setup inside.
import type { Bundle } from '@railwright/content';
import type { CarriedSetup } from '@railwright/content/bundle';
import type { TextLanguage } from '@railwright/engine/languages';
import { safeText } from '@railwright/engine/safe-text';

/** What is around the game. */
export interface PlayPageOptions {
  /** Of the window and in search results. */
  readonly title: string;
  /** In search results. */
  readonly description?: string;
  /** The language to begin in, unless the reader or the page's address (`?language=`) chose another; absent: that of their browser. */
  readonly language?: TextLanguage;
  /** A link to the page that led there; its address is relative to this page. */
  readonly back?: CarriedSetup['back'];
}

/** The places in the built player. */
const LANGUAGE = '<html lang="en">';
const TITLE = '<title>Railwright</title>';
const SETUPS = '<script type="application/json" id="railwright-setups"></script>';

/**
 * The page. It needs no other file, loads nothing, and works by double click; content stays text in it, whatever it says.
 * @param player The built player: `Tools.player` gives it.
 * @param bundle Without one, the page plays what is opened on it.
 * @throws Error if this is not the built player
 */
export function playPage(
  player: string,
  bundle: Bundle | undefined,
  { title, description, language, back }: PlayPageOptions,
): string {
  const carried: CarriedSetup = {
    ...(bundle && { bundle }),
    ...(language && { language }),
    ...(back && { back }),
  };
  const about =
    description === undefined ? '' : `\n    <meta name="description" content="${escaped(description)}" />`;
  const texts: readonly (readonly [place: string, text: string])[] = [
    [LANGUAGE, `<html lang="${language ?? 'en'}">`],
    [TITLE, `<title>${escaped(title)}</title>${about}`],
    [SETUPS, SETUPS.replace('><', () => `>${json(carried)}<`)],
  ];
  return texts.reduce((page, [place, text]) => put(page, place, text), player);
}

/** Every place comes before anything that could look like it: the script of the player is at the end. */
function put(page: string, place: string, text: string): string {
  const at = page.indexOf(place);
  if (at === -1) throw new Error(`The built player has no ${place}.`);
  return page.slice(0, at) + text + page.slice(at + place.length);
}

/** JSON that no page takes for markup, nor a script for the end of a line. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function escaped(text: string): string {
  return safeText(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
