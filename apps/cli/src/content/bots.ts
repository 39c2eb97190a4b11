// Parses the bots that were typed: `heuristic`, `search:1000`, `trains/big-money`, `search:1000@trains/big-money`, `learned`,
// `my.player`, `search:200@my.player`.
import { defaultBot, parseBot, splitImagined, type BotSpec } from '@railwright/bots';
import { fitStrategy, listStrategies, type Content, type ResolvedSetup } from '@railwright/content';
import { misuse } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { refuseBroken } from './broken-item.ts';
import { suggest } from '../suggest.ts';
import { groupNames } from '../learn/find-group.ts';
import { readPlayers } from '../learn/read-players.ts';

/**
 * The bots of a list such as `trains/big-money,heuristic`; the game's default bot for none. Reports on standard error
 * which parts of a strategy do not apply to the setup.
 * @throws Failure for text that does not name a bot.
 */
export async function findBots(
  content: Content,
  setup: ResolvedSetup,
  seats: number,
  typed: string | undefined,
): Promise<BotSpec[]> {
  const strategies = new Map(listStrategies(content, setup.game).map(({ id, strategy }) => [id, strategy]));
  const texts = (typed ?? defaultBot(setup.game)).split(',').map((text) => text.trim());
  const players = await readPlayers(
    content,
    setup,
    seats,
    texts.map((text) => splitImagined(text).at(-1) ?? text),
  );
  const bots = texts.map((text) => {
    const parsed = parseBot(setup.game, text, strategies, players);
    if (parsed.ok) return parsed.spec;
    const { message, word, known } = parsed.problem;
    if (word !== undefined)
      for (const kind of ['strategies', 'groups'] as const) refuseBroken(content, kind, word);
    throw misuse(
      message,
      word === undefined ? undefined : suggest(word, [...known, ...groupNames(content, setup.game)], 'Bots'),
    );
  });
  for (const [id, strategy] of strategies) {
    if (!bots.some((bot) => bot.strategy === strategy)) continue;
    // Something missing for several rules is reported once.
    const messages = new Set(fitStrategy(content, id, setup.definition).map(({ message }) => message));
    for (const message of messages) printError(safe(`warning: ${id}: ${message}`));
  }
  return bots;
}
