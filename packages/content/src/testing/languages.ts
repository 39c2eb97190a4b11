// What tests can say, by game.
import { FREIGHT_TRAIN_LANGUAGE } from './freight-train-shapes.ts';
import { GAME_OF_TRAINS_LANGUAGE } from './game-of-trains-shapes.ts';
import type { TestLanguage } from './language.ts';
import { TRAINS_LANGUAGE } from './trains-shapes.ts';

export const TEST_LANGUAGES: Readonly<Record<string, TestLanguage>> = {
  trains: TRAINS_LANGUAGE,
  'game-of-trains': GAME_OF_TRAINS_LANGUAGE,
  'freight-train': FREIGHT_TRAIN_LANGUAGE,
};

export function languageFor(game: string): TestLanguage | undefined {
  return Object.hasOwn(TEST_LANGUAGES, game) ? TEST_LANGUAGES[game] : undefined;
}
