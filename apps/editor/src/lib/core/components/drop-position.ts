// Where an item dragged over a list would land. The indicator line is `lands-before` and `lands-after` in app.css.

/** The index before which it lands while the pointer is over an item. Items may be tall: below the head of one means after it. */
export function dropPositionAt(event: DragEvent, index: number): number {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return event.clientY < box.top + Math.min(box.height, 60) / 2 ? index : index + 1;
}
