// How far a game is from its end, in the words of each game.
import '../../../test/unit/browser.ts';
import { expect, test } from 'vitest';
import type { Match, TrainsDefinition, TrainsView } from '@railwright/engine';
import type { Bundle } from '@railwright/content';
import { SETUPS, bundleOf, playByChance } from '../../../test/unit/games.ts';
import type { Session } from './session.ts';

// Loaded after a browser has been simulated.
const ENDS = import.meta.glob<{ ends: (session: Session) => readonly string[] }>('../*/ends.ts');

async function endsOf(bundle: Bundle, { game, state }: Match): Promise<readonly string[]> {
  const { ends } = await ENDS[`../${bundle.definition.game}/ends.ts`]!();
  const seats = [{ name: 'Ada' }, { name: 'Bea' }];
  // As in a session, these are no properties of its own.
  const values = { bundle, game, state, seats, view: game.viewFor(state, 0) };
  return ends(Object.create(values) as Session);
}

function withRounds(bundle: Bundle, rounds: number): Bundle {
  const definition = bundle.definition as TrainsDefinition;
  const end = { ...definition.rules.end, rounds };
  const changed: TrainsDefinition = { ...definition, rules: { ...definition.rules, end } };
  return { ...bundle, definition: changed };
}

test.each(SETUPS)('%s tells how it ends at any time', async (setup) => {
  const bundle = bundleOf(setup);
  for (const choices of [0, 20, 200]) {
    const told = await endsOf(bundle, playByChance(bundle, 5, choices));
    expect(told.length).toBeGreaterThan(1);
    for (const line of told) expect(line).toMatch(/^(?!.*(undefined|NaN|Infinity)).+$/);
  }
});

test('the end of Trains is as near as the position says', async () => {
  const bundle = withRounds(bundleOf('trains/tokyo-beginners'), 30);
  const match = playByChance(bundle, 5, 400);
  const view = match.game.viewFor(match.state, 0) as TrainsView;
  const fewest = view.seat.toSorted((a, b) => a.railsLeft - b.railsLeft)[0]!;
  const who = ['Ada', 'Bea'][view.seat.indexOf(fewest)];
  expect(await endsOf(bundle, match)).toEqual([
    'The game ends after a turn in which one of these comes true:',
    `A player has laid all rails. ${who} has the fewest: ${fewest.railsLeft} rails left.`,
    `All stations are built: ${view.stationsLeft} left.`,
    expect.stringMatching(/^4 piles of the market are empty, Waste not counted: \d so far\.$/),
    `Round 30 is over: this is round ${view.round}.`,
  ]);
});
