// The saved version of a table, to compare the unsaved one with.
import { tablesFor } from '../core/project/assembled.ts';
import type { TestTable } from '../core/checks/tables.ts';
import { playsTheSame } from './model/settings.ts';

/** The saved version of the table that `path` and `card` have now, or why there is nothing to compare with. */
export async function savedVersion(
  path: string,
  card: string | undefined,
  table: TestTable,
  bots: readonly string[],
): Promise<TestTable | string> {
  // Replaces the same card, whatever its cost.
  const instead = table.trial?.instead?.card;
  const answer = await tablesFor({ path, setup: table.setup, card, instead }, 'saved');
  if (answer.kind === 'failed') return answer.message;
  const saved = answer.tables.table;
  if (saved?.setup !== table.setup)
    return 'The saved version cannot be played, so there is nothing to compare with.';
  return playsTheSame(saved, table, bots)
    ? 'The saved version plays the same. Change something, such as a cost, then compare before saving.'
    : saved;
}
