// Which cars move where, from the events of Freight Train.
import type { GameEvent } from '@railwright/engine';
import type { Flight } from '../view/flights.svelte.ts';

export function freightFlights(
  events: readonly GameEvent[],
  thing: (id: string) => string,
  hue: (car: string) => number,
): Flight[] {
  return events.flatMap((event) => {
    const way = wayOf(event);
    const { car } = event;
    if (!way || typeof car !== 'string') return [];
    return [{ label: thing(car), color: `hsl(${hue(car)} 45% 34%)`, ...way }];
  });
}

function wayOf({ type, seat, siding, from }: GameEvent): Pick<Flight, 'from' | 'to'> | undefined {
  const source = from === 'yard' ? `yard:${seat}:${String(siding)}` : 'table';
  switch (type) {
    case 'take':
      return { from: [`main:${String(siding)}`], to: ['table'] };
    case 'to-train':
    case 'to-mixed':
      return { from: [source], to: [`trains:${seat}`] };
    case 'to-yard':
      return { from: ['table'], to: [`yard:${seat}:${String(siding)}`] };
    default:
      return undefined;
  }
}
