// All ops. A new op is declared in ../language/ops.ts, its text goes in ../text/ and its code here.
import type { OpName } from '../language/ops.ts';
import { applyEffect } from './apply-effect.ts';
import { chooseOne, ifThen, may, repeat } from './branches.ts';
import { buildStation } from './build-station.ts';
import { choose } from './choose.ts';
import { chooseCells } from './choose-cells.ts';
import { coins } from './coins.ts';
import { draw } from './draw.ts';
import { drawGoals } from './draw-goals.ts';
import { activePlayer, eachOpponent, eachPlayer, oneOpponent } from './each.ts';
import { gainWaste } from './gain-waste.ts';
import { extraTurn, nextCoins, nextHand } from './extra-turn.ts';
import { gain } from './gain.ts';
import { lasting } from './lasting.ts';
import { layRails } from './lay-rails.ts';
import { discard, move, returnCards, trash, remove } from './move.ts';
import { name } from './name.ts';
import type { Op } from './op.ts';
import { pass } from './pass.ts';
import { pay } from './pay.ts';
import { play } from './play.ts';
import { putBack } from './put-back.ts';
import { removeRails } from './remove-rails.ts';
import { removeStations } from './remove-stations.ts';
import { getResources, payResources } from './resources.ts';
import { score } from './score.ts';
import { chooseRandom } from './choose-random.ts';
import { show } from './show.ts';
import { shuffle } from './shuffle.ts';
import { stay } from './stay.ts';
import { placeTokens, takeTokens } from './tokens.ts';
import { look, reveal, revealUntil } from './turn-over.ts';
import { waive } from './waive.ts';

export const OPS: { readonly [O in OpName]: Op<O> } = {
  coins,
  pay,
  score,
  'lay-rails': layRails,
  'build-station': buildStation,
  'choose-cells': chooseCells,
  'remove-rails': removeRails,
  'remove-stations': removeStations,
  'place-tokens': placeTokens,
  'take-tokens': takeTokens,
  'get-resources': getResources,
  'pay-resources': payResources,
  'draw-goals': drawGoals,
  waive,
  lasting,
  stay,
  'extra-turn': extraTurn,
  'next-hand': nextHand,
  'next-coins': nextCoins,
  draw,
  'gain-waste': gainWaste,
  look,
  reveal,
  'reveal-until': revealUntil,
  choose,
  'choose-random': chooseRandom,
  name,
  discard,
  trash,
  remove,
  show,
  shuffle,
  return: returnCards,
  move,
  pass,
  'put-back': putBack,
  gain,
  may,
  'choose-one': chooseOne,
  if: ifThen,
  repeat,
  'each-opponent': eachOpponent,
  'one-opponent': oneOpponent,
  'each-player': eachPlayer,
  'active-player': activePlayer,
  play,
  'apply-effect': applyEffect,
};
