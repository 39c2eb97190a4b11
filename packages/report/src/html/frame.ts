// The frame of every report as a page: its head, its findings, its sections, and how to reproduce it.
import type { Finding, FindingKind, ShownGame } from '../findings.ts';
import { html, trusted, type Markup } from './markup.ts';
import { section, type Section } from './parts.ts';
import { STYLE } from './style.ts';

export interface Frame {
  readonly title: string;
  /** The subject of the page, for the window's title. */
  readonly about: string;
  readonly facts: string;
  readonly findings: readonly Finding[];
  /** Links to games that a finding names. */
  readonly shown: (games: readonly ShownGame[]) => readonly Markup[];
  readonly sections: readonly Section[];
  /** Closed at first, so that the part before it fits one page. */
  readonly evidence?: readonly Section[];
  readonly command: string;
  readonly made: string;
  /** Comes last in the body. */
  readonly end?: Markup | undefined;
}

const KINDS: Readonly<Record<FindingKind, string>> = {
  good: 'good',
  problem: 'worth a look',
  open: 'undecided',
  fact: '',
};

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

export function framePage({
  title,
  about,
  facts,
  findings,
  shown,
  sections,
  evidence,
  command,
  made,
  end,
}: Frame): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <title>${title}: ${about}</title>
        <style>
          ${trusted(STYLE)}
        </style>
      </head>
      <body>
        <header class="page">
          <h1>${title}</h1>
          <p class="facts">${facts}</p>
          ${evidence ? undefined : navigation(sections)}
          <ul class="findings">
            ${findings.map(
              ({ kind, title: about, text, games = [] }) =>
                html` <li class="${kind}">
                  <span class="kind">${KINDS[kind]}</span>
                  <h3>${about}</h3>
                  <p>${text}</p>
                  ${games.length === 0 ? undefined : html`<p class="shown">${shown(games)}</p>`}
                </li>`,
            )}
          </ul>
        </header>
        <main>
          ${sections} ${evidence && evidenceOf(evidence)}
          ${section('again', 'Reproduce these figures', html`<pre>${command}</pre>`)}
        </main>
        <footer><p>${made}</p></footer>
        ${end}
      </body>
    </html> `.text;
}

function evidenceOf(sections: readonly Section[]): Markup {
  return html`<details class="evidence">
    <summary>Evidence: every finding by player, and the tables</summary>
    ${navigation(sections)} ${sections}
  </details>`;
}

function navigation(sections: readonly Section[]): Markup {
  const links = sections.map(({ id, title }) => html`<a href="#${id}">${title}</a>`);
  return html`<nav aria-label="Sections">${links}</nav>`;
}
