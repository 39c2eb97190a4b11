// One entry of a registry of games, by a name that anybody may have written.

/** Undefined when there is no such game. */
export function gameIn<Module>(games: Readonly<Record<string, Module>>, name: string): Module | undefined {
  return Object.hasOwn(games, name) ? games[name] : undefined;
}
