// What a new pack can begin with: a small complete game of each kind, a map alone, or nothing.
import { GAME_TITLES, NEW_GAMES } from '@railwright/content/new';
import { hasTemplate } from './new-pack.ts';

export interface Template {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** Undefined where the user chooses. */
  readonly game?: string;
  /** Whether it has a file of the game's template, by its path from the folder of the pack. */
  readonly has: (path: string) => boolean;
}

const MANIFEST = 'pack.yaml';
const isMap = (path: string): boolean => path.startsWith('maps/');

export const TEMPLATES: readonly Template[] = [
  ...NEW_GAMES.map((game) => ({
    id: game,
    title: GAME_TITLES[game] ?? game,
    note: 'A small variant: complete, tested, ready to play.',
    game,
    has: () => true,
  })),
  ...NEW_GAMES.filter((game) => hasTemplate(game, isMap)).map((game) => ({
    id: `${game} map`,
    title: 'A map only',
    note: 'Played with the rules and cards of the base game.',
    game,
    has: (path: string) => path === MANIFEST || isMap(path),
  })),
  { id: 'empty', title: 'Empty', note: 'Nothing but the file pack.yaml.', has: (path) => path === MANIFEST },
];
