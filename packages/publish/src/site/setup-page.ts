// The page of a setup: who can play, the map, the rules, and what lies on the table.
import { html, type Markup } from '@railwright/report/markup';
import type { KitCard } from '../kit.ts';
import type { Download, PackNotes, Playtest } from '../target.ts';
import { packPath, versionPath } from './addresses.ts';
import { frame, type Page } from './frame.ts';
import { cardAddress, changesLink } from './pack-page.ts';
import { facePicture, mapFigure, playButton, type Making } from './parts.ts';
import type { SitePack, SiteSetup } from './volume.ts';

/** What else belongs to the page of a setup. */
interface Around {
  /** Ids of the packs that have a page. */
  readonly published: ReadonlySet<string>;
  /** Files of other targets, by their path from the folder of the site. */
  readonly downloads: readonly Download[];
  readonly playtest: Playtest | undefined;
  /** What its pack says. */
  readonly notes: PackNotes | undefined;
}

export function setupPage(
  page: Page,
  making: Making,
  pack: SitePack,
  setup: SiteSetup,
  { published, downloads, playtest, notes }: Around,
): string {
  const { words, to } = page;
  const { title, kit, map } = setup;
  const { min, max } = kit.setup.seats;
  const facts = [words.players(min, max), ...(map ? [map.title] : [])];
  return frame(page, {
    title,
    description: `${pack.title}: ${facts.join(', ')}`,
    preview: making.previews.get(setup.id),
    path: [{ title: pack.title, href: to(packPath(pack.pack.id)) }],
    main: html`
      <div class="hero">
        <h1 dir="auto">${title}</h1>
        <p class="facts" dir="auto">${facts.join(' · ')}</p>
        ${playButton(page, making, setup)}
        ${making.plays ? html`<p class="hint">${words.playHint}</p>` : undefined}
        ${changesLink(page, making, pack, notes)}
      </div>
      ${
        map
          ? html`<section id="map">
              <h2>${words.map}</h2>
              ${mapFigure(page, making, map)}
            </section>`
          : undefined
      }
      ${rulesSections(page, setup)} ${playtest && playtestSection(page, playtest)}
      ${tableSection(page, making, setup, published)} ${downloadSection(page, setup, downloads)}
    `,
  });
}

function rulesSections({ words }: Page, { rules }: SiteSetup): Markup | undefined {
  if (!rules) return undefined;
  const list = (lines: readonly string[], layout: string): Markup =>
    html`<ul class="${layout}">
      ${lines.map((line) => html`<li dir="auto">${line}</li>`)}
    </ul>`;
  return html`
    ${
      rules.edition &&
      html`<section id="differences">
        <h2>${words.differences}</h2>
        <div class="panel marked">
          <p dir="auto">${rules.edition.heading}</p>
          ${rules.edition.differences.length > 0 ? list(rules.edition.differences, 'lines') : undefined}
        </div>
      </section>`
    }
    <section id="rules">
      <h2>${words.allRules}</h2>
      <div class="panel">${list(rules.rules, 'lines columns')}</div>
    </section>
  `;
}

function playtestSection({ words, language }: Page, { told, isCurrent }: Playtest): Markup {
  const { facts, trust, findings } = told(language);
  const of = [facts === '' ? '' : `${facts}.`, ...trust].join(' ');
  return html`<section id="playtest">
    <h2>${words.playtest}</h2>
    ${isCurrent ? undefined : html`<p>${words.earlierGames}</p>`}
    <p class="facts">${of}</p>
    <ul class="findings">
      ${findings.map(
        ({ kind, title, text, isEnglish = false }) =>
          html`<li class="panel ${kind}">
            ${words.verdicts[kind] === '' ? undefined : html`<span class="verdict">${words.verdicts[kind]}</span>`}
            <h3 lang="${isEnglish ? 'en' : language}">${title}</h3>
            <p lang="${isEnglish ? 'en' : language}">${text}</p>
          </li>`,
      )}
    </ul>
  </section>`;
}

function tableSection(
  page: Page,
  making: Making,
  { kit, homes }: SiteSetup,
  published: ReadonlySet<string>,
): Markup {
  const { words } = page;
  const entry = (card: KitCard): Markup => {
    const home = homes.get(card.id) ?? (homes.size === 0 ? kit.setup.id.split('/')[0] : undefined);
    const name =
      home !== undefined && published.has(home)
        ? html`<a href="${cardAddress(page, home, card.id)}">${card.name}</a>`
        : card.name;
    return html`<li>
      <figure>
        ${facePicture(page, making, card.face, card.text)}
        <figcaption dir="auto">
          ${name}${placesOf(page, kit, card).map((place) => html`<small>${place}</small>`)}
        </figcaption>
      </figure>
    </li>`;
  };
  return html`<section id="table">
    <h2>${words.onTheTable}</h2>
    ${'marketSeed' in kit.setup.options ? html`<p>${words.drawnMarket}</p>` : undefined}
    <ul class="faces">
      ${kit.cards.map(entry)}
    </ul>
  </section>`;
}

/** Where the cards of a kind lie, and how many; piles of seats once. */
function placesOf({ words }: Page, kit: SiteSetup['kit'], card: KitCard): string[] {
  const places = kit.piles.flatMap(({ title, cards }) =>
    cards
      .filter((one) => one.card === card.id)
      .map(({ count }) => (title === card.name ? words.copies(count) : words.inPile(title, count))),
  );
  return [...new Set(places)];
}

function downloadSection(
  { words, asset, language }: Page,
  { id, kit }: SiteSetup,
  downloads: readonly Download[],
): Markup {
  const { hash } = kit.setup;
  const fileName = `${id.replace('/', '-')}.json`;
  return html`<section id="downloads">
    <h2>${words.downloads}</h2>
    <div class="panel">
      <ul class="lines">
        <li>
          <a href="${asset(versionPath(hash, 'setup.json'))}" download="${fileName}">${words.setupFile}</a>
        </li>
        ${downloads.map(({ path, title }) => {
          const shown = typeof title === 'string' ? title : title[language];
          return html`<li><a href="${asset(path)}" download>${shown}</a></li>`;
        })}
        <li>
          <a href="${asset(versionPath(hash, 'index.html'))}">${words.lastingAddress}</a>.
          ${words.lastingAddressHint}
        </li>
      </ul>
    </div>
  </section>`;
}
