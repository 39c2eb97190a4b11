// A report as one page of HTML that needs nothing else: it can be sent, kept and opened without a network.
import { FIGURES } from '@railwright/playtest';
import { whole } from '../figures-text.ts';
import { findings, type FindingKind, type ShownGame } from '../findings.ts';
import type { ReportData } from '../report-data.ts';
import { mapSection } from './map-section.ts';
import { html, trusted, type Markup } from './markup.ts';
import { gameLink, section, type Section } from './parts.ts';
import { dramaSection, lengthSection, measureSections, targetsSection, winsSection } from './sections.ts';
import { STYLE } from './style.ts';

const KINDS: Readonly<Record<FindingKind, string>> = {
  good: 'fine',
  problem: 'look at this',
  open: 'not decided',
  fact: '',
};

/** Links open a game with what was played, in case the player does not know it. */
const SCRIPT = `document.addEventListener('click',(event)=>{const link=event.target.closest('a.game');const bundle=document.getElementById('bundle');if(link&&bundle&&!link.href.includes('&bundle='))link.href+='&bundle='+bundle.textContent.trim();});`;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

export function toHtml(data: ReportData): string {
  const { title, result } = data;
  const sections = [
    targetsSection(data),
    winsSection(data),
    lengthSection(data),
    dramaSection(data),
    mapSection(data),
    ...measureSections(data),
  ].filter((part) => part !== undefined);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <title>${title}: playtest</title>
        <style>
          ${trusted(STYLE)}
        </style>
      </head>
      <body>
        <header class="page">
          <h1>${title}</h1>
          <p class="facts">${factsOf(data)}</p>
          ${navigation(sections)}
          <ul class="findings">
            ${findings(result, data.nameOf, data.expects).map(
              ({ kind, title, text, games = [] }) =>
                html` <li class="${kind}">
                  <span class="kind">${KINDS[kind]}</span>
                  <h3>${title}</h3>
                  <p>${text}</p>
                  ${games.length === 0 ? undefined : html`<p class="shown">${shownGames(data, games)}</p>`}
                </li>`,
            )}
          </ul>
        </header>
        <main>
          ${sections} ${section('figures', 'What the figures mean', definitions())}
          ${section('again', 'The same figures again', html`<pre>${data.command}</pre>`)}
        </main>
        <footer><p>Made by Railwright, engine ${result.engine}. Content ${result.content}.</p></footer>
        ${
          data.games
            ? html`<script type="application/octet-stream" id="bundle">
                  ${data.games.bundle}
                </script>
                <script>
                  ${trusted(SCRIPT)};
                </script>`
            : ''
        }
      </body>
    </html> `;
  return page.text;
}

export function factsOf({ result }: Pick<ReportData, 'result'>): string {
  const { setup, games, requested, complete, seats, bots, seed, first } = result;
  const asked = complete ? whole(games) : `${whole(games)} of ${whole(requested)}`;
  const names = new Set(bots).size === 1 ? (bots[0] ?? '') : bots.join(', ');
  const from = first === 0 ? '' : ` from number ${first}`;
  return `${setup}: ${asked} games${from}, ${seats} seats, played by ${names}, seed ${seed}.`;
}

function shownGames(data: ReportData, games: readonly ShownGame[]): Markup[] {
  return games.map(
    ({ shows, game, seed }) => html`<span class="shows">${shows} ${gameLink(data, game, seed)}</span> `,
  );
}

function navigation(sections: readonly Section[]): Markup {
  const links = sections.map(({ id, title }) => html`<a href="#${id}">${title}</a>`);
  return html`<nav aria-label="Sections">${links}</nav>`;
}

function definitions(): Markup {
  return html`<dl>
    ${FIGURES.map(
      ({ title, definition, interval, example }) =>
        html`<dt>${title}</dt>
          <dd>
            ${definition} Interval: ${interval}
            <span class="note">For example: ${example}</span>
          </dd>`,
    )}
  </dl>`;
}
