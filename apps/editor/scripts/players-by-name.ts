// Learned players of shipped packs lie at `bundles/PACK.NAME.player`, as in the player app: in the published package they are with their
// packs alone.
import type { Plugin } from 'vite';

export function playersByName(): Plugin {
  return {
    name: 'players-by-name',
    outputOptions(options) {
      const { assetFileNames = '' } = options;
      return {
        ...options,
        assetFileNames(asset) {
          const [, pack, player] =
            /content\/([\w-]+)\/players\/([\w-]+\.player)$/.exec(asset.originalFileNames[0] ?? '') ?? [];
          if (pack !== undefined && player !== undefined) return `bundles/${pack}.${player}`;
          return typeof assetFileNames === 'string' ? assetFileNames : assetFileNames(asset);
        },
      };
    },
  };
}
