// Abilities in English.
import type { AbilityStep, TrainPosition } from '../definition.ts';
import { joined } from '../../core/joined.ts';

export function english(step: AbilityStep): string {
  if ('swap' in step) {
    const between = step.swap.distance - 1;
    if (between === 0) return 'Swap two neighbouring cards of your train.';
    return `Swap two cards of your train with exactly ${between === 1 ? 'one card' : `${between} cards`} between them.`;
  }
  if ('shift' in step) {
    const { by } = step.shift;
    const spots = Math.abs(by) === 1 ? 'one spot' : `exactly ${Math.abs(by)} spots`;
    return `Move one of your cards ${spots} to the ${by > 0 ? 'right' : 'left'}.`;
  }
  if ('remove' in step)
    return `Everybody loses their ${spot(step.remove.at)} unless it is protected, and draws another in its place.`;
  return `Put this card under your ${joined(step.protect.positions.map(spot), 'or')} to protect it from being removed.`;
}

function spot(at: TrainPosition): string {
  if (at === 'middle') return 'middle card';
  return typeof at === 'number' ? `card number ${at} from the left` : `${at}most card`;
}
