// Forms of Trains: the market of a setup as cards, names and texts as a table.
import type { GameModule } from '../game-module.ts';
import LocaleTable from './locale/LocaleTable.svelte';
import MarketSection from './market/MarketSection.svelte';

export const TRAINS: GameModule = {
  sections: {
    'setups/market': MarketSection,
    'locales/cards': LocaleTable,
    'locales/places': LocaleTable,
  },
};
