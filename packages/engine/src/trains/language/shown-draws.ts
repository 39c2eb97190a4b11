// Which triggers show the card that was drawn (T39): those that ask which card it is, by a filter or by the name `it`.
import type { Trigger } from './values.ts';

export function showsDrawn({ on, where, do: steps }: Trigger): boolean {
  return on === 'draw' && (where !== undefined || JSON.stringify(steps).includes('"it"'));
}
