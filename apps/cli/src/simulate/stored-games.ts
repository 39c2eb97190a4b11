// Says what a store already has of a run.
import { resultsVersion } from '@railwright/engine/program';
import type { Batch } from '@railwright/playtest';
import { openStore, StoreError, type ResultStore, type StoredGames } from '@railwright/playtest/node';
import { plural } from '../check/findings.ts';
import { printError, safe } from '../output.ts';
import { unkeptGames } from '../study/failed-games.ts';
import { whole } from '@railwright/report/words';

/** Games of another program differ as much as its rules and bots do. */
export function tellForeign(file: string, { games, programs }: StoredGames['foreign']): void {
  if (programs.length === 0) return;
  const what = games > 0 ? plural(games, 'game') : 'Results';
  const [come, are, them] = games === 1 ? ['comes', 'It is', 'it'] : ['come', 'They are', 'them'];
  printError(
    safe(
      `${what} in ${file} ${come} from railwright ${programs.join(', ')}; this is ${resultsVersion()}, whose games may differ. ${are} kept but not counted; that version continues with ${them}.`,
    ),
  );
}

/** Opens the file and says how much of a batch it has. @throws Failure if it cannot be used. */
export async function openStoreFor(batch: Batch, file: string): Promise<ResultStore> {
  try {
    const store = await openStore(file);
    tellStored(file, store.survey(batch), batch);
    return store;
  } catch (error) {
    if (error instanceof StoreError) throw unkeptGames(error);
    throw error;
  }
}

function tellStored(file: string, { games, outdated, foreign, damaged }: StoredGames, batch: Batch): void {
  if (games > 0) printError(safe(`${whole(games)} of these games ${games === 1 ? 'is' : 'are'} in ${file}.`));
  else if (outdated > 0) {
    const [belong, are] = outdated === 1 ? ['belongs', 'It is'] : ['belong', 'They are'];
    printError(
      safe(
        `${plural(outdated, 'game')} in ${file} ${belong} to another version of the content or the strategies. ${are} kept but not counted.`,
      ),
    );
  }
  if (games < batch.games) tellForeign(file, foreign);
  if (damaged > 0) {
    const [are, they] = damaged === 1 ? ['is', 'It is'] : ['are', 'They are'];
    printError(safe(`${plural(damaged, 'game')} in ${file} ${are} damaged. ${they} played again.`));
  }
}
