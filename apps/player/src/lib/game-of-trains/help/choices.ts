// The choices of Game of Trains in words.
import type { GameOfTrainsDefinition, GameOfTrainsView } from '@railwright/engine';
import type { NamedChoice, Session } from '../../play/session.ts';
import { thingNames } from '../thing-names.ts';
import { WORDS } from './words.ts';

export function gotChoice({ bundle, view, decision }: Session, text: string): NamedChoice {
  const definition = bundle.definition as GameOfTrainsDefinition;
  const { faceUp, trains } = view as GameOfTrainsView;
  const { choices } = WORDS.now();
  const name = thingNames(definition);
  const [word, one = '', two = ''] = text.split(' ');
  /** The card at a place of the own train, from 1. */
  const at = (place: string): string => String(trains[decision?.seat ?? 0]?.[Number(place) - 1] ?? '');
  switch (word) {
    case 'draw':
      return { name: choices.draw, about: [] };
    case 'use': {
      const open = faceUp.filter((card) =>
        definition.cards.some(({ number, ability }) => number === card && ability === one),
      );
      return { name: choices.use(name(one)), about: open.map(String) };
    }
    case 'keep':
      return { name: choices.keep(name(one)), about: [one] };
    case 'place':
      return { name: choices.place(one), about: [at(one)] };
    case 'protect':
      return { name: choices.protect(at(one)), about: [at(one)] };
    case 'swap':
      return { name: choices.swap(at(one), at(two)), about: [at(one), at(two)] };
    case 'move':
      return { name: choices.move(at(one), two), about: [at(one)] };
    default:
      return { name: text, about: [] };
  }
}
