// Help for Freight Train.
import type { GameHelp } from '../../play/session.ts';
import { freightChoice } from './choices.ts';
import { WORDS } from './words.ts';

export const help: GameHelp = { words: WORDS, choice: freightChoice };
