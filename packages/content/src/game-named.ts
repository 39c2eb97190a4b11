// Looks up the parts of content that depend on a game, by its name.
import { gameIn, type GameDefinition } from '@railwright/engine';
import type { FileKind, GameModule, OfferedCard } from './game-module.ts';
import { GAMES } from './games.ts';
import { lessonSchema } from './schema/lesson.ts';
import { PlaytestSchema } from './schema/playtest.ts';
import { GroupSchema } from './schema/group.ts';
import { PreferenceSchema } from './schema/preference.ts';
import { testsSchema } from './schema/tests.ts';
import { choiceRefsOf, TEST_KEYS, testKeysOf } from './test-completion.ts';

export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

/** Of any game, for editors; that of a game says what its tests refer to, too. */
export const TestsSchema = testsSchema(TEST_KEYS);

/** Of every game: games that teach their rules. */
export const LESSONS_FOLDER = 'lessons';

/** Of every game: what players that learn may like, games that people played, players like them, lessons, and tests. */
const sharedKinds = (game: string, module: GameModule): readonly FileKind[] => [
  {
    folder: 'preferences',
    noun: 'preference',
    schema: PreferenceSchema,
    schemaName: 'preference',
    items: 'file',
  },
  {
    folder: 'playtests',
    noun: 'playtest',
    schema: PlaytestSchema,
    schemaName: 'playtest',
    items: 'none',
  },
  { folder: 'groups', noun: 'group', schema: GroupSchema, schemaName: 'group', items: 'file' },
  {
    ...{ folder: LESSONS_FOLDER, noun: 'lesson', schemaName: `${game}-lesson`, items: 'none' },
    schema: lessonSchema(choiceRefsOf(module)),
  },
  {
    ...{ folder: 'tests', noun: 'test', schemaName: `${game}-tests`, items: 'none' },
    schema: testsSchema(testKeysOf(module)),
  },
];
const kinds = new Map<GameModule, readonly FileKind[]>();

/** Of every game: learned players, the only files of a pack that are not YAML. */
export const PLAYERS_FOLDER = 'players';

export function gameNamed(name: string): GameModule | undefined {
  return gameIn<GameModule>(GAMES, name);
}

/** The kinds of file that packs for a game have; none if the game is unknown. */
export function kindsOf(game: string): readonly FileKind[] {
  const module = gameNamed(game);
  if (!module) return [];
  const known = kinds.get(module) ?? [...module.kinds, ...sharedKinds(game, module)];
  kinds.set(module, known);
  return known;
}

/** Folders of YAML files in a pack, of any game. */
export const CONTENT_FOLDERS: ReadonlySet<string> = new Set(
  GAME_NAMES.flatMap((game) => kindsOf(game).map(({ folder }) => folder)),
);

/** As people call a game. */
export function gameTitle(game: string): string {
  return gameNamed(game)?.title ?? game;
}

/** The reasons for which games end. */
export function endsOf(game: string): readonly string[] {
  return gameNamed(game)?.ends ?? [];
}

/** The cards of a game with a market; undefined where there is none. */
export function marketOf(definition: GameDefinition): readonly OfferedCard[] | undefined {
  return gameNamed(definition.game)?.market?.(definition);
}
