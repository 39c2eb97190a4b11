// How much thinking is worth: each budget of search against half of it, seats changing, with 95% intervals.
//   node packages/bots/bench/skill-ladder.ts                              Tokyo, 40 games a rung
//   node packages/bots/bench/skill-ladder.ts --setup trains/osaka-beginners --games 100 --budgets 125,250,500
//   node packages/bots/bench/skill-ladder.ts --against trains/balanced --budgets 1000     against one bot instead
//   node packages/bots/bench/skill-ladder.ts --imagine trains/engine-builder              search imagines a strategy
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listStrategies, loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type Game } from '@railwright/engine';
import { wilson } from '@railwright/statistics';
import { createBot, parseBot, type Bot, type BotSpec } from '@railwright/bots';

const { values } = parseArgs({
  options: {
    setup: { type: 'string', default: 'trains/tokyo-beginners' },
    games: { type: 'string', default: '40' },
    budgets: { type: 'string', default: '125,250,500,1000,2000' },
    against: { type: 'string' },
    imagine: { type: 'string' },
    first: { type: 'string', default: '1' },
  },
});

const content = await loadContent(folderSource(join(import.meta.dirname, '../../../content')));
const resolved = resolveSetup(content, values.setup);
if (!resolved.ok) throw new Error(resolved.diagnostics.map((d) => d.message).join('\n'));
const game = createGame(resolved.setup.definition, 2);
const strategies = new Map(listStrategies(content, game.name).map(({ id, strategy }) => [id, strategy]));

const specOf = (text: string): BotSpec => {
  const parsed = parseBot(game.name, text, strategies);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.spec;
};

const searches = values.budgets
  .split(',')
  .map((budget) => `search:${budget}${values.imagine === undefined ? '' : `@${values.imagine}`}`);
const rungs = values.against
  ? searches.map((search) => [search, values.against as string] as const)
  : searches.slice(1).map((search, i) => [search, searches[i] as string] as const);
console.log(`${values.setup}, 2 seats, ${values.games} games a rung`);
for (const [upper, lower] of rungs) {
  const start = process.cpuUsage().user;
  const won = play(game, specOf(upper), specOf(lower), Number(values.games), Number(values.first));
  const seconds = (process.cpuUsage().user - start) / 1e6 / Number(values.games);
  const { low, high } = wilson(won, Number(values.games));
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
  console.log(
    `${upper} wins ${percent(won / Number(values.games))} against ${lower} (${percent(low)} to ${percent(high)}), ${seconds.toFixed(2)} s a game`,
  );
}

/** Games won by the first bot; a shared win counts in part. Each deal is played twice, once from each seat. */
function play(on: Game, first: BotSpec, second: BotSpec, games: number, from: number): number {
  const s = on.createState();
  const legal = new Int16Array(on.maxChoices);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const own = i & 1;
    const bots = [0, 1].map((seat) => createBot(on.name, seat === own ? first : second, i * 4 + seat) as Bot);
    on.start(s, from + (i >> 1));
    for (let seat = on.seatToAct(s); seat >= 0; seat = on.seatToAct(s)) {
      const count = on.legalChoices(s, legal);
      on.applyChoice(s, (bots[seat] as Bot).choose(on, s, legal, count));
    }
    const winners = on.winners(s);
    won += ((winners >> own) & 1) / ((winners & 1) + ((winners >> 1) & 1) || 1);
  }
  return won;
}
