// Help for Trains.
import type { GameHelp } from '../../play/session.ts';
import { trainsChoice } from './choices.ts';
import { WORDS } from './words.ts';

export const help: GameHelp = { words: WORDS, choice: trainsChoice };
