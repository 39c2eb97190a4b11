// The senses of learned players for Freight Train.
import type { Game } from '../../core/game.ts';
import type { Observer } from '../../core/observer.ts';
import type { FreightTrain } from '../game.ts';
import { STAGE, STAGE_TAKE } from '../layout.ts';
import { describe } from './describe.ts';
import { freightTrainFeatures } from './features.ts';
import { observe } from './observe.ts';
import { Prospects } from './prospects.ts';

export function freightTrainObserver(game: Game): Observer {
  const r = (game as FreightTrain).rules;
  const features = freightTrainFeatures(r);
  const prospects = new Prospects(r);
  return {
    vocabularies: features.vocabularies,
    position: features.at.position,
    choice: features.at.choice,
    observe(s, out) {
      prospects.look(s);
      observe(features, prospects, s, out);
      if (s.data[STAGE] === STAGE_TAKE) prospects.joinTable(s);
    },
    describe(s, choice, out) {
      describe(features, prospects, s, choice, out);
    },
    obvious: () => -1,
  };
}
