// What changed in a pack since the version that was published before: the picture of `railwright diff`, and the same in words.
import { diffText, renderDiffSvg } from '@railwright/board/svg';
import type { TextLanguage } from '@railwright/engine/languages';
import { html, type Markup } from '@railwright/report/markup';
import type { Edition, PackChanges } from '../target.ts';
import type { Page } from './frame.ts';
import type { Making, SiteChanges } from './parts.ts';
import type { SitePack } from './volume.ts';
import { SITE_WORDS, type SiteWords } from './words.ts';

/** Pictures of cards make it long; beyond this, a page tells the changes in words alone. */
const MOST_LETTERS = 3_000_000;

/** By the id of a pack. */
export async function changesOf(
  packs: readonly SitePack[],
  { changes }: Edition,
  language: TextLanguage,
): Promise<Map<string, SiteChanges>> {
  const found = new Map<string, SiteChanges>();
  for (const { pack, title } of packs) {
    const change = changes?.get(pack.id);
    if (!change) continue;
    const since = sinceWords(change, SITE_WORDS[language], language);
    const picture = { ...(await change.picture(language, since)), packs: [title] };
    found.set(pack.id, {
      title: SITE_WORDS[language].changedSince(since),
      svg: renderDiffSvg(picture),
      parts: diffText(picture),
    });
  }
  return found;
}

function sinceWords({ version, date }: PackChanges, words: SiteWords, language: TextLanguage): string {
  if (version !== undefined) return words.sinceVersion(version);
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return words.sinceDay(day.format(new Date(date)));
}

export function changesFigure(page: Page, { pictures }: Making, { title, svg, parts }: SiteChanges): Markup {
  const picture = svg.length > MOST_LETTERS ? undefined : page.asset(pictures.add(svg));
  return html`<h3 dir="auto">${title}</h3>
    ${
      picture === undefined
        ? undefined
        : html`<figure class="changed">
            <a href="${picture}"><img src="${picture}" alt="${title}" width="1200" loading="lazy" /></a>
          </figure>`
    }
    <details class="panel" ${picture === undefined ? html`open` : undefined}>
      <summary>${page.words.inWords}</summary>
      ${parts.map(
        ({ title: of, lines, more }) =>
          html`<h4 dir="auto">${of}</h4>
            <ul class="lines">
              ${lines.map(({ mark, text }) => html`<li dir="auto"><strong>${mark}</strong> ${text}</li>`)}
              ${more === undefined ? undefined : html`<li>${more}</li>`}
            </ul>`,
      )}
    </details>`;
}
