// The first screen of a page: each question with its mark, its answer and a small picture, and what is worth changing.
import type { Drawing } from '../document/drawing.ts';
import { editLines, MARKS, type Answer, type Change, type Verdict } from '../document/verdict.ts';
import { drawn, html, type Markup } from './markup.ts';

/** Answers, then changes. */
export function verdictOf({ answers, changes, changesTold }: Verdict): Markup {
  return html`<ul class="answers" aria-label="Questions">
      ${answers.map(answerOf)}
    </ul>
    <section id="changes">
      <h2>Worth changing</h2>
      ${
        changes.length === 0
          ? undefined
          : html`<ol class="changes">
              ${changes.map(changeOf)}
            </ol>`
      }
      ${changesTold === '' ? undefined : html`<p class="note">${changesTold}</p>`}
    </section>`;
}

function answerOf({ id, mark, question, text, settles, picture }: Answer): Markup {
  const { sign, words } = MARKS[mark];
  return html`<li class="${mark}">
    <p class="mark"><span aria-hidden="true">${sign}</span> ${words}</p>
    <h2>${question}</h2>
    ${picture && small(picture, id)}
    <p class="answer">${text}</p>
    ${settles ? html`<p class="note">${settles}</p>` : undefined}
  </li>`;
}

function changeOf({ id, title, text, pictures, edit, command }: Change): Markup {
  return html`<li>
    <h3>${title}</h3>
    ${pictures.map((picture, i) => small(picture, `${id}-${i}`))}
    <p>${text}</p>
    ${
      edit &&
      html`<p>In the rules file <code>${edit.file}</code>, for every setup that uses it:</p>
        <pre>${editLines(edit).join('\n')}</pre>`
    }
    ${
      command !== undefined
        ? html`<p>To find a price that mends it:</p>
            <pre>${command}</pre>`
        : undefined
    }
  </li>`;
}

function small({ svg, caption }: Drawing, name: string): Markup {
  const picture = drawn(svg(), name);
  return caption === ''
    ? html`<figure class="aside">${picture}</figure>`
    : html`<figure>
        ${picture}
        <figcaption>${caption}</figcaption>
      </figure>`;
}
