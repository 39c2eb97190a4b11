// One entry of a registry of games, by a name that anybody may have written.

/** The entry of a game by its name; undefined if the name is unknown. */
export function gameIn<Module>(games: Readonly<Record<string, Module>>, name: string): Module | undefined {
  return Object.hasOwn(games, name) ? games[name] : undefined;
}
