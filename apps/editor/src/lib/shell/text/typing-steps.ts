// Where typing begins a new step of the history, as in other text editors: at a new line, after a pause, in another place, when writing
// turns into deleting, and for anything that is not typing, such as pasting.
import { Transaction } from '@codemirror/state';

const PAUSE_MS = 1000;

interface Typed {
  readonly kind: 'write' | 'delete';
  /** Where the cursor was left. */
  readonly head: number;
  readonly time: number;
}

export class TypingSteps {
  #last: Typed | undefined;

  /** The next change begins a step: the cursor moved, or another source changed the text. */
  end(): void {
    this.#last = undefined;
  }

  /** Whether this change of the text begins a step. Called once for each, in order. */
  begins(change: Transaction): boolean {
    const last = this.#last;
    const time = change.annotation(Transaction.time) ?? 0;
    const { head } = change.newSelection.main;
    const typed = typedIn(change);
    this.#last = typed && { kind: typed.kind, head, time };
    // Letters composed from several keys form one step.
    if (last && change.annotation(Transaction.userEvent) === 'input.type.compose') return false;
    return (
      last?.kind !== typed?.kind ||
      typed === undefined ||
      typed.newLine ||
      !typed.touches(last?.head ?? -1) ||
      time - (last?.time ?? 0) >= PAUSE_MS
    );
  }
}

function typedIn(
  change: Transaction,
): { kind: 'write' | 'delete'; newLine: boolean; touches: (at: number) => boolean } | undefined {
  const spans: { from: number; to: number; inserted: string }[] = [];
  change.changes.iterChanges((from, to, _from, _to, inserted) =>
    spans.push({ from, to, inserted: inserted.toString() }),
  );
  const [span] = spans;
  if (!span || spans.length > 1) return undefined;
  const { from, to, inserted } = span;
  const touches = (at: number): boolean => from === at || to === at;
  const newLine = inserted.includes('\n');
  if (change.isUserEvent('delete') && inserted === '') return { kind: 'delete', newLine, touches };
  // Enter copies the indent of the previous line.
  const enter = change.isUserEvent('input') && /^\n[ \t]*$/.test(inserted);
  if (from === to && (enter || change.isUserEvent('input.type'))) return { kind: 'write', newLine, touches };
  return undefined;
}
