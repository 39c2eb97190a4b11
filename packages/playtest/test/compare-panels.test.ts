// Better and worse findings between two toys, with predictable results for every player.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { createRandomBot, plainBot, type Bot, type BotSpec } from '@railwright/bots';
import { changesOf, localExecutor, playAlone, playPanel, type PanelPlan } from '../src/index.ts';
import { playBoth } from '../src/panel/play-panel.ts';
import { createToy } from './toy-game.ts';

/** `best` takes what is worth most; each level plays like the player itself. */
function createBot(_game: string, { name }: BotSpec, seed: number): Bot {
  return name.startsWith('best') ? { name, choose: () => 1 } : createRandomBot(seed);
}

function side(turns: number) {
  const definition = { game: 'toy' as const, turns };
  const game = createToy(definition, 2);
  const sources = { learned: [plainBot('best')], personas: [], styles: [plainBot('random')] };
  const plan: PanelPlan = {
    ...{ definition, game, seats: 2, seed: 1, own: 600, pair: 60, sources },
    source: { setup: 'toys/toy', content: String(turns) },
  };
  return { plan, place: { executor: localExecutor({ createGame: () => game, createBot }) } };
}

const played = ({ plan, place }: ReturnType<typeof side>) => playPanel(plan, place);

test('one turn less makes going first worse, one more than even makes it better again', async () => {
  const [even, odd] = [await played(side(12)), await played(side(13))];
  const worse = changesOf(even, odd);
  expect(worse[0]).toMatchObject({ id: 'first-seat', change: 'worse', answer: 'holds', unit: 'share' });
  expect(worse[0]!.sentence).toMatch(
    /^Worse: strong play that goes first wins \d.* \(\d.* before\); 50\.0% would be even\.$/,
  );
  expect(worse[0]!.difference.low).toBeGreaterThan(0);
  expect(changesOf(odd, even)[0]).toMatchObject({ id: 'first-seat', change: 'better' });
});

test('nothing changes between a game and itself, and few games cannot tell', async () => {
  const same = await played(side(12));
  expect(changesOf(same, same).filter(({ change }) => change !== 'same' && change !== 'cannot-say')).toEqual(
    [],
  );
  const { plan, place } = side(12);
  const [few, other] = [await playAlone(plan, place, 8), await playAlone(plan, place, 8)];
  const first = changesOf(few!, other!).find(({ id }) => id === 'first-seat')!;
  expect(first.change).toBe('cannot-say');
  expect(first.sentence).toMatch(/^These games cannot tell whether it changed/);
});

test('shares differ by all at most, however few games there are', async () => {
  const { plan, place } = side(13);
  const [few, other] = [await playAlone(plan, place, 4), await playAlone(plan, place, 4)];
  const shares = changesOf(few!, other!).filter(({ unit }) => unit === 'share');
  expect(shares.length).toBeGreaterThan(0);
  for (const { difference } of shares) {
    expect(difference.low).toBeGreaterThanOrEqual(-1);
    expect(difference.high).toBeLessThanOrEqual(1);
  }
});

test('players that are not strong may play fewer games by themselves', async () => {
  const { plan, place } = side(12);
  const { panel, tallies } = await playPanel({ ...plan, others: 100 }, place);
  const own = tallies.filter(({ table }) => table.kind === 'own');
  expect(own.map(({ table, games }) => [panel[table.entries[0]!]!.kind, games])).toEqual([
    ['strong', 600],
    ['middling', 100],
    ['weak', 100],
    ['style', 100],
  ]);
});

test.each([
  {
    what: 'nothing changed: nobody plays on, since all games come out alike',
    turns: 12,
    strong: 500,
    style: 500,
  },
  { what: 'the seats changed: strong play plays on', turns: 13, strong: 4000, style: 500 },
])('$what; the games to come are those of both panels', async ({ turns, strong, style }) => {
  const [plan, changed] = [side(12), side(turns)].map((one) => ({ ...one.plan, own: 4000 })) as [
    PanelPlan,
    PanelPlan,
  ];
  let [played, planned] = [0, 0];
  const game = (definition: unknown) => createToy(definition as never, 2);
  const sides = await playBoth([plan, changed], {
    executor: localExecutor({ createGame: game, createBot }),
    say(event) {
      if (event.kind === 'planned') planned += event.games;
      if (event.kind === 'played' && planned > 0) played += event.games;
    },
  });
  for (const { panel, tallies } of sides) {
    const own = tallies.filter(({ table }) => table.kind === 'own');
    const each = own.map(({ table, games }) => [panel[table.entries[0]!]!.kind, games]);
    expect(each).toContainEqual(['strong', strong]);
    expect(each).toContainEqual(['style', style]);
  }
  expect(played).toBe(planned);
});

test('the changes fit the schema', async () => {
  const changes = changesOf(await played(side(12)), await played(side(24)));
  expect(changes.find(({ id }) => id === 'length')).toMatchObject({ change: 'other', unit: 'rounds' });
  const about = { setup: 'toys/toy', version: '', content: '12' };
  const comparison = {
    format: 1,
    isLearned: false,
    seats: 2,
    seed: 1,
    games: 4,
    a: about,
    b: about,
    changes,
  };
  const schema = new URL('../../../schemas/panel-comparison.schema.json', import.meta.url);
  const validate = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(schema, 'utf8')) as object);
  expect(validate(comparison), JSON.stringify(validate.errors)).toBe(true);
});
