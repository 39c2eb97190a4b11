// Abilities in German.
import type { AbilityStep, TrainPosition } from '../definition.ts';
import { joined } from '../../core/joined.ts';

export function german(step: AbilityStep): string {
  if ('swap' in step) {
    const between = step.swap.distance - 1;
    if (between === 0) return 'Vertausche zwei benachbarte Karten deines Zuges.';
    const cards = between === 1 ? 'genau eine Karte liegt' : `genau ${between} Karten liegen`;
    return `Vertausche zwei Karten deines Zuges, zwischen denen ${cards}.`;
  }
  if ('shift' in step) {
    const { by } = step.shift;
    const spots = Math.abs(by) === 1 ? 'einen Platz' : `genau ${Math.abs(by)} Plätze`;
    return `Verschiebe eine deiner Karten um ${spots} nach ${by > 0 ? 'rechts' : 'links'}.`;
  }
  if ('remove' in step)
    return `Jeder verliert die ${spot(step.remove.at)} in seinem Zug, sofern sie nicht geschützt ist, und zieht dafür eine neue.`;
  const spots = joined(
    step.protect.positions.map((at) => `die ${spot(at)}`),
    'oder',
  );
  return `Schiebe diese Karte unter ${spots} in deinem Zug, um diese vor dem Entfernen zu schützen.`;
}

function spot(at: TrainPosition): string {
  if (typeof at === 'number') return `${at}. Karte von links`;
  return { left: 'Karte ganz links', middle: 'mittlere Karte', right: 'Karte ganz rechts' }[at];
}
