// A source whose games cannot be made.
export function createGame(): never {
  throw new Error('No such game.');
}
