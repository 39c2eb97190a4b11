// The search: a dialog over the page. Its index is made when it is first opened.
import MiniSearch, { type SearchResult } from 'minisearch';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
}

const SHOWN = 20;
/** Characters of a section around the first word found. */
const EXCERPT = 140;

const root = new URL(
  document.body.querySelector<HTMLElement>('[data-root]')?.dataset['root'] ?? './',
  location.href,
);

let index: Promise<MiniSearch<Section>> | undefined;

async function makeIndex(): Promise<MiniSearch<Section>> {
  const response = await fetch(new URL('search.json', root));
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  const made = new MiniSearch<Section>({
    fields: ['title', 'page', 'text'],
    storeFields: ['title', 'page', 'text'],
    processTerm: (term) => (term.length < 2 ? null : term.toLowerCase()),
    searchOptions: {
      boost: { title: 4, page: 2 },
      prefix: true,
      fuzzy: 0.15,
      combineWith: 'AND',
      // Tables of fields and figures come after what explains them.
      boostDocument: (id: string) => (/^(reference\/schemas|results)\//.test(id) ? 0.4 : 1),
    },
  });
  made.addAll((await response.json()) as Section[]);
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

/** The part of the text around the first word found, with the words marked. */
function excerpt({ text, terms }: { readonly text: string; readonly terms: readonly string[] }): HTMLElement {
  const words = terms.map((term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`(?<!\\p{L})(${words.join('|')})`, 'giu');
  const start = Math.max(0, text.search(found) - EXCERPT / 3);
  const shown = `${start > 0 ? '…' : ''}${text.slice(start, start + EXCERPT)}`;
  const paragraph = element('p');
  shown.split(found).forEach((part, i) => paragraph.append(i % 2 === 1 ? element('mark', part) : part));
  return paragraph;
}

function resultLine(result: SearchResult): HTMLElement {
  const { title, page, text } = result as SearchResult & Section;
  const link = element('a');
  link.href = new URL(String(result.id), root).href;
  const head = element('span', title, 'found');
  if (page !== title) head.append(element('small', page));
  link.append(head, excerpt({ text, terms: result.terms }));
  const line = element('li');
  line.append(link);
  return line;
}

/** Moves the focus between the field and the results. */
function move(dialog: HTMLDialogElement, by: 1 | -1): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, li a')];
  const at = stops.findIndex((one) => one === document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
}

function makeDialog(): HTMLDialogElement {
  const dialog = element('dialog', '', 'search');
  const input = element('input');
  input.type = 'search';
  input.placeholder = 'Search the documents';
  input.setAttribute('aria-label', 'Search the documents');
  const status = element('p', '', 'status');
  status.setAttribute('role', 'status');
  const results = element('ol');
  dialog.append(input, status, results);
  document.body.append(dialog);

  const show = async (): Promise<void> => {
    const asked = input.value.trim();
    try {
      const found = asked === '' ? [] : (await (index ??= makeIndex())).search(asked);
      if (asked !== input.value.trim()) return;
      results.replaceChildren(...found.slice(0, SHOWN).map(resultLine));
      status.textContent = asked !== '' && found.length === 0 ? `Nothing found for “${asked}”.` : '';
    } catch {
      index = undefined;
      status.textContent = 'The search could not be loaded. Try again in a moment.';
    }
  };
  input.addEventListener('input', () => void show());
  input.addEventListener('focus', () => void (index ??= makeIndex()).catch(() => (index = undefined)), {
    once: true,
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === input) results.querySelector('a')?.click();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    move(dialog, event.key === 'ArrowDown' ? 1 : -1);
  });
  // A click beside it, or on a result of the same page, closes it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  return dialog;
}

let dialog: HTMLDialogElement | undefined;

export function openSearch(): void {
  dialog ??= makeDialog();
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}
