// A source whose games cannot be created.
export function createGame(): never {
  throw new Error('No such game.');
}
