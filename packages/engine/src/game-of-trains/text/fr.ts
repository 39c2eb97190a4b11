// Abilities in French.
import type { AbilityStep, TrainPosition } from '../definition.ts';
import { joined } from '../../core/joined.ts';

export function french(step: AbilityStep): string {
  if ('swap' in step) {
    const between = step.swap.distance - 1;
    if (between === 0) return 'Échangez deux cartes voisines de votre train.';
    const cards = between === 1 ? 'une carte' : `${between} cartes`;
    return `Échangez deux cartes de votre train séparées par exactement ${cards}.`;
  }
  if ('shift' in step) {
    const { by } = step.shift;
    const spots = Math.abs(by) === 1 ? 'd’une place' : `d’exactement ${Math.abs(by)} places`;
    return `Déplacez une de vos cartes ${spots} vers la ${by > 0 ? 'droite' : 'gauche'}.`;
  }
  if ('remove' in step)
    return `Chacun perd la ${spot(step.remove.at)} de son train, sauf si elle est protégée, et en pioche une autre à sa place.`;
  const spots = joined(
    step.protect.positions.map((at) => `la ${spot(at)}`),
    'ou',
  );
  return `Glissez cette carte sous ${spots} de votre train pour la protéger d’un retrait.`;
}

function spot(at: TrainPosition): string {
  if (at === 'middle') return 'carte du milieu';
  if (typeof at === 'number') return `${at}${at === 1 ? 're' : 'e'} carte à partir de la gauche`;
  return `carte la plus à ${at === 'left' ? 'gauche' : 'droite'}`;
}
