// The page of a pack: what it is about, what can be played of it, its maps and cards, and what changed.
import { html, type Markup } from '@railwright/report/markup';
import { gameTitle } from '@railwright/content';
import type { PackNotes } from '../target.ts';
import { cardFragment, packPath, setupPath } from './addresses.ts';
import { frame, type Page } from './frame.ts';
import { renderMarkdown } from './markdown.ts';
import { changesFigure } from './changes.ts';
import { facePicture, mapFigure, setupTile, type Making } from './parts.ts';
import { studioAddress } from './studio.ts';
import type { SiteCard, SitePack, SiteSetup } from './volume.ts';

/** @param all the setups of every published pack, which may use its cards */
export function packPage(
  page: Page,
  making: Making,
  pack: SitePack,
  all: readonly SiteSetup[],
  notes: PackNotes = {},
): string {
  const { words, language } = page;
  const { title, description, setups, maps, cards } = pack;
  const story = textIn(notes.story, language);
  const changes = textIn(notes.changes, language);
  return frame(page, {
    title,
    description: description || title,
    preview: making.previews.get(setups[0]?.id ?? ''),
    usesScript: cards.length > 0,
    main: html`
      <div class="hero">
        <h1 dir="auto">${title}</h1>
        ${description === '' ? undefined : html`<p class="lead" dir="auto">${description}</p>`}
        <p class="facts">${words.contents(setups.length, maps.length, cards.length)}</p>
        ${
          making.hasStudio
            ? html`<p class="actions">
                  <a class="button" href="${studioAddress(page, pack.pack.id)}">${words.studio}</a>
                </p>
                <p class="hint">${words.studioHint}</p>`
            : undefined
        }
      </div>
      ${
        story === undefined
          ? undefined
          : html`<section id="story">
              <h2>${words.story}</h2>
              <div class="panel"><div class="prose" dir="auto">${renderMarkdown(story, 'story')}</div></div>
            </section>`
      }
      <section id="setups">
        <h2>${words.setups}</h2>
        <ul class="tiles">
          ${setups.map((setup) => setupTile(page, making, setup, 'h3'))}
        </ul>
      </section>
      ${
        maps.length === 0
          ? undefined
          : html`<section id="maps">
              <h2>${words.maps}</h2>
              ${maps.map((map) => mapFigure(page, making, map))}
            </section>`
      }
      ${cards.length === 0 ? undefined : cardSection(page, making, pack, all)}
      ${changesSection(page, making, pack, changes)} ${aboutSection(page, pack)}
    `,
  });
}

/** In the language, else in that of the file without one. */
function textIn(texts: PackNotes['story'] = {}, language: Page['language']): string | undefined {
  return texts[language] ?? texts.en;
}

/** What changed since the last version, as players see it, and what the pack itself says. */
function changesSection(
  page: Page,
  making: Making,
  { pack }: SitePack,
  written: string | undefined,
): Markup | undefined {
  const seen = making.changes.get(pack.id);
  if (!seen && written === undefined) return undefined;
  return html`<section id="changes">
    <h2>${page.words.changes}</h2>
    ${seen && changesFigure(page, making, seen)}
    ${
      written === undefined
        ? undefined
        : html`<div class="panel">
            <div class="prose" dir="auto">${renderMarkdown(written, 'changes')}</div>
          </div>`
    }
  </section>`;
}

/** The way to what changed in a pack, if its page says so. */
export function changesLink(
  { words, language, to }: Page,
  making: Making,
  { pack }: SitePack,
  notes: PackNotes = {},
): Markup | undefined {
  const seen = making.changes.get(pack.id);
  if (!seen && textIn(notes.changes, language) === undefined) return undefined;
  return html`<p class="changes" dir="auto">
    <a href="${to(packPath(pack.id))}#changes">${seen?.title ?? words.changes}</a>
  </p>`;
}

function cardSection(
  page: Page,
  making: Making,
  { pack, cards }: SitePack,
  all: readonly SiteSetup[],
): Markup {
  const { words } = page;
  const users = (card: string): SiteSetup[] =>
    all.filter(({ id, homes, kit }) =>
      homes.size > 0
        ? homes.get(card) === pack.id
        : id.startsWith(`${pack.id}/`) && kit.cards.some((one) => one.id === card),
    );
  return html`<section id="cards">
    <h2>${words.cards}</h2>
    ${searchForm(page, cards)}
    <ul class="cards" id="cards-list">
      ${cards.map((card) => cardEntry(page, making, card, users(card.id)))}
    </ul>
  </section>`;
}

function searchForm({ words }: Page, cards: readonly SiteCard[]): Markup {
  const categories = new Map(
    cards.flatMap((card) => card.categories.map(({ id, name }) => [id, name] as const)),
  );
  const costs = [...new Set(cards.flatMap(({ cost }) => cost ?? []))].sort((a, b) => a - b);
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]): Markup =>
    html`<label
      >${label}
      <select name="${name}">
        <option value="">${words.every}</option>
        ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
      </select></label
    >`;
  return html`<form id="find-cards" role="search" aria-label="${words.findCards}" hidden>
      <label>${words.text} <input type="search" name="words" autocomplete="off" /></label>
      ${categories.size > 1 ? choice('category', words.category, [...categories]) : undefined}
      ${
        costs.length > 1
          ? choice(
              'cost',
              words.cost,
              costs.map((cost) => [String(cost), String(cost)]),
            )
          : undefined
      }
    </form>
    <p
      class="facts"
      id="cards-found"
      role="status"
      data-found="${words.found}"
      data-none="${words.noneFound}"
    ></p>`;
}

function cardEntry(
  page: Page,
  making: Making,
  { id, name, face, text, categories, cost }: SiteCard,
  setups: readonly SiteSetup[],
): Markup {
  const { words, to } = page;
  const fragment = cardFragment(id);
  return html`<li
    class="card"
    id="${fragment}"
    data-categories="${categories.map((category) => category.id).join(' ')}"
    data-cost="${cost ?? ''}"
  >
    ${facePicture(page, making, face, '')}
    <div dir="auto">
      <h3><a href="#${fragment}">${name}</a></h3>
      ${text === '' ? undefined : html`<p>${text}</p>`}
      ${
        setups.length === 0
          ? undefined
          : html`<p class="used">
              ${words.usedIn}
              ${setups.map(
                (setup, i) =>
                  html`${i === 0 ? '' : ', '}<a href="${to(setupPath(setup.id))}">${setup.title}</a>`,
              )}
            </p>`
      }
    </div>
  </li>`;
}

function aboutSection({ words }: Page, { pack, builtOn, credits }: SitePack): Markup {
  const { authors, licence, version } = pack.manifest;
  const facts: readonly (readonly [string, string])[] = [
    [words.game, gameTitle(pack.game)],
    [words.authors, authors.join(', ')],
    [words.version, version],
    [words.licence, licence],
    ...(credits.length > 0 ? [[words.pictures, credits.join(', ')] as const] : []),
    ...(builtOn.length > 0 ? [[words.extends, builtOn.join(', ')] as const] : []),
  ];
  return html`<section id="about">
    <h2>${words.about}</h2>
    <div class="panel">
      <dl class="about">
        ${facts.map(
          ([term, text]) =>
            html`<dt>${term}</dt>
              <dd dir="auto">${text}</dd>`,
        )}
      </dl>
    </div>
  </section>`;
}

/** The way to a card on the page of its pack. */
export function cardAddress({ to }: Page, pack: string, card: string): string {
  return `${to(packPath(pack))}#${cardFragment(card)}`;
}
