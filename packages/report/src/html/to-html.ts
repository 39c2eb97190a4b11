// A document as one page of HTML that needs nothing else: it can be sent, kept and opened without a network.
import {
  evidenceOf,
  paragraph,
  plainText,
  type Document,
  type Finding,
  type FindingKind,
  type Section,
} from '../document/document.ts';
import type { LinkedGames } from '../report-data.ts';
import { blocksOf, spansOf } from './blocks.ts';
import { html, trusted, type Markup } from './markup.ts';
import { STYLE } from './style.ts';
import { verdictOf } from './verdict.ts';

const KINDS: Readonly<Record<FindingKind, string>> = {
  good: 'good',
  problem: 'worth a look',
  open: 'undecided',
  fact: '',
};

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

/** Links open a game together with its content, in case the player does not have it. */
const SCRIPT = `document.addEventListener('click',(event)=>{const link=event.target.closest('a.game');const bundle=document.getElementById('bundle');if(link&&bundle&&!link.href.includes('&bundle='))link.href+='&bundle='+bundle.textContent.trim();});`;

/** A document as an HTML page that loads nothing else, with links to the games that the reader can open. */
export function toHtml(document: Document, games?: LinkedGames): string {
  const { title, setup, facts, trust = [], about, verdict, findings, isEvidence, command, made } = document;
  const name = plainText(title);
  const sections = document.sections.filter(({ only }) => only !== 'text');
  const shown = isEvidence
    ? evidenceSections(findings, sections)
    : sections.filter(({ blocks }) => blocks.length > 0);
  const body = shown.map((section) => sectionOf(section, isEvidence, games));
  const listed =
    findings.length === 0
      ? undefined
      : html`<ul class="findings">
          ${findings.map((finding) => findingOf(finding, games))}
        </ul>`;
  const told = trust.length > 0 ? html`<p class="facts">${trust.join(' ')}</p>` : undefined;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <title>${about === undefined ? name : `${name}: ${about}`}</title>
        <style>
          ${trusted(STYLE)}
        </style>
      </head>
      <body>
        <header class="page">
          <h1>${name}</h1>
          <p class="facts">
            ${[setup === undefined ? '' : `${setup}: `, facts === undefined ? '' : `${facts}. `]}
          </p>
          ${verdict ? verdictOf(verdict) : undefined} ${told} ${isEvidence ? undefined : navigation(shown)}
          ${verdict ? undefined : listed}
        </header>
        <main>
          ${pictures(document)}
          ${
            isEvidence
              ? html`<details class="evidence">
                  <summary>Evidence: every finding by player, and the tables</summary>
                  ${verdict ? listed : undefined} ${navigation(shown)} ${body}
                </details>`
              : body
          }
          ${
            command === undefined
              ? undefined
              : html`<section id="again">
                  <h2>Reproduce these figures</h2>
                  <pre>${command}</pre>
                </section>`
          }
        </main>
        <footer><p>${made === undefined ? undefined : `Made by Railwright, ${made}.`}</p></footer>
        ${games && linkScript(games.bundle)}
      </body>
    </html> `.text;
}

function findingOf(
  { kind, title, answer, text, settles, games: shown = [] }: Finding,
  games?: LinkedGames,
): Markup {
  return html` <li class="${kind}">
    <span class="kind">${KINDS[kind]}</span>
    <h3>${title}${answer === undefined || kind === 'open' ? '' : ` (${answer.toLowerCase()})`}</h3>
    <p>${text}${settles ? ` ${settles}` : ''}</p>
    ${
      shown.length === 0
        ? undefined
        : html`<p class="shown">
            ${shown.map((game) => html`<span class="shows">${game.shows} ${spansOf(game, games)}</span> `)}
          </p>`
    }
  </li>`;
}

/** Charts that come before the evidence, the wide ones on lines of their own. */
function pictures({ findings, sections }: Document): Markup | undefined {
  const figures = [
    ...sections.map(({ title, front = [] }) => ({ title, front })),
    ...findings.map(({ title, about = title, front = [] }) => ({ title: about, front })),
  ].filter(({ front }) => front.length > 0);
  if (figures.length === 0) return undefined;
  return html`<section id="pictures">
    <h2>In pictures</h2>
    <div class="pictures">
      ${figures.map(
        ({ title, front }) =>
          html`<div${trusted(front.every(({ kind }) => kind === 'drawing') ? '' : ' class="wide"')}>
            <h3>${title}</h3>
            ${blocksOf(front, { isNarrow: true })}
          </div>`,
      )}
    </div>
  </section>`;
}

/** The evidence for each finding comes after who was asked; sections of pictures alone are at the top already. */
function evidenceSections(findings: readonly Finding[], sections: readonly Section[]): Section[] {
  const [first, ...others] = sections.filter(({ blocks }) => blocks.length > 0);
  const evidence = findings.flatMap((finding) =>
    evidenceOf([finding]).map(({ blocks, ...section }) => ({
      ...section,
      blocks: [paragraph(finding.text), ...blocks],
    })),
  );
  return [...(first ? [first] : []), ...evidence, ...others];
}

function sectionOf({ id, title, blocks }: Section, isFolded = false, games?: LinkedGames): Markup {
  return html`<section id="${id}">
    <h2>${title}</h2>
    ${blocksOf(blocks, { isFolded, games })}
  </section>`;
}

function navigation(sections: readonly Section[]): Markup {
  const links = sections.map(({ id, title }) => html`<a href="#${id}">${title}</a>`);
  return html`<nav aria-label="Sections">${links}</nav>`;
}

function linkScript(bundle: string): Markup {
  return html`<script type="application/octet-stream" id="bundle">
      ${bundle}
    </script>
    <script>
      ${trusted(SCRIPT)};
    </script>`;
}
