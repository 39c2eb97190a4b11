// `railwright influence`: the worth of each card, from games in which one seat must do without it or must take it.
import { createGame, type Game, type StudiedItem } from '@railwright/engine';
import { studiedItems } from '@railwright/playtest';
import { influenceDocument } from '@railwright/report/documents';
import { influence } from '@railwright/studies';
import { misuse } from '../failure.ts';
import { batchOf } from '../study/batch.ts';
import type { BatchFlags, StudyFlags } from '../study/flags.ts';
import { openSetup } from '../study/open-setup.ts';
import { playStudy, showStudy } from '../study/play-study.ts';
import { suggest } from '../suggest.ts';

export interface InfluenceFlags extends StudyFlags, BatchFlags {
  readonly card: string | undefined;
  readonly must: boolean;
  readonly copies: number;
  readonly explain: boolean;
}

export async function studySetup(typed: string, flags: InfluenceFlags): Promise<number> {
  const { content, setup } = await openSetup(typed, flags);
  const batch = await batchOf(content, setup, flags);
  const items = chosenItems(createGame(setup.definition, batch.seats), flags.card);
  const must = flags.must && { must: flags.copies };
  const played = await playStudy(
    (place) => influence({ kind: 'influence', batch, items, ...must }, place),
    flags,
    typed,
  );
  return showStudy(played, flags, {
    documentOf: (study) => influenceDocument(study, setup.title),
    bots: batch.bots,
    seats: batch.seats,
    figures: ['influence', 'measures'],
    stoppedAt: ({ cards }) => `Stopped: ${cards.length} of ${items.length} were compared.`,
  });
}

/** @throws Failure for items that the game does not have. */
function chosenItems(game: Game, typed: string | undefined): readonly StudiedItem[] {
  const items = studiedItems(game);
  if (typed === undefined) return items;
  return typed.split(',').map((word) => {
    const name = word.trim();
    const item = items.find((one) => one.item === name || one.measure === name);
    if (!item)
      throw misuse(
        `"${name}" cannot be forbidden in this game.`,
        suggest(
          name,
          items.map((one) => one.item),
          'There are',
        ),
      );
    return item;
  });
}
