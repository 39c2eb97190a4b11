// German help for Game of Trains.
import type { EN } from './en.ts';

export const DE: typeof EN = {
  points:
    'Je mehr Wagen von links nach rechts aufsteigen, desto näher ist der Zug seinem Ziel; die übrigen müssen noch ersetzt oder bewegt werden. Geschützte Karten kann niemand entfernen.',
  basics: ['Ziel: als Erster einen Zug haben, der von links nach rechts aufsteigt.'],
  choices: {
    draw: 'Eine Karte ziehen',
    use: (ability) => `${ability} nutzen`,
    keep: (card) => `${card} behalten`,
    place: (at) => `Sie an Platz ${at} legen`,
    protect: (card) => `${card} schützen`,
    swap: (card, other) => `${card} und ${other} tauschen`,
    move: (card, at) => `${card} auf Platz ${at} bewegen`,
  },
};
