// Who can sit on a panel: players of the cache and of the packs that have learned the setup or many markets, those with a taste, and
// strategies and bots written by hand.
import { basename } from 'node:path';
import { base64Of, defaultBot, plainBot, type BotSpec } from '@railwright/bots';
import { listStrategies, type Content, type ResolvedSetup } from '@railwright/content';
import type { PanelSources } from '@railwright/playtest';
import { packPlayers } from '../learn/pack-player.ts';
import { findCachedPlayers, PLAYER_ENDING } from '../learn/player-place.ts';
import { readPlayerFile } from '../learn/read-players.ts';

/** @throws Failure for a player's file that cannot be read. */
export function findPanel(content: Content, setup: ResolvedSetup, seats: number): PanelSources {
  const spec = (file: string, name: string): BotSpec => ({
    ...{ name, bot: 'learned' },
    player: base64Of(readPlayerFile(setup, file).bytes),
  });
  const cached = findCachedPlayers(setup, seats);
  const packed = packPlayers(content, setup, seats);
  const named = (file: string): BotSpec => spec(file, basename(file, PLAYER_ENDING));
  return {
    learned: [
      ...cached.map((file, i) => spec(file, `learned${cached.length > 1 ? ` ${i + 1}` : ''}`)),
      ...packed.filter(({ taste, exact }) => !taste && exact).map(({ file }) => named(file)),
      ...packed.filter(({ taste, exact }) => !taste && !exact).map(({ file }) => named(file)),
    ],
    personas: packed.filter(({ taste }) => taste).map(({ file }) => named(file)),
    styles: [
      plainBot(defaultBot(setup.game)),
      ...listStrategies(content, setup.game).map(({ id, strategy }): BotSpec => ({
        name: id,
        bot: 'strategy',
        strategy,
      })),
    ],
  };
}
