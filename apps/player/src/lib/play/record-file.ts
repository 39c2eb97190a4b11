// Saves a game as a file that any Railwright replays to the same end.
import type { Session } from './session.ts';

export function saveRecord(session: Session): void {
  const record = session.record();
  if (!record) return;
  const blob = new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${record.setup.replace('/', '-')}-${session.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
