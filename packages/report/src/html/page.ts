// A report as one page of HTML that needs nothing else: it can be sent, kept and opened without a network.
import { FIGURES } from '@railwright/figures';
import { whole } from '../figures-text.ts';
import { findings, type ShownGame } from '../findings.ts';
import type { ReportData } from '../report-data.ts';
import { mapSection } from './map-section.ts';
import { framePage } from './frame.ts';
import { html, trusted, type Markup } from './markup.ts';
import { gameLink, section } from './parts.ts';
import { dramaSection, lengthSection, measureSections, targetsSection, winsSection } from './sections.ts';

/** Links open a game together with its content, in case the player does not have it. */
const SCRIPT = `document.addEventListener('click',(event)=>{const link=event.target.closest('a.game');const bundle=document.getElementById('bundle');if(link&&bundle&&!link.href.includes('&bundle='))link.href+='&bundle='+bundle.textContent.trim();});`;

/** A report as an HTML page that loads nothing else. */
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
  return framePage({
    title,
    about: 'playtest',
    facts: factsOf(data),
    findings: findings(result, data.nameOf, data.expects),
    shown: (games) => shownGames(data, games),
    sections: [...sections, section('figures', 'Meaning of the figures', definitions())],
    command: data.command,
    made: `Made by Railwright, engine ${result.engine}. Content ${result.content}.`,
    end: data.games && linkScript(data.games.bundle),
  });
}

function linkScript(bundle: string): Markup {
  return html`<script type="application/octet-stream" id="bundle">
      ${bundle}
    </script>
    <script>
      ${trusted(SCRIPT)};
    </script>`;
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
