// What every page of the site has around its content.
import { LANGUAGE_NAMES, type TextLanguage } from '@railwright/engine/languages';
import { html, type Markup } from '@railwright/report/markup';
import { HOME, ICON_FILE, relativePath, SCRIPT_FILE, STYLE_FILE } from './addresses.ts';
import { SITE_WORDS, type SiteWords } from './words.ts';

/** Nothing is loaded but the site's own files, and nothing is sent anywhere. */
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** A page: where it is, in which language, and the way from there. */
export interface Page {
  /** Below the folder of its language. */
  readonly path: string;
  /** The file, as seen from the site. */
  readonly file: string;
  readonly language: TextLanguage;
  readonly words: SiteWords;
  /** The address of another page in the same language. */
  readonly to: (path: string) => string;
  /** The address of a file that all languages share. */
  readonly asset: (path: string) => string;
  /** The same page in each language of the site; empty if there is only one. */
  readonly translations: readonly { readonly language: TextLanguage; readonly file: string }[];
  /** The address of the site on the web, if it is known. */
  readonly base: string | undefined;
}

/** The languages of a site; the first is at its root, each other in a folder of its own. */
export type Languages = readonly [TextLanguage, ...TextLanguage[]];

/** @param base the address of the site, with a slash at its end */
export function openPage(path: string, language: TextLanguage, languages: Languages, base?: string): Page {
  const place = (one: TextLanguage, inside: string): string =>
    one === languages[0] ? inside : `${one}/${inside}`;
  const file = place(language, path);
  return {
    path,
    file,
    language,
    words: SITE_WORDS[language],
    to: (other) => relativePath(file, place(language, other)),
    asset: (other) => relativePath(file, other),
    translations:
      languages.length < 2 ? [] : languages.map((one) => ({ language: one, file: place(one, path) })),
    base,
  };
}

/** What a page says about itself. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  /** The pages above it, from the first. */
  readonly path?: readonly { readonly title: string; readonly href: string }[];
  readonly main: Markup;
  readonly usesScript?: boolean;
  /** A picture in pixels of what it is about. */
  readonly preview?: string | undefined;
}

export function frame(page: Page, content: PageContent): string {
  const { title, description, path = [], main, usesScript, preview } = content;
  const { language, words, asset, base, file } = page;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:type" content="website" />
        ${
          base === undefined || preview === undefined
            ? undefined
            : html`<meta property="og:image" content="${base + preview}" />`
        }
        ${base === undefined ? undefined : html`<link rel="canonical" href="${base + file}" />`}
        ${alternates(page)}
        <link rel="icon" type="image/svg+xml" href="${asset(ICON_FILE)}" />
        <link rel="stylesheet" href="${asset(STYLE_FILE)}" />
        ${usesScript ? html`<script defer src="${asset(SCRIPT_FILE)}"></script>` : undefined}
      </head>
      <body>
        <a class="skip" href="#content">${words.skip}</a>
        <header class="top">${trail(page, title, path)} ${languageSwitch(page)}</header>
        <main id="content">${main}</main>
        <footer><p>${words.madeWith}</p></footer>
      </body>
    </html> `.text;
}

function alternates({ translations, base, asset }: Page): Markup[] {
  return translations.map(
    ({ language, file }) =>
      html`<link
        rel="alternate"
        hreflang="${language}"
        href="${base === undefined ? asset(file) : base + file}"
      />`,
  );
}

function trail({ words, path: own, to }: Page, title: string, above: PageContent['path'] = []): Markup {
  if (own === HOME) return html`<span></span>`;
  return html`<nav class="path" aria-label="${words.path}">
    <ol>
      <li><a href="${to(HOME)}">${words.home}</a></li>
      ${above.map((one) => html`<li><a href="${one.href}" dir="auto">${one.title}</a></li>`)}
      <li aria-current="page" dir="auto">${title}</li>
    </ol>
  </nav>`;
}

function languageSwitch({ translations, asset, words, language }: Page): Markup | undefined {
  if (translations.length === 0) return undefined;
  const current = html`aria-current="true"`;
  return html`<nav class="languages" aria-label="${words.languages}">
    <ul>
      ${translations.map(
        (one) =>
          html`<li>
            <a
              href="${asset(one.file)}"
              hreflang="${one.language}"
              lang="${one.language}"
              ${one.language === language ? current : undefined}
              >${LANGUAGE_NAMES[one.language].own}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}
