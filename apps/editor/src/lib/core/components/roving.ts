// One tab stop for a row of buttons: the arrow keys, Home and End move between them, and in a group of radio buttons also select.
// `tabindex` says which button Tab reaches.
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(group: HTMLElement): { destroy: () => void } {
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const buttons = [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const step = STEPS[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? undefined : at + step;
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = buttons.at(to % buttons.length);
    next?.focus();
    if (group.getAttribute('role') === 'radiogroup') next?.click();
  };
  group.addEventListener('keydown', hear);
  return { destroy: () => group.removeEventListener('keydown', hear) };
}
