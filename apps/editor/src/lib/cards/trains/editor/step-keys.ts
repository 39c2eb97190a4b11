// Keys of a focused step: everything that dragging and its menu can do.
import type { ParamSpecs, ParamType } from '@railwright/engine';
import type { Path } from '@railwright/content';
import type { CardContext } from './card-context.svelte.ts';

export function stepKeys(event: KeyboardEvent, form: CardContext, path: Path): void {
  if (form.readOnly) return;
  const list = path.slice(0, -1);
  const index = path.at(-1) as number;
  const act = actionFor(event, form, path, list, index);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function actionFor(
  event: KeyboardEvent,
  form: CardContext,
  path: Path,
  list: Path,
  index: number,
): (() => void) | undefined {
  const { key, altKey } = event;
  const mod = event.ctrlKey || event.metaKey;
  if (altKey && key === 'ArrowUp') return () => index > 0 && form.moveStep(path, list, index - 1);
  if (altKey && key === 'ArrowDown')
    return () => index < form.steps(list).length - 1 && form.moveStep(path, list, index + 2);
  if (altKey && key === 'ArrowRight') return () => form.nest(path);
  if (altKey && key === 'ArrowLeft') return () => form.unnest(path);
  if (mod && key.toLowerCase() === 'd') return () => form.duplicateStep(list, index);
  if (key === 'Delete' || key === 'Backspace') return () => form.removeStep(list, index);
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return () => neighbour(event, form, key === 'ArrowUp' ? -1 : 1);
  return undefined;
}

/** Moves to the step above or below, including nested ones. */
function neighbour(event: KeyboardEvent, { side }: CardContext, by: number): void {
  const here = event.currentTarget as HTMLElement;
  const all = [...side.root.querySelectorAll<HTMLElement>('[data-step-button]')];
  all[all.indexOf(here) + by]?.focus();
}

/** The key of the only parameter of a type. */
export function onlyKeyOf(specs: ParamSpecs | undefined, type: ParamType): string | undefined {
  return specs && Object.keys(specs).find((key) => specs[key]?.type === type);
}
