// The choices that people made in recorded games, as a learned player sees them: what it thinks of each option, what each gains at once,
// and which bots would take it.
import {
  ChoiceGains,
  createBot,
  findLevel,
  followedBots,
  LEVELS,
  mindOf,
  plainBot,
  type BotSpec,
} from '@railwright/bots';
import { createRng, likesOf, type Game, type GameRecord } from '@railwright/engine';
import { makeChoice, type Choice } from '@railwright/statistics';

/** A finished game with who sat where. */
export interface GroupGame {
  readonly game: Game;
  /** Of `game`, played to its end: `fitRecord` of the content package says so. */
  readonly record: GameRecord;
  /** By seat, whether a bot sat there; people everywhere by default. */
  readonly bots?: readonly boolean[];
}

/** A choice of a person between options of which none is obvious. */
export interface MadeChoice extends Choice {
  /** Index of its game. */
  readonly game: number;
  /** By level, weakest first: 1 / temperature, in units of the first term; none for a level that never errs. */
  readonly scales: readonly (number | undefined)[];
}

/** What may move a choice, besides the judgement of the learned player, which is the first term of all choices. */
interface Term {
  readonly kind: 'likes' | 'follows';
  /** Of a like, or of a bot. */
  readonly name: string;
}

export interface Choices {
  readonly choices: readonly MadeChoice[];
  /** The terms after the first. */
  readonly terms: readonly Term[];
  /** Choices of people that do not count: there was but one, or one needed no thought and was taken. */
  readonly forced: number;
  /** Choices that needed no thought, but people took another. */
  readonly odd: number;
}

/** How often the levels take the choice they consider best, weakest first; undefined: always. */
export const CERTAINTIES = LEVELS.map(({ name }) => findLevel(name)?.certainty);

/** The certainty at which the first term is measured: a weight of 1 plays at that of a casual player. */
export const UNIT = findLevel('casual')?.certainty ?? 1;

/** Everything that can be liked but playing a card, which is much the same as having it. */
const likeable = (game: Game): string[] => likesOf(game).filter((like) => !like.startsWith('played:'));

/**
 * The choices of people in some games of one kind.
 * @param player plays that kind of game
 * @throws Error for a record that is no game
 */
export function choicesOf(player: BotSpec, games: readonly GroupGame[], seed: number): Choices {
  const kind = games[0]?.game.name ?? '';
  const likes = [...new Set(games.flatMap(({ game }) => likeable(game)))];
  const follows = followedBots(kind);
  const readers = new Map<Game, Reader>();
  const found: MadeChoice[] = [];
  const counts = { forced: 0, odd: 0 };
  for (const [index, one] of games.entries()) {
    let reader = readers.get(one.game);
    if (!reader) readers.set(one.game, (reader = new Reader(player, one.game, likes, follows)));
    reader.read(one, index, seed, found, counts);
  }
  const terms: Term[] = [
    ...likes.map((name) => ({ kind: 'likes', name }) as const),
    ...follows.map((name) => ({ kind: 'follows', name }) as const),
  ];
  return { ...counts, ...withoutIdle(found, terms) };
}

/** Reads the games of one table. */
class Reader {
  readonly #mind: NonNullable<ReturnType<typeof mindOf>>;
  readonly #gains: ChoiceGains;
  readonly #unit: number;
  readonly #scales: readonly (number | undefined)[];

  constructor(player: BotSpec, game: Game, likes: readonly string[], follows: readonly string[]) {
    const mind = mindOf(player, game);
    if (!mind) throw new Error(`${player.name} does not play ${game.name}.`);
    const bots = follows.flatMap((name) => createBot(game.name, plainBot(name), 0) ?? []);
    this.#mind = mind;
    this.#gains = new ChoiceGains(game, mind, likes, bots);
    this.#unit = mind.scaleAt(UNIT);
    this.#scales = CERTAINTIES.map((certainty) =>
      certainty === undefined ? undefined : mind.scaleAt(certainty) / this.#unit,
    );
  }

  read(
    { game, record: { seed: deal, choices }, bots = [] }: GroupGame,
    index: number,
    seed: number,
    found: MadeChoice[],
    counts: { forced: number; odd: number },
  ): void {
    const rng = createRng((seed + index) >>> 0);
    const s = game.createState();
    const legal = new Int16Array(game.maxChoices);
    game.start(s, deal);
    for (const text of choices) {
      const seat = game.seatToAct(s);
      const choice = seat < 0 ? -1 : game.parseChoice(s, text);
      if (choice < 0) throw new Error(`“${text}” is not a choice of game ${index}.`);
      if (bots[seat] !== true) {
        const count = game.legalChoices(s, legal);
        const obvious = count === 1 ? choice : this.#mind.obvious(s, legal, count);
        if (obvious === choice) counts.forced++;
        else if (obvious >= 0) counts.odd++;
        else {
          this.#gains.measure(s, legal, count, rng);
          this.#mind.weigh(s, legal, count);
          found.push(this.#choice(index, legal.subarray(0, count).indexOf(choice), count));
        }
      }
      game.applyChoice(s, choice);
    }
  }

  #choice(game: number, chosen: number, count: number): MadeChoice {
    const { values, width } = this.#gains;
    const logits = this.#mind.policy;
    const options = Array.from({ length: count }, (_, i) => {
      const terms = new Map([[0, ((logits[i] ?? 0) - (logits[0] ?? 0)) * this.#unit]]);
      for (let k = 0; k < width; k++) {
        const value = values[i * width + k] ?? 0;
        // What all options gain alike moves nothing.
        if (value !== 0 && !this.#isSame(k, count)) terms.set(k + 1, value);
      }
      return terms;
    });
    return { ...makeChoice(chosen, options), game, scales: this.#scales };
  }

  #isSame(k: number, count: number): boolean {
    const { values, width } = this.#gains;
    for (let i = 1; i < count; i++) if (values[i * width + k] !== values[k]) return false;
    return true;
  }
}

/** Terms that vary in fewer games say nothing of a group. */
const LEAST_GAMES = 3;

/** Leaves out the terms that hardly ever tell options apart. */
function withoutIdle(
  choices: readonly MadeChoice[],
  terms: readonly Term[],
): Pick<Choices, 'choices' | 'terms'> {
  const games = terms.map(() => new Set<number>());
  for (const { game, terms: own } of choices) for (const k of own) games[k - 1]?.add(game);
  const kept = terms.flatMap((_, k) => ((games[k]?.size ?? 0) >= LEAST_GAMES ? [k + 1] : []));
  const places = new Map([0, ...kept].map((k, at) => [k, at]));
  return {
    terms: kept.flatMap((k) => terms[k - 1] ?? []),
    choices: choices.map((choice) => ({
      ...choice,
      ...makeChoice(
        choice.chosen,
        optionsOf(choice).map(
          (option) =>
            new Map(
              [...option].flatMap(([k, value]): [number, number][] => {
                const place = places.get(k);
                return place === undefined ? [] : [[place, value]];
              }),
            ),
        ),
      ),
    })),
  };
}

/** The terms of each option that are not 0, and their values. */
export function optionsOf({ starts, terms, values }: Choice): ReadonlyMap<number, number>[] {
  return starts.slice(1).map((end, i) => {
    const start = starts[i] ?? 0;
    return new Map(terms.slice(start, end).map((term, k) => [term, values[start + k] ?? 0]));
  });
}
