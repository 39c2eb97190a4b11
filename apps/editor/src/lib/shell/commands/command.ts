// A command: one action, declared once for menus, shortcuts, the palette and the list of shortcuts.

export interface Command {
  readonly id: string;
  readonly title: string;
  readonly group: 'File' | 'Edit' | 'Tool' | 'Map' | 'Card' | 'View' | 'Help';
  /** Shortcuts, such as `Mod+Shift+Z` or `b`; Mod is Command on a Mac and Control elsewhere. */
  readonly keys?: readonly string[];
  /** Whether its shortcut also works while the user types. */
  readonly whileTyping?: true;
  /** Whether it is available now; by default always. */
  readonly when?: () => boolean;
  /** For toggles: whether it is on. */
  readonly checked?: () => boolean;
  readonly run: () => void;
}

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key press matches the shortcut. Shift counts only for letters and named keys: `?` is `?` however it is typed. */
export function matchesKeys(event: KeyPress, keys: string): boolean {
  const parts = keys.split('+');
  const key = keys.endsWith('+') ? '+' : (parts.at(-1) ?? '');
  const mod = parts.includes('Mod');
  const shift = parts.includes('Shift');
  const named = key.length > 1 || /[a-z]/i.test(key);
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === mod &&
    event.altKey === parts.includes('Alt') &&
    (!named || event.shiftKey === shift)
  );
}

function commandFor(event: KeyPress, commands: readonly Command[]): Command | undefined {
  return commands.find(
    ({ keys, when }) => keys?.some((k) => matchesKeys(event, k)) === true && (when === undefined || when()),
  );
}

/**
 * Runs the command of a key press, if any. Menus, tabs and lists have their own keys; a dialog lets no key through to the page
 * below.
 */
export function runShortcut(event: KeyboardEvent, commands: readonly Command[]): boolean {
  const at = event.target instanceof HTMLElement ? event.target : undefined;
  if (at?.closest('[role=dialog], [role=alertdialog]')) return false;
  const own = at?.closest('[role=menu], [role=tablist], [role=radiogroup], [role=listbox]');
  const command = own && event.key.length > 1 ? undefined : commandFor(event, commands);
  if (!command) return false;
  event.preventDefault();
  command.run();
  return true;
}

const SIGNS = { Mod: '⌘', Shift: '⇧', Alt: '⌥' } as const;
/** The labels of keys that have one of their own. */
/* @wc-include */
const NAMED = {
  Mod: 'Ctrl',
  Shift: 'Shift',
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: 'Backspace',
  Enter: 'Enter',
} as const;

export const IS_MAC = navigator.platform.startsWith('Mac');

/** A shortcut with the labels of the keys. */
export function formatKeys(keys: string, mac = IS_MAC): string {
  const words: Readonly<Record<string, string>> = mac ? { ...NAMED, ...SIGNS } : NAMED;
  const parts = keys === '+' ? ['+'] : keys.split('+');
  const shown = parts.map((part) => words[part] ?? (part.length === 1 ? part.toUpperCase() : part));
  return shown.join(mac ? '' : '+');
}

/** In a field, all other keys are the field's. */
export function runWhileTyping(event: KeyboardEvent, commands: readonly Command[]): void {
  runShortcut(
    event,
    commands.filter(({ whileTyping }) => whileTyping),
  );
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=range]):not([type=checkbox]), textarea, select, .cm-editor') !== null)
  );
}
