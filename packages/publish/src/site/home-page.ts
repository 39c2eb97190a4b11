// The first page: the packs, and what can be played of them.
import { html } from '@railwright/report/markup';
import { packPath } from './addresses.ts';
import { frame, type Page } from './frame.ts';
import { setupTile, type Making } from './parts.ts';
import type { SitePack } from './volume.ts';

export function homePage(page: Page, making: Making, packs: readonly SitePack[]): string {
  const { words } = page;
  const [only] = packs;
  const title = packs.length === 1 && only ? only.title : words.packs;
  const description =
    packs.length === 1 && only ? only.description : packs.map((pack) => pack.title).join(', ');
  return frame(page, {
    title,
    description: description || title,
    preview: making.previews.get(packs[0]?.setups[0]?.id ?? ''),
    main: html`
      <div class="hero">
        <h1 dir="auto">${title}</h1>
        ${packs.length === 1 && only ? about(page, only) : undefined}
        ${making.plays ? html`<p class="hint">${words.playHint}</p>` : undefined}
      </div>
      ${packs.map((pack) => packSection(page, making, pack, packs.length === 1))}
    `,
  });
}

function packSection(page: Page, making: Making, pack: SitePack, isOnly: boolean) {
  const tiles = html`<ul class="tiles">
    ${pack.setups.map((setup) => setupTile(page, making, setup, isOnly ? 'h2' : 'h3'))}
  </ul>`;
  if (isOnly) return tiles;
  return html`<section class="pack">
    <div>
      <h2><a href="${page.to(packPath(pack.pack.id))}" dir="auto">${pack.title}</a></h2>
      ${about(page, pack)}
    </div>
    ${tiles}
  </section>`;
}

function about({ words, to }: Page, { pack, description, setups, maps, cards }: SitePack) {
  return html`
    ${description === '' ? undefined : html`<p class="lead" dir="auto">${description}</p>`}
    <p class="facts">
      <a href="${to(packPath(pack.id))}"
        >${words.seeAll(words.contents(setups.length, maps.length, cards.length))}</a
      >
    </p>
  `;
}
