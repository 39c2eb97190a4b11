// Preferences of a seat in self-play, and the part of the net's input that describes them.
import { likesOf, type Game, type Observer } from '@railwright/engine';
import type { Senses } from '@railwright/net';

/** As player files name it. */
const NAME = 'tastes';

/** Possible preferences of a seat: all of the game's except playing a card, which is much the same as having it. */
export function preferencesOf(game: Game): string[] {
  return likesOf(game).filter((like) => !like.startsWith('played:'));
}

/** The senses of a game and those for preferences, which come last among the features of a position. */
export function withPreferences({ vocabularies, position, choice }: Observer, game: Game): Senses {
  const items = preferencesOf(game);
  if (items.length === 0) return { vocabularies, position, choice };
  return {
    vocabularies: [...vocabularies, { name: NAME, items, traits: [], traitsOf: items.map(() => []) }],
    position: [...position, { name: NAME, size: items.length, vocabulary: NAME }],
    choice,
  };
}
