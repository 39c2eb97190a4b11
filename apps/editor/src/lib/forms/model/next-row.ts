// Keys that go up and down in a column of fields.

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The same column's field in the nearest row above or below that has one. */
function nearest(field: Field, isUp: boolean): Field | null | undefined {
  const column = field.closest('td')?.cellIndex ?? 0;
  const lines = [...(field.closest('tbody')?.rows ?? [])];
  const at = lines.findIndex((line) => line.contains(field));
  return (isUp ? lines.slice(0, at).reverse() : lines.slice(at + 1))
    .map((line) => line.cells[column]?.querySelector<Field>('input, textarea'))
    .find((one) => one);
}

/** Enter and arrows. In a text of several lines, arrows leave it only at its start and its end. */
export function keysToRows(event: KeyboardEvent & { currentTarget: Field }): void {
  const field = event.currentTarget;
  const { selectionStart: from, selectionEnd: to, value } = field;
  const isLine = field instanceof HTMLInputElement;
  const isUp = event.key === 'ArrowUp' && (isLine || (from === 0 && to === 0));
  const isDown =
    (event.key === 'Enter' && !event.shiftKey) ||
    (event.key === 'ArrowDown' && (isLine || from === value.length));
  if (event.isComposing || (!isUp && !isDown)) return;
  event.preventDefault();
  const next = nearest(field, isUp);
  if (!next) return field.blur();
  next.focus();
  // The next arrow goes on.
  const caret = isUp ? 0 : next.value.length;
  next.setSelectionRange(caret, caret);
}
