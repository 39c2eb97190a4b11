// How a player takes its likeliest choice as often as a level says. The longer a player learns, the surer it becomes, so the same
// temperature would make a weak opponent of one player and a strong one of another.
import { cloneState, type Game, type State } from '@railwright/engine';

/** A player at a game, see `LearnedPolicy`. */
export interface Thinker {
  think(s: State, legal: Int16Array, count: number, scale: number): number;
  obvious(s: State, legal: Int16Array, count: number): number;
  readonly policy: Float32Array;
}

/** How many positions are looked at. */
const POSITIONS = 128;
/** Takes one of this many positions in which it has a choice. */
const EVERY = 4;
/** Its games end after this many choices, whatever was found. */
const CHOICES = 4000;
/** Temperatures lie between 1 / WIDEST and WIDEST; halving their range eight times leaves steps of 3%. */
const WIDEST = 64;
const HALVINGS = 8;

/**
 * The scale, 1 / temperature, at which a player takes its likeliest choice in this share of the positions of games against itself,
 * 0 to 1, on average. The same on every machine.
 */
export function scaleFor(certainty: number, mind: Thinker, game: Game): number {
  const positions = positionsOf(mind, game);
  if (positions.length === 0) return 1;
  const room = new Int16Array(game.maxChoices);
  let [low, high] = [1 / WIDEST, WIDEST];
  for (let i = 0; i < HALVINGS; i++) {
    const scale = Math.sqrt(low * high);
    if (certaintyAt(scale, positions, mind, game, room) < certainty) low = scale;
    else high = scale;
  }
  return Math.sqrt(low * high);
}

/** The inverse: how often it takes its likeliest choice at a scale; 1 if it never has a choice. */
export function certaintyFor(scale: number, mind: Thinker, game: Game): number {
  const positions = positionsOf(mind, game);
  if (positions.length === 0) return 1;
  return certaintyAt(scale, positions, mind, game, new Int16Array(game.maxChoices));
}

function certaintyAt(
  scale: number,
  positions: readonly State[],
  mind: Thinker,
  game: Game,
  room: Int16Array,
): number {
  let sum = 0;
  for (const s of positions) {
    const best = mind.think(s, room, game.legalChoices(s, room), scale);
    sum += mind.policy[best] as number;
  }
  return sum / positions.length;
}

/** From games against itself, in which it always takes its likeliest choice; none if it never has a choice. */
function positionsOf(mind: Thinker, game: Game): State[] {
  const positions: State[] = [];
  const s = game.createState();
  const room = new Int16Array(game.maxChoices);
  let seed = 0;
  let met = 0;
  game.start(s, seed++);
  for (let made = 0; made < CHOICES && positions.length < POSITIONS && game.seatToAct(s) >= 0; made++) {
    const count = game.legalChoices(s, room);
    const sure = count === 1 ? (room[0] as number) : mind.obvious(s, room, count);
    if (sure < 0 && met++ % EVERY === 0) positions.push(cloneState(s));
    game.applyChoice(s, sure >= 0 ? sure : (room[mind.think(s, room, count, 1)] as number));
    if (game.seatToAct(s) < 0) game.start(s, seed++);
  }
  return positions;
}
