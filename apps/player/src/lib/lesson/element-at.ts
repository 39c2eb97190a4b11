// The element of the table that a step of a lesson points at. Tables mark their parts (`data-focus`), cards (`data-card`) and seats.
import type { LessonPoint } from '@railwright/content/lesson';

/** Undefined while nothing of it can be seen. The map puts an element where the cell is. */
export function elementAt(point: LessonPoint): Element | undefined {
  for (const selector of selectorsOf(point)) {
    const all = [...document.querySelectorAll(selector)];
    const seen = all.find(isSeen);
    if (seen) return seen;
    const tab = all.map(tabOf).find((one) => one && isSeen(one));
    if (tab) return tab;
  }
  // A card that was just played, for example: then where the open question is answered.
  const next = document.querySelector<HTMLElement>('[data-next]')?.dataset['next'] ?? 'question';
  return [...document.querySelectorAll(`[data-focus="${next}"]`)].find(isSeen);
}

function selectorsOf(point: LessonPoint): readonly string[] {
  if (typeof point === 'object' && 'cell' in point) return ['[data-lesson="cell"]'];
  if (point === 'players') return ['ul:has(> [data-place="seat:0"])'];
  if (typeof point === 'string') return [`[data-focus="${point}"]`];
  const card = `[data-card="${CSS.escape(point.card)}"]`;
  return [`[data-focus="hand"] ${card}`, `[data-focus="market"] ${card}`, card];
}

/** The tab that brings up the panel around something hidden. */
function tabOf(element: Element): Element | undefined {
  const panel = element.closest<HTMLElement>('[data-panel]')?.dataset['panel'];
  return panel === undefined ? undefined : (document.querySelector(`#tab-${panel}`) ?? undefined);
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
}
