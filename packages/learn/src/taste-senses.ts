// What a seat can like in self-play, and the part of the net's input that says what it likes.
import { likesOf, type Game, type Perception } from '@railwright/engine';
import type { Senses } from '@railwright/net';

const NAME = 'tastes';

/** What a seat can like: everything that can be liked in the game except playing a card, which is much the same as having it. */
export function tastesOf(game: Game): string[] {
  return likesOf(game).filter((like) => !like.startsWith('played:'));
}

/** The senses of a game and those for tastes, which come last among the features of a position. */
export function withTastes({ vocabularies, position, choice }: Perception, game: Game): Senses {
  const items = tastesOf(game);
  if (items.length === 0) return { vocabularies, position, choice };
  return {
    vocabularies: [...vocabularies, { name: NAME, items, traits: [], traitsOf: items.map(() => []) }],
    position: [...position, { name: NAME, size: items.length, vocabulary: NAME }],
    choice,
  };
}
