// `railwright influence`: the worth of each card, from games in which one seat must do without it or must take it.
import { createGame, type Game, type StudiedItem } from '@railwright/engine';
import { studiedItems } from '@railwright/playtest';
import { influenceDocument } from '@railwright/report/documents';
import { influence } from '@railwright/studies';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { misuse } from '../failure.ts';
import { batchOf, type BatchFlags } from '../study/batch.ts';
import { playStudy, showStudy, type Played } from '../study/play-study.ts';
import { suggest } from '../suggest.ts';

export interface InfluenceFlags extends SetupFlags, BatchFlags, Played {
  readonly card: string | undefined;
  readonly must: boolean;
  readonly copies: number;
  readonly json: boolean;
  readonly explain: boolean;
  readonly content: readonly string[] | undefined;
}

export async function studySetup(typed: string, flags: InfluenceFlags): Promise<number> {
  const content = await loadForPlay(flags.content);
  const setup = findSetup(content, typed, optionsFrom(flags));
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
