// Saves a game as a file that any Railwright replays to the same end.
import { saveFile } from '../save-file.ts';
import type { Session } from './session.ts';

export function saveRecord(session: Session): void {
  const record = session.record();
  if (record)
    saveFile(`${record.setup.replace('/', '-')}-${session.id}.json`, JSON.stringify(record, null, 1));
}
