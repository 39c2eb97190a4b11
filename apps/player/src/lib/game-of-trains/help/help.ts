// Help for Game of Trains.
import type { GameHelp } from '../../play/session.ts';
import { gotChoice } from './choices.ts';
import { WORDS } from './words.ts';

export const help: GameHelp = { words: WORDS, choice: gotChoice };
