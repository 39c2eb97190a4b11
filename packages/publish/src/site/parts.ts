// Parts that several pages of the site share.
import { mapBounds, renderFaceSvg, renderMapSvg, type DiffPart, type Face } from '@railwright/board/svg';
import { html, type Markup } from '@railwright/report/markup';
import { setupPath, versionPath } from './addresses.ts';
import type { Page } from './frame.ts';
import type { Pictures } from './pictures.ts';
import type { SiteMap, SiteSetup } from './volume.ts';

/** What changed in a pack since an earlier version, drawn and in words. */
export interface SiteChanges {
  readonly title: string;
  readonly svg: string;
  readonly parts: readonly DiffPart[];
}

/** What pages are made with. */
export interface Making {
  readonly pictures: Pictures;
  /** What changed, by the ids of packs, in the language of the pages that are being made. */
  readonly changes: ReadonlyMap<string, SiteChanges>;
  /** Whether setups can be played in a page of their own. */
  readonly plays: boolean;
  /** Whether the site has the studio. */
  readonly hasStudio: boolean;
  /** Pictures in pixels of setups, by `pack/id`, for programs that preview links; only where the address of the site is known. */
  readonly previews: ReadonlyMap<string, string>;
}

/** A face; its text is the alternative unless the page says it beside. */
export function facePicture(page: Page, { pictures }: Making, face: Face, alt: string): Markup {
  return html`<img
    class="face"
    src="${page.asset(pictures.add(renderFaceSvg(face)))}"
    alt="${alt}"
    width="630"
    height="880"
    loading="lazy"
  />`;
}

/** A map with what its signs mean. */
export function mapFigure(page: Page, making: Making, { title, legend, ...drawn }: SiteMap): Markup {
  const { asset, words, language } = page;
  const { map, tokenKinds, pictures } = drawn;
  const { width, height } = mapBounds(map, { language });
  const picture = asset(making.pictures.add(renderMapSvg(map, { language, tokenKinds, pictures })));
  // Alone, a reader can enlarge it: on a phone, names are small.
  return html`<figure class="map">
    <div class="board">
      <a href="${picture}">
        <img
          src="${picture}"
          alt="${words.mapPicture(title)}"
          width="${Math.round(width)}"
          height="${Math.round(height)}"
          loading="lazy"
        />
      </a>
    </div>
    <figcaption>
      <strong dir="auto">${title}</strong>
      <ul class="legend" aria-label="${words.legend}">
        ${legend.map(
          ({ svg, name, hint }) =>
            html`<li>
              <img src="${asset(making.pictures.add(svg))}" alt="" width="48" height="48" loading="lazy" />
              <span dir="auto">${name}<small>${hint}</small></span>
            </li>`,
        )}
      </ul>
    </figcaption>
  </figure>`;
}

/** A setup as an entry of a list. */
export function setupTile(page: Page, making: Making, setup: SiteSetup, level: 'h2' | 'h3'): Markup {
  const { asset, words, to } = page;
  const { kit, map, title, picture } = setup;
  const { min, max } = kit.setup.seats;
  const heading = html`<a href="${to(setupPath(setup.id))}" dir="auto">${title}</a>`;
  return html`<li class="tile">
    <span class="picture"><img src="${asset(making.pictures.add(picture))}" alt="" loading="lazy" /></span>
    <div class="text">
      ${level === 'h2' ? html`<h2>${heading}</h2>` : html`<h3>${heading}</h3>`}
      <p class="facts">${[words.players(min, max), map?.title].filter(Boolean).join(' · ')}</p>
      ${playButton(page, making, setup)}
    </div>
  </li>`;
}

export function playButton(
  { asset, words, language }: Page,
  { plays }: Making,
  { kit, title }: SiteSetup,
): Markup | undefined {
  if (!plays) return undefined;
  return html`<p class="actions">
    <a
      class="button"
      href="${asset(versionPath(kit.setup.hash, 'play.html'))}?language=${language}"
      aria-label="${words.playGame(title)}"
      >${words.play}</a
    >
  </p>`;
}
