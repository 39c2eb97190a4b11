// Tables, and links to games that show a figure.
import type { ReportData } from '../report-data.ts';
import { html, Markup } from './markup.ts';

/** The number of a game, as a link if the reader can open it. */
export function gameLink({ games }: ReportData, game: number, seed: number): Markup {
  const record = games?.records.get(game);
  const title = `Game ${game}, seed ${seed}`;
  if (!games || record === undefined) return html`<span class="game" title="${title}">#${game}</span>`;
  return html`<a
    class="game"
    href="${games.player}#game=${record}"
    target="_blank"
    rel="noopener"
    title="${title}: open in the player"
    >#${game}</a
  >`;
}

/** The first column is what a row is about, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly (Markup | string)[])[]): Markup {
  if (rows.length === 0) return note('Nothing to list.');
  const [first, ...others] = head;
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">${first}</th>
          ${others.map((title) => html`<th scope="col" class="number">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...cells]) =>
            html` <tr>
              <th scope="row">${name}</th>
              ${cells.map((cell) => html`<td class="number">${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A part of the page that the list at its top links to. */
export class Section extends Markup {
  readonly id: string;
  readonly title: string;

  constructor(id: string, title: string, content: readonly (Markup | undefined)[]) {
    super(
      html`<section id="${id}">
        <h2>${title}</h2>
        ${content.map((part) => part ?? '')}
      </section>`.text,
    );
    this.id = id;
    this.title = title;
  }
}

export function section(id: string, title: string, ...content: readonly (Markup | undefined)[]): Section {
  return new Section(id, title, content);
}

export function chart(picture: Markup, caption: string): Markup {
  return html`<figure>
    ${picture}
    <figcaption>${caption}</figcaption>
  </figure>`;
}

export function note(text: string): Markup {
  return html`<p class="note">${text}</p>`;
}
