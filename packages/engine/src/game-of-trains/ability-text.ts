// What an ability does, as a sentence for each of its steps: made from the steps, so it cannot drift from what happens.
import type { AbilityDefinition, AbilityStep, TrainPosition } from './definition.ts';

/** A sentence for each step, in the languages that rules texts are generated in. */
export function describeAbility({ steps }: AbilityDefinition, language: 'en' | 'fr'): string[] {
  return steps.map(language === 'fr' ? french : english);
}

function english(step: AbilityStep): string {
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
    return `Everybody loses their ${englishSpot(step.remove.at)} unless it is protected, and draws another in its place.`;
  const spots = joined(step.protect.positions.map(englishSpot), 'or');
  return `Put this card under your ${spots} to protect it from being removed.`;
}

function englishSpot(at: TrainPosition): string {
  if (at === 'middle') return 'middle card';
  return typeof at === 'number' ? `card number ${at} from the left` : `${at}most card`;
}

function french(step: AbilityStep): string {
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
    return `Chacun perd la ${frenchSpot(step.remove.at)} de son train, sauf si elle est protégée, et en pioche une autre à sa place.`;
  const spots = joined(
    step.protect.positions.map((at) => `la ${frenchSpot(at)}`),
    'ou',
  );
  return `Glissez cette carte sous ${spots} de votre train pour la protéger d’un retrait.`;
}

function frenchSpot(at: TrainPosition): string {
  if (at === 'middle') return 'carte du milieu';
  if (typeof at === 'number') return `${at}${at === 1 ? 're' : 'e'} carte à partir de la gauche`;
  return `carte la plus à ${at === 'left' ? 'gauche' : 'droite'}`;
}

function joined(words: readonly string[], or: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${or} ${last}`;
}
