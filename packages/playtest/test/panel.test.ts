// A panel asked about a toy, with predictable results for every player.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { createRandomBot, plainBot, type Bot, type BotSpec } from '@railwright/bots';
import { askPanel, localExecutor, type PanelResult, type PanelSources } from '../src/index.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';

/** `best` takes what is worth most, `late` only when it does not begin; both play so at each level, `apt` plays best but as a beginner. */
function createBot(_game: string, { name }: BotSpec, seed: number): Bot {
  const plays = name.split(':')[0]?.split('/').at(-1);
  if (plays === 'best' || (plays === 'apt' && !name.endsWith('beginner'))) return { name, choose: () => 1 };
  if (plays === 'late') return { name, choose: (game, s) => (game.seatToAct(s) === 0 ? 0 : 1) };
  return createRandomBot(seed);
}

const specs = (...names: readonly string[]): BotSpec[] => names.map(plainBot);

function ask(definition: Omit<ToyDefinition, 'game'>, sources: Partial<PanelSources>, seats = 2, own = 600) {
  const toy = { game: 'toy' as const, ...definition };
  const game = createToy(toy, seats);
  const executor = localExecutor({ createGame: () => game, createBot });
  const source = { setup: 'toys/toy', content: 'abc' };
  const plan = { definition: toy, source, seats, seed: 1, game, own, pair: 60 };
  return askPanel({ ...plan, sources: { learned: [], personas: [], styles: [], ...sources } }, { executor });
}

const findingOf = ({ findings }: PanelResult, id: string) =>
  findings.find((one) => one.id === id) ?? expect.fail(`There is no ${id}.`);

describe('going first', () => {
  test('is an advantage with one more turn, no matter who plays', async () => {
    const result = await ask({ turns: 13 }, { learned: specs('best'), styles: specs('random') });
    const finding = findingOf(result, 'first-seat');
    expect(finding).toMatchObject({ answer: 'holds', tone: 'problem', settles: null });
    expect(finding.effect!.low).toBeGreaterThan(0);
    expect(finding.sentence).toMatch(
      /^Going first is an advantage, no matter who plays: strong play wins \d/,
    );
    expect(result.findings[0]!.id).toBe('first-seat');
    expect(finding.says.map(({ player, side }) => [player, side])).toEqual([
      ['best', 'more'],
      ['best:practised', 'more'],
      ['best:beginner', 'more'],
      ['random', 'more'],
      ['all players, mixed', null],
    ]);
  });

  test('is told apart for a group of people, on whom no answer depends', async () => {
    const sources = { learned: specs('best'), styles: specs('random') };
    const without = await ask({ turns: 13 }, sources);
    const result = await ask({ turns: 13 }, { ...sources, groups: specs('ours/late') });
    const finding = findingOf(result, 'first-seat');
    const told = finding.says.find(({ kind }) => kind === 'group') ?? expect.fail('It is not told.');
    expect(told).toMatchObject({ player: 'late', side: null });
    expect(told.effect.high).toBeLessThan(0);
    expect({ ...finding, says: finding.says.filter((one) => one !== told) }).toEqual(
      findingOf(without, 'first-seat'),
    );
    expect(result.panel.find(({ kind }) => kind === 'group')).toMatchObject({ name: 'late', wins: null });
    expect(result.panel.filter(({ kind }) => kind !== 'group')).toEqual(without.panel);
  });

  test('depends on who plays if one plays worse from the first seat', async () => {
    const result = await ask({ turns: 13 }, { learned: specs('best'), styles: specs('late') });
    const finding = findingOf(result, 'first-seat');
    expect(finding.answer).toBe('depends');
    expect(finding.sentence).toMatch(
      /for strong play, but some players differ: strong play wins .*, late \d/,
    );
  });

  test('cannot be judged from a few games, and the finding says what would settle it', async () => {
    const few = await ask({ turns: 12 }, { learned: specs('random') }, 2, 40);
    const finding = findingOf(few, 'first-seat');
    expect(finding.answer).toBe('cannot-say');
    expect(finding.sentence).toMatch(
      /^These games cannot tell whether going first matters: strong play wins/,
    );
    expect(finding.settles).toMatch(/^About [\d,]+ games at each table would settle it\.$/);
  });

  test('cannot be judged if no player has learned the setup, however clear the games are', async () => {
    const result = await ask({ turns: 13 }, { styles: specs('best', 'random') });
    expect(new Set(result.findings.map(({ answer }) => answer))).toEqual(new Set(['cannot-say']));
    expect(findingOf(result, 'first-seat').sentence).toMatch(/cannot be judged without a strong player/);
    expect(result.trust.join(' ')).toContain('No player on this panel has learned the setup');
    // What they say is all there is, so nobody stops early.
    expect(findingOf(result, 'first-seat').says.map(({ games }) => games)).toEqual([600, 600]);
  });
});

test('points that would compensate for going first are found, unless a point is worth too much', async () => {
  const result = await ask({ turns: 13 }, { learned: specs('best') }, 2, 2000);
  const { sentence, says } = findingOf(result, 'compensation');
  expect(sentence).toMatch(
    /^The seats are closest to even with 1 point for going second at the end: strong play then wins 6\d/,
  );
  // Not the games in which they were found.
  expect(says[0]!.games).toBe(1000);
});

test('several strong players are judged at tables with each other, and each alone is shown as well', async () => {
  const result = await ask({ turns: 13 }, { learned: specs('best', 'other/best') });
  const { says } = findingOf(result, 'first-seat');
  expect(says[0]).toMatchObject({ player: 'strong players', kind: 'strong' });
  expect(says.filter(({ side }) => side === null).map(({ player }) => player)).toEqual([
    'best',
    'other/best',
    'all players, mixed',
  ]);
  expect(result.trust.join(' ')).toContain('The learned players agree on going first');
});

test('the worth of skill is reported for practised players and beginners as well', async () => {
  const { sentence, says } = findingOf(await ask({ turns: 13 }, { learned: specs('apt') }), 'skill');
  expect(sentence).toMatch(
    /^Skill pays off: strong play wins .* At the same table, a practised player wins \d+\.\d% and a beginner \d+\.\d%\.$/,
  );
  expect(says.map(({ player }) => player)).toContain('a practised player against a beginner');
});

test('how much luck decides is reported for equals, for unequal players, and for others as well', async () => {
  const result = await ask({ turns: 13 }, { learned: specs('apt'), styles: specs('random') }, 2, 2000);
  const { answer, sentence, effect, says } = findingOf(result, 'luck');
  // A 76% chance to win from the first seat: 1 - 0.76² - 0.24².
  const first = findingOf(result, 'first-seat').effect!.value + 0.5;
  expect(effect!.value).toBeCloseTo(1 - first ** 2 - (1 - first) ** 2, 3);
  expect(answer).toBe('holds');
  expect(sentence).toMatch(
    /^Between equally strong players, the deal decides (nearly everything|most): of games that are dealt again, \d+\.\d% have another winner; if winners were drawn by lot, 50\.0% would\. Between strong play and a practised player, \d+\.\d% do; between strong play and a beginner, \d+\.\d% do\.$/,
  );
  expect(says.map(({ player }) => player)).toEqual([
    'apt',
    'strong play against a practised player',
    'strong play against a beginner',
    'a practised player against a beginner',
    'all players, mixed',
    'apt:practised',
    'apt:beginner',
  ]);
  const more = await ask({ turns: 13 }, { learned: specs('best') }, 3, 60);
  // Players at a table of three are never exactly the same.
  expect(findingOf(more, 'luck').says.map(({ player }) => player)).toEqual([
    'best',
    'best:practised',
    'best:beginner',
  ]);
});

test('a learned player that loses to the first one is not strong', async () => {
  const { panel } = await ask({ turns: 13 }, { learned: specs('best', 'random') });
  expect(panel.filter(({ kind }) => kind === 'strong').map(({ name }) => name)).toEqual(['best']);
});

test('a player that plays like another is left out', async () => {
  const styles = specs('toys/best', 'toys/random', 'other/random');
  const { panel } = await ask({ turns: 13 }, { learned: specs('best'), styles });
  const names = panel.map(({ name }) => name);
  expect(names).toEqual(['best', 'best:practised', 'best:beginner', 'random']);
});

test('a player who beats the learned players casts doubt on their answers', async () => {
  const { trust } = await ask({ turns: 12 }, { learned: specs('random'), styles: specs('best') });
  expect(trust.join(' ')).toMatch(/best wins \d+% against the learned players: they have not learned enough/);
});

test('the data fit the published schema with two, three and four seats', async () => {
  const schema = new URL('../../../schemas/panel-result.schema.json', import.meta.url);
  const fits = new Ajv2020({ strict: true }).compile(JSON.parse(readFileSync(schema, 'utf8')) as object);
  for (const seats of [2, 3, 4]) {
    fits(await ask({ turns: 13 }, { learned: specs('best', 'late'), styles: specs('random') }, seats, 40));
    expect(fits.errors).toBeNull();
  }
});

test('for few games, the interval of a share still stays between 0 and 1', async () => {
  const { findings, panel } = await ask(
    { turns: 13 },
    { learned: specs('best'), styles: specs('random') },
    2,
    4,
  );
  const shares = findings
    .filter(({ unit }) => unit === 'share')
    .flatMap(({ against, says }) => says.map(({ effect }) => [effect.low + against, effect.high + against]));
  for (const [low, high] of [
    ...shares,
    ...panel.flatMap(({ wins }) => (wins ? [[wins.low, wins.high]] : [])),
  ]) {
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
  }
});

test('players play only as long as a question needs them, strong ones and groups to the end', async () => {
  const sources = { learned: specs('best'), styles: specs('random'), groups: specs('ours/late') };
  const { says } = findingOf(await ask({ turns: 13 }, sources, 2, 3200), 'first-seat');
  const games = Object.fromEntries(says.map((one) => [one.player, one.games]));
  expect(games).toMatchObject({ best: 3200, late: 3200 });
  expect(games['best:beginner']).toBeLessThan(3200);
});
