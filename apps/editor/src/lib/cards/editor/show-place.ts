// Brings a part of the open card before the eyes, and the focus to it: the step a problem is about, or the field.
import { tick } from 'svelte';
import { pathKey, stepOn } from '../language/places.ts';
import type { Ops, Path } from '../language/specs.ts';

export async function showPlace(path: Path, ops: Ops): Promise<void> {
  await tick();
  const step = stepOn(path, ops);
  const place = step
    ? document.querySelector<HTMLElement>(`[data-step="${CSS.escape(pathKey(step))}"]`)
    : document.querySelector<HTMLElement>(`[data-field="${CSS.escape(String(path[0] ?? ''))}"]`);
  if (!place) return;
  place.scrollIntoView({ block: 'center' });
  const target =
    place.querySelector<HTMLElement>('[data-step-button]') ??
    place.querySelector<HTMLElement>('input, select, textarea, button');
  target?.focus({ preventScroll: true });
  // The fields of the step come with it.
  if (step && target?.getAttribute('aria-expanded') === 'false') target.click();
}
