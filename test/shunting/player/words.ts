// Texts at the table of Shunting, in English only.
import type { GameWords } from '../../../apps/player/src/lib/text/words.ts';
import { bringWords } from '../../../apps/player/src/lib/text/words.svelte.ts';

const EN: GameWords = {
  log: {
    take: ({ who, cards }) => `${who} takes ${cards}.`,
    'end-empty': () => 'No wagon is left.',
  },
};

export const WORDS = bringWords(EN, {
  fr: () => Promise.resolve(EN),
  de: () => Promise.resolve(EN),
});
