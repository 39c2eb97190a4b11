// The senses of a game that declares none: the laws, with games whose own senses are not found under another name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@railwright/engine';
import { expect, test } from 'vitest';
import { OBSERVERS } from '../src/observers.ts';
import { describeObserverLaws } from './observer-laws.ts';
import { homebrewGame as homebrewFreight } from './freight-train/homebrew.ts';
import { standardGame as freightTrain } from './freight-train/standard.ts';
import { standardGame as gameOfTrains } from './game-of-trains/standard.ts';
import { gameWith } from './trains/shipped.ts';

function unheardOf(game: Game): Game {
  return Object.create(game, { name: { value: `unheard-of ${game.name}` } }) as Game;
}

describeObserverLaws('an unheard-of game of trains in order', () => unheardOf(gameOfTrains(3)), 2, 40);
describeObserverLaws('an unheard-of game of freight', () => unheardOf(freightTrain(2)), 2, 40);
describeObserverLaws('an unheard-of homebrew game', () => unheardOf(homebrewFreight(4)), 2, 40);
describeObserverLaws('an unheard-of game of decks', () => unheardOf(gameWith({ seats: 2 })), 1, 30);

test.each(Object.keys(OBSERVERS))('the senses of %s are held to the laws by a test of its own', (game) => {
  const own = readFileSync(join(import.meta.dirname, game, 'observer.test.ts'), 'utf8');
  expect(own).toContain('describeObserverLaws(');
});
