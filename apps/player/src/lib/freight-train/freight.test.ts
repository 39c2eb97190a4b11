// The page's explanations of Freight Train agree with the rules.
import '../../../test/unit/browser.ts';
import { describe, expect, test } from 'vitest';
import { TEXT_LANGUAGES, type FreightTrainDefinition, type FreightTrainView } from '@railwright/engine';
import { bundleOf, playByChance } from '../../../test/unit/games.ts';
import { speak } from '../text/words.svelte.ts';
import { tellFreightChoice } from './choices.ts';
import { freightFlights } from './flights.ts';
import { freightQuestion } from './question.ts';
import { thingNames } from './thing-names.ts';
import { whyNotCar } from './why-not.ts';
import { choicesFor, moveCar, planOf } from './yard-order.ts';

const bundle = bundleOf('freight-train/standard');
const definition = bundle.definition as FreightTrainDefinition;
const viewOf = (match: ReturnType<typeof playByChance>): FreightTrainView =>
  match.game.viewFor(match.state, 0) as FreightTrainView;

test('every choice has words in every language', async () => {
  const words = new Set<string>();
  for (const language of TEXT_LANGUAGES) {
    await speak(language);
    playByChance(bundle, 4, 600, (match, legal) => {
      const telling = {
        thing: thingNames(definition),
        firstOf: (siding: number) => viewOf(match).main[siding - 1]?.[0],
        hasTrain: () => false,
        rearrangeCost: 1,
      };
      const told = legal.map((text) => tellFreightChoice(text, telling));
      expect(new Set(told).size).toBe(legal.length);
      for (const [i, text] of told.entries()) {
        expect(text).not.toBe(legal[i]);
        words.add(legal[i]?.split(' ')[0] ?? '');
      }
    });
  }
  await speak('en');
  expect([...words]).toEqual(
    expect.arrayContaining(['take', 'from-yard', 'to-train', 'to-yard', 'rearrange']),
  );
});

test('a new order of the yard is the result of its choices', () => {
  let orders = 0;
  playByChance(bundle, 9, 800, (match, legal) => {
    if (!legal.includes('keep')) return;
    const { at } = match;
    const seat = match.decision?.seat ?? 0;
    const { yard } = viewOf(match).players[seat] ?? { yard: [] };
    const first = planOf(yard);
    const key = first.flat().at(-1)?.key ?? 0;
    const plan = moveCar(first, key, 0, 0, definition.rules.ownYard.spaces);
    for (const text of choicesFor(yard, plan)) expect(match.choose(text)).toEqual({ ok: true });
    expect(viewOf(match).players[seat]?.yard).toEqual(plan.map((cars) => cars.map(({ car }) => car)));
    match.goTo(at);
    orders++;
  });
  expect(orders).toBeGreaterThan(2);
});

test('a car that cannot move says why', () => {
  const match = playByChance(bundle, 1, 0);
  const now = { definition, view: viewOf(match), general: undefined, thing: (id: string) => id };
  expect(whyNotCar(now, 'main', 'coal', 1)).toBe('Only the car at the exit of a siding can leave it.');
  expect(whyNotCar(now, 'other', 'coal', 0)).toBe('This yard is not yours.');
  expect(whyNotCar({ ...now, general: 'Wait.' }, 'main', 'coal', 0)).toBe('Wait.');
});

test('cars fly from the main yard over the table to trains and yards', () => {
  const flights = freightFlights(
    [
      { type: 'take', seat: 0, siding: 2, car: 'coal' },
      { type: 'to-yard', seat: 0, siding: 1, car: 'coal' },
      { type: 'to-train', seat: 1, siding: 2, from: 'yard', car: 'milk' },
    ],
    (id) => id,
    () => 0,
  );
  expect(flights.map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['main:2', 'table'],
    ['table', 'yard:0:1'],
    ['yard:1:2', 'trains:1'],
  ]);
});

describe('a question', () => {
  const start = viewOf(playByChance(bundle, 1, 0));
  const asked = (decision: FreightTrainView['decision'], legal: readonly string[], step = 0) => {
    const { ask, hints } = freightQuestion(definition, { ...start, decision, step }, legal, 'Coal');
    return [ask, ...hints].join(' ');
  };

  test('says that a fill may come first, or that it may be declined', () => {
    expect(asked('action', ['call-locomotive', 'fill 1'])).toBe(
      'Choose one action. Before that, you may fill an empty siding.',
    );
    expect(asked('action', ['pass', 'fill 1'])).toBe(
      'No action is possible with the yards as they are. Fill a siding, or pass.',
    );
    expect(asked('action', ['pass'])).toBe('No action is possible: pass.');
  });

  test('during an action, mentions only that action', () => {
    expect(asked('take', ['take 1'], 1)).toBe(
      'Take 2 more cars from the main yard. Pick a lit car at the exit of a siding.',
    );
    expect(asked('switch', ['done', 'from-yard 1 to-train coal'], 3)).toBe(
      'Move up to 1 more car from your own yard to trains, or stop. Pick a lit car there.',
    );
    expect(asked('place', ['to-train coal'])).not.toContain('siding');
  });

  test('mentions in every position what can be chosen there, and nothing else', () => {
    const speaks = {
      take: 'To take',
      'from-yard': 'To move',
      fill: 'ill a',
      pass: 'pass',
      'to-yard': 'siding in your yard',
    };
    const seen = new Set<string>();
    playByChance(bundle, 12, 900, (match, legal) => {
      const view = viewOf(match);
      const { ask, hints } = freightQuestion(definition, view, legal, 'Coal');
      const said = [ask, ...hints].join(' ');
      for (const [word, part] of Object.entries(speaks)) {
        const can = legal.some((text) => text.startsWith(word));
        const due = can && (view.decision === 'action' || !['take', 'from-yard'].includes(word));
        expect(said.includes(part), `${said} ${legal.join()}`).toBe(due);
        if (due) seen.add(word);
      }
    });
    expect([...seen].sort()).toEqual(expect.arrayContaining(['fill', 'from-yard', 'take', 'to-yard']));
  });
});
