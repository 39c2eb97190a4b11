// The page of one version of a setup. It stays while the rest of the site changes, so that it leads only to its own files and to the first
// page.
import { html } from '@railwright/report/markup';
import { HOME, versionPath } from './addresses.ts';
import { frame, type Page } from './frame.ts';
import { playButton, type Making } from './parts.ts';
import type { SiteSetup } from './volume.ts';

export function versionPage(page: Page, making: Making, setup: SiteSetup): string {
  const { words, asset, to } = page;
  const { title, kit } = setup;
  const { hash, seats } = kit.setup;
  return frame(page, {
    title,
    description: words.thisVersion,
    preview: making.previews.get(setup.id),
    main: html`
      <div class="hero">
        <h1 dir="auto">${title}</h1>
        <p class="facts">${words.players(seats.min, seats.max)}</p>
        ${playButton(page, making, setup)}
      </div>
      <div class="panel prose">
        <p>${words.thisVersion}</p>
        <p><a href="${asset(versionPath(hash, 'setup.json'))}" download>${words.setupFile}</a></p>
        <p><a href="${to(HOME)}">${words.newest}</a></p>
        <p class="hint"><code>${hash}</code></p>
      </div>
    `,
  });
}
