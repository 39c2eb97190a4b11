// The players at a value of a sweep that learns: a player that has learned the setup as it is with this value, and two that have learned for as long
// to beat it, one of them without the card. The difference of their wins is the card's doing, not that of longer learning.
import type { BotSpec } from '@railwright/bots';
import type { Game, StudiedItem } from '@railwright/engine';
import { openPanel, type PanelPlace } from '../panel/open-panel.ts';
import { beginningOf, train, trainAll } from '../panel/players/trainee.ts';
import type { PanelSetup } from '../panel/tables/tables.ts';

export interface SweepPlayers {
  readonly bot: BotSpec;
  /** Answers to `bot`; undefined where the number is of no card. */
  readonly answers?: { readonly free: BotSpec; readonly without: BotSpec };
}

const GAMES = 2000;
const ANSWER_GAMES = 1000;

/** Teaches a strong player one value of a sweep and, for a number of a card, a second player without that card. */
export async function sweepPlayers(
  asked: PanelSetup & { readonly game: Game },
  general: BotSpec,
  item: StudiedItem | undefined,
  place: PanelPlace,
): Promise<SweepPlayers> {
  const setup = openPanel(asked, place);
  const { game, seed } = setup;
  const strong = await train(setup, {
    ...{ name: 'learned', seed, games: GAMES },
    ...beginningOf(setup, general),
  });
  if (!item || !game.measures.some(({ id }) => id === item.measure)) return { bot: strong.bot };
  const answer = {
    seed,
    games: ANSWER_GAMES,
    known: strong.known,
    before: strong.before,
    against: strong.known,
  };
  const settings = { without: [item.measure] };
  const [free, without] = await trainAll(setup, [
    { ...answer, name: 'answer' },
    { ...answer, name: `without ${item.item}`, settings },
  ]);
  return { bot: strong.bot, ...(free && without && { answers: { free: free.bot, without: without.bot } }) };
}
