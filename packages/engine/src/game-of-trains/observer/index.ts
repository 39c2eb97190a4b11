// The senses of learned players for Game of Trains.
import type { Game } from '../../core/game.ts';
import type { Observer } from '../../core/observer.ts';
import type { GameOfTrains } from '../game.ts';
import { Describer } from './describe.ts';
import { gameOfTrainsFeatures } from './features.ts';
import { observe } from './observe.ts';
import { Outlook } from './outlook.ts';

export function gameOfTrainsObserver(game: Game): Observer {
  const t = (game as GameOfTrains).table;
  const features = gameOfTrainsFeatures(t);
  const outlook = new Outlook(t);
  const describer = new Describer(features, outlook);
  return {
    vocabularies: features.vocabularies,
    position: features.at.position,
    choice: features.at.choice,
    // A game has some twenty decisions a seat, and the next card drawn may turn it.
    reach: 5,
    observe(s, out) {
      outlook.look(s);
      observe(features, outlook, s, out);
    },
    describe(s, choice, out) {
      describer.describe(s, choice, out);
    },
    obvious: () => -1,
  };
}
