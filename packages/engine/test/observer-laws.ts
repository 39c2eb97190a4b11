// The laws for the senses of learned players in any game, along random walks.
import { describe, expect, test } from 'vitest';
import {
  observerOf,
  cloneState,
  countFeatures,
  createRng,
  randomBelow,
  sameState,
  type Game,
  type Observer,
  type Sparse,
  type State,
} from '@railwright/engine';

const ROOM = 20_000;
const out: Sparse = { index: new Uint16Array(ROOM), value: new Float32Array(ROOM), size: 0 };
const BIGGEST = 8;

/** The values written since the last call, as text. */
function taken(): string {
  const { index, value, size } = out;
  out.size = 0;
  return `${index.subarray(0, size).join()}=${value.subarray(0, size).join()}`;
}

interface Sensed {
  readonly position: string;
  readonly choices: readonly string[];
  readonly obvious: number;
}

function senseAll(game: Game, senses: Observer, s: State): Sensed {
  const legal = new Int16Array(game.maxChoices);
  const count = game.legalChoices(s, legal);
  senses.observe(s, out);
  const position = taken();
  const choices = Array.from(legal.subarray(0, count), (choice) => {
    senses.describe(s, choice, out);
    return taken();
  });
  return { position, choices, obvious: senses.obvious(s, legal, count) };
}

/** Everything sensed about a position and each legal choice, as text. */
export function sensed(game: Game, senses: Observer, s: State): string {
  return JSON.stringify(senseAll(game, senses, s));
}

/** Whether features are among the declared ones, with small finite values. */
function isWithin(features: number): boolean {
  for (let i = 0; i < out.size; i++)
    if (out.index[i] >= features || !(Math.abs(out.value[i]) <= BIGGEST)) return false;
  out.size = 0;
  return true;
}

export function describeObserverLaws(name: string, makeGame: () => Game, walks = 6, steps = 200): void {
  const game = makeGame();
  const visit = (see: (s: State, senses: Observer) => void): void => {
    const senses = observerOf(game);
    const legal = new Int16Array(game.maxChoices);
    for (let seed = 1; seed <= walks; seed++) {
      const rng = createRng(seed);
      const s = game.createState();
      game.start(s, seed);
      for (let step = 0; step < steps && game.seatToAct(s) >= 0; step++) {
        see(s, senses);
        game.applyChoice(s, legal[randomBelow(rng, game.legalChoices(s, legal))]);
      }
    }
  };

  describe(`senses for ${name}`, () => {
    test('reveal nothing that the seat cannot see', () => {
      const rng = createRng(99);
      visit((s, senses) => {
        const other = cloneState(s);
        game.resample(other, game.seatToAct(s), rng);
        expect(sensed(game, senses, other)).toBe(sensed(game, senses, s));
      });
    });

    test('stay within the declared features, with finite, small values', () => {
      const legal = new Int16Array(game.maxChoices);
      visit((s, senses) => {
        senses.observe(s, out);
        let within = isWithin(countFeatures(senses.position));
        for (let i = game.legalChoices(s, legal) - 1; i >= 0; i--) {
          senses.describe(s, legal[i], out);
          within &&= isWithin(countFeatures(senses.choice));
        }
        expect(within).toBe(true);
      });
    });

    test('distinguish choices, and positions that the seat can; give the same again, and change nothing', () => {
      const views = new Map<string, string>();
      visit((s, senses) => {
        const before = cloneState(s);
        const all = senseAll(game, senses, s);
        const text = JSON.stringify(all);
        if (!sameState(s, before)) throw new Error('Sensing changed the position.');
        if (sensed(game, senses, s) !== text) throw new Error(`Sensed again it is not ${text}.`);
        if (new Set(all.choices).size < all.choices.length) throw new Error(`Choices look the same: ${text}`);
        const view = JSON.stringify(game.viewFor(s, game.seatToAct(s)));
        if ((views.get(text) ?? view) !== view) expect(views.get(text)).toBe(view);
        views.set(text, view);
      });
    });

    test('call only legal choices obvious', () => {
      const legal = new Int16Array(game.maxChoices);
      visit((s, senses) => {
        const count = game.legalChoices(s, legal);
        const choice = senses.obvious(s, legal, count);
        if (choice >= 0) expect(legal.subarray(0, count)).toContain(choice);
      });
    });

    test('name their features, items and traits once', () => {
      const { position, choice, vocabularies } = observerOf(game);
      const once = (names: readonly string[]): void => expect(new Set(names).size).toBe(names.length);
      once(position.map((group) => group.name));
      once(choice.map((group) => group.name));
      for (const { items, traits, traitsOf } of vocabularies) {
        once(items);
        once(traits);
        expect(traitsOf).toHaveLength(items.length);
      }
      for (const { size, vocabulary } of [...position, ...choice]) {
        const words = vocabularies.find((one) => one.name === vocabulary);
        if (vocabulary !== undefined) expect(size).toBe(words?.items.length);
      }
    });
  });
}
