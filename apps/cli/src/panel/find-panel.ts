// Finds the candidates for a panel: players in the cache and the packs that have learned the setup or many markets, players with a preference,
// and hand-written strategies and bots.
import { basename } from 'node:path';
import { base64Of, defaultBot, plainBot, type BotSpec } from '@railwright/bots';
import { listGroups, listStrategies, type Content, type ResolvedSetup } from '@railwright/content';
import type { PanelSources } from '@railwright/playtest';
import { panelSources, sameStart } from '@railwright/studies';
import { misuse } from '../failure.ts';
import { asGroup } from '../learn/find-group.ts';
import { packPlayers } from '../learn/pack-player.ts';
import { findCachedPlayers, PLAYER_ENDING } from '../learn/player-place.ts';
import { readPlayerFile } from '../learn/read-players.ts';
import { playedSetup } from '../study/batch.ts';

export interface FoundPanel extends PanelSources {
  /** Whether the first learned player has learned this very setup. */
  readonly isLearned: boolean;
}

/** @throws Failure for an unreadable player file. */
export function findPanel(content: Content, setup: ResolvedSetup, seats: number): FoundPanel {
  const spec = (file: string, name: string): BotSpec => ({
    ...{ name, bot: 'learned' },
    player: base64Of(readPlayerFile(setup, file).bytes),
  });
  const cached = findCachedPlayers(setup, seats);
  const groups = listGroups(content, setup.game).filter((group) => group.setup === setup.id);
  const packed = packPlayers(content, setup, seats);
  const styles = listStrategies(content, setup.game).map(({ id, strategy }): BotSpec => ({
    ...{ name: id, bot: 'strategy', strategy },
  }));
  return {
    isLearned: cached.length > 0 || packed.some(({ exact, preference }) => exact && !preference),
    ...panelSources(
      cached.map((file, i) => spec(file, `learned${cached.length > 1 ? ` ${i + 1}` : ''}`)),
      packed.map(({ file, ...known }) => ({ ...known, bot: spec(file, basename(file, PLAYER_ENDING)) })),
      [plainBot(defaultBot(setup.game)), ...styles],
    ),
    groups: groups.flatMap((group) => {
      const file = group.player ?? cached[0] ?? packed.find(({ preference }) => !preference)?.file;
      return file === undefined ? [] : [asGroup(spec(file, group.id), group, setup.game)];
    }),
  };
}

/**
 * One player that knows the setup or any market of its game, to learn from, and the others that do not learn.
 * @throws Failure if there is none.
 */
export function findStart(content: Content, setup: ResolvedSetup, seats: number): PanelSources {
  const { isLearned: _isLearned, ...found } = findPanel(content, setup, seats);
  if (found.learned.length > 0) return sameStart(found);
  throw misuse(
    `No learned player knows ${setup.id} or any market of its game.`,
    `Train one first: railwright learn ${setup.id} --players ${seats}.`,
  );
}

/** The setup of a panel, and its targets. */
export const panelSetup = (setup: ResolvedSetup) => ({
  ...playedSetup(setup),
  ...(setup.targets && { wanted: setup.targets }),
});
