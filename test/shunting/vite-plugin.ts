// What Vite builds knows the game.
import type { Plugin } from 'vite';
import { swapped } from './swap.ts';

export function withShunting(): Plugin {
  return {
    name: 'with-shunting',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = found && !found.external ? swapped(found.id, importer) : undefined;
      return path ?? found;
    },
  };
}
