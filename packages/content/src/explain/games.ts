// Pages that stand with the checks of a game, one line each.
import { CHECKS } from '../trains/card-checks/check-cards.ts';

export const GAME_PAGES = new Map(CHECKS.flatMap(({ pages = {} }) => Object.entries(pages)));
