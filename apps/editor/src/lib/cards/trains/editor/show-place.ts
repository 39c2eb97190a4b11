// Scrolls to a part of the open card and focuses it: the step a problem is about, or the field.
import { tick } from 'svelte';
import { pathKey, stepOn } from '../language/places.ts';
import type { Path } from '@railwright/content';
import type { Ops } from '../language/specs.ts';

/** How long to wait for the place after the form is shown; loading the form has no time limit. */
const PATIENCE_MS = 3000;

export async function showPlace(path: Path, ops: Ops, root: ParentNode): Promise<void> {
  await tick();
  const step = stepOn(path, ops);
  const wanted = step
    ? `[data-step="${CSS.escape(pathKey(step))}"]`
    : `[data-field="${CSS.escape(String(path[0] ?? ''))}"]`;
  const place = await appeared(wanted, root);
  if (!place) return;
  place.scrollIntoView({ block: 'center' });
  const target =
    place.querySelector<HTMLElement>('[data-step-button]') ??
    place.querySelector<HTMLElement>('input, select, textarea, button');
  target?.focus({ preventScroll: true });
  // The step's fields appear with it.
  if (step && target?.getAttribute('aria-expanded') === 'false') target.click();
}

async function appeared(selector: string, root: ParentNode): Promise<HTMLElement | null> {
  let end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found || performance.now() > end) return found;
    if (root.querySelector('[data-form=loading]')) end = performance.now() + PATIENCE_MS;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
