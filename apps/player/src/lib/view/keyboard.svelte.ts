// Keeps the keyboard where the game goes on. A choice often takes the button away that made it, or is answered in another
// part of the table; then the focus moves to where the next question is answered. Hands on the mouse, or reading elsewhere,
// are left alone. A table names that part in `data-next`; parts have `data-focus`.
import type { Session } from '../play/session.ts';

class LastInput {
  #keyboard = false;

  constructor() {
    addEventListener('keydown', () => (this.#keyboard = true), true);
    addEventListener('pointerdown', () => (this.#keyboard = false), true);
  }
  get isKeyboard(): boolean {
    return this.#keyboard;
  }
}
export const lastInput = new LastInput();

let look: () => void = () => undefined;

/** Attach it to what is loaded only after its question was put: if the keyboard waits at the question, it gets the focus. */
export const comesLate = (): void => look();

/** Elements that can be chosen on the table itself. */
const CHOOSABLE = '.lit';

/** Call it while a table is set up. Returns what looks again, for changes that are no choice, such as asking back. */
export function keepKeyboard(session: Session): () => void {
  /** Where the last own choice was made. */
  let held: Element | null = null;
  let wasMine = false;

  const settle = (): void => {
    if (!lastInput.isKeyboard || session.reviewing || session.waitingFor !== undefined) return;
    if (document.querySelector('dialog[open]')) return;
    const active = document.activeElement;
    const lost = active === null || active === document.body || active === question();
    if (session.myTurn || session.isOver) {
      if (lost || (active === held && !answers(active))) nextControl()?.focus();
    } else if (lost) question()?.focus();
  };

  look = settle;
  $effect.pre(() => {
    void session.at;
    if (wasMine) held = document.activeElement?.closest('header') ? null : document.activeElement;
  });
  $effect(() => {
    void session.at;
    void session.waitingFor;
    void session.reviewing;
    void session.endSeen;
    wasMine = session.myTurn;
    settle();
    if (wasMine) held = null;
  });
  return settle;
}

function question(): HTMLElement | null {
  return document.querySelector('[data-focus="question"]');
}

function nextPart(): Element | null {
  const part = document.querySelector<HTMLElement>('[data-next]')?.dataset['next'] ?? 'question';
  return document.querySelector(`[data-focus="${part}"]`);
}

/** Whether the open question can be answered where the keyboard is. */
function answers(active: Element): boolean {
  return (
    active.matches(CHOOSABLE) ||
    (active.matches('[role="application"]') && nextPart()?.contains(active) === true)
  );
}

/** The first element in the part where the question is answered; the question itself where that part is out of sight. */
function nextControl(): HTMLElement | null {
  for (const part of [nextPart(), question()])
    for (const what of [
      CHOOSABLE,
      '[role="application"]',
      '.button:not(:disabled)',
      'button:not(:disabled)',
    ]) {
      const control = [...(part?.querySelectorAll<HTMLElement>(what) ?? [])].find((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      if (control) return control;
    }
  return question();
}
