// The form shows every part of the card language: each card of the cookbook, which has one for every word, is opened, and whatever its
// file says is found in a control.
import { cpSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from './studio.ts';

const COOKBOOK = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'cookbook');
/** Told in other words than those of the file. */
const OTHER_WORDS: readonly unknown[] = ['opponents-waste'];

type Card = Readonly<Record<string, unknown>> & { readonly id: string };

/** The text of the card without its printed facts: words, numbers and switches. */
function leaves(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  return value === null || OTHER_WORDS.includes(value) ? [] : [value];
}

interface Form {
  readonly said: string[];
  readonly faults: string[];
}

/** In the page: of each of these cards, the first of which is open, opens all steps one by one. Returns what its controls say, and what is shown as text or not at all. */
async function readForms(ids: readonly string[]): Promise<Form[]> {
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const forms: Form[] = [];
  for (const id of ids) {
    while (document.querySelector('[data-form="shown"] .id code')?.textContent !== id) await frame();
    forms.push(await readForm());
    document.querySelector<HTMLElement>('a[aria-label^="Next card,"]')?.click();
  }
  return forms;

  async function readForm(): Promise<Form> {
    const form = document.querySelector<HTMLElement>('[data-form]');
    const [said, faults] = [new Set<string>(), new Set<string>()];
    const tell = (text: string): unknown => said.add(text.trim().toLowerCase());
    const read = (): void => {
      for (const note of form?.querySelectorAll('code.note') ?? []) faults.add(`raw: ${note.textContent}`);
      for (const select of form?.querySelectorAll('select') ?? []) {
        const [chosen] = select.selectedOptions;
        const label = select.getAttribute('aria-label') ?? '';
        if (select.classList.contains('open')) faults.add(`nothing chosen: ${label}`);
        if (chosen?.textContent.includes('not known') === true) faults.add(`not known: ${label}`);
        tell(select.value);
        tell(chosen?.textContent ?? '');
      }
      for (const input of form?.querySelectorAll('input') ?? []) {
        if (input.type !== 'checkbox') tell(input.value);
        else if (input.checked) ['true', input.closest('label')?.textContent ?? ''].forEach(tell);
      }
      for (const chip of form?.querySelectorAll('.chips bdi') ?? []) tell(chip.textContent);
      if (form?.textContent.includes('Unfinished') === true) faults.add('unfinished');
    };
    for (const part of form?.querySelectorAll('details') ?? []) part.open = true;
    await frame();
    read();
    const count = form?.querySelectorAll('[data-step-button]').length ?? 0;
    for (let i = 0; i < count; i++) {
      const step = form?.querySelectorAll<HTMLElement>('[data-step-button]')[i];
      if (step?.getAttribute('aria-expanded') === 'false') step.click();
      await frame();
      read();
    }
    return { said: [...said], faults: [...faults] };
  }
}

test('the form shows all that cards of the cookbook say', async ({ studio, page }) => {
  cpSync(COOKBOOK, join(studio.folder, 'cookbook'), { recursive: true });
  const missing: string[] = [];
  for (const name of await readdir(join(COOKBOOK, 'cards'))) {
    const file = name.slice(0, -'.yaml'.length);
    const path = `cookbook/cards/${file}.yaml`;
    const { cards } = parse(await readFile(join(studio.folder, path), 'utf8')) as { cards: Card[] };
    await studio.go(`edit?file=${encodeURIComponent(path)}&card=${cards[0]?.id}`);
    const forms = await page.evaluate(
      readForms,
      cards.map(({ id }) => id),
    );
    for (const [i, { id, name: _n, categories: _c, text: _t, ...rest }] of cards.entries()) {
      const { said, faults } = forms[i]!;
      const isSaid = (leaf: unknown): boolean => {
        const word = String(leaf).toLowerCase();
        const words = word.replaceAll('-', ' ');
        return said.some((one) => one === word || (typeof leaf === 'string' && one.includes(words)));
      };
      const left = leaves(rest).filter((leaf) => !isSaid(leaf));
      if (left.length + faults.length > 0)
        missing.push([id, ...left.map((leaf) => `left out: ${String(leaf)}`), ...faults].join(', '));
    }
  }
  expect(missing).toEqual([]);
});
