// Pages that stand with the checks of a game, one line each.
import { CARD_PAGES } from '../trains/card-checks/pages.ts';

export const GAME_PAGES = { ...CARD_PAGES } as const;
