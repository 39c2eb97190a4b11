// `npm run repeat [-- --setups trains/tokyo-beginners:2,trains/osaka-beginners:3 --runs 10 --games 1000 --learn 0]`: asks a panel the same questions with
// other seeds, and prints in how many of the stated findings the runs agree.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { createGame } from '@railwright/engine';
import { askPanel, type PanelFinding, type PanelResult } from '@railwright/playtest';
import { onThreads } from '@railwright/playtest/node';
import { panelItems } from '@railwright/report/words';
import { findSetup, loadForPlay } from '../../src/content/setup.ts';
import { findPanel } from '../../src/panel/find-panel.ts';

const { values } = parseArgs({
  options: {
    setups: { type: 'string', default: 'trains/tokyo-beginners:2,trains/osaka-beginners:3' },
    runs: { type: 'string', default: '10' },
    games: { type: 'string', default: '1000' },
    /** Games of each of two players that learn the setup in each run; 0 for none. */
    learn: { type: 'string', default: '0' },
    jobs: { type: 'string' },
  },
});
const own = Number(values.games);
const learned = Number(values.learn);
const jobs = Number(values.jobs ?? availableParallelism());
const content = await loadForPlay(['content']);

async function ask(id: string, seats: number, seed: number): Promise<PanelResult> {
  const setup = findSetup(content, id, {});
  const game = createGame(setup.definition, seats);
  const { people, ...found } = findPanel(content, setup, seats);
  return onThreads(jobs, (executor) =>
    askPanel(
      {
        ...{ definition: setup.definition, seats, seed, game, own, pair: Math.ceil(own / 20) },
        sources: { ...found, learned: people ? [people] : found.learned },
        source: { setup: id, content: setup.hash },
        ...panelItems(setup.definition),
        ...(learned > 0 && {
          lessons: { strong: 2, games: learned, answers: 0, preferences: [], closer: false },
        }),
      },
      { executor },
    ),
  );
}

/** The claim of a finding, without its figures. */
const claimOf = ({ answer, tone, says }: PanelFinding): string => `${answer} ${tone} ${says[0]?.side ?? ''}`;

let [stated, agreed] = [0, 0];
for (const one of values.setups.split(',')) {
  const [id = '', seats = '2'] = one.split(':');
  const claims = new Map<string, string[]>();
  for (let run = 1; run <= Number(values.runs); run++)
    for (const finding of (await ask(id, Number(seats), run)).findings)
      if (finding.answer !== 'cannot-say')
        claims.set(finding.id, [...(claims.get(finding.id) ?? []), claimOf(finding)]);
  for (const [finding, said] of claims) {
    const counts = new Map<string, number>();
    for (const claim of said) counts.set(claim, (counts.get(claim) ?? 0) + 1);
    const most = Math.max(...counts.values());
    stated += said.length;
    agreed += most;
    const list = [...counts].map(([claim, count]) => `${count}x ${claim}`).join('; ');
    console.log(`${one}  ${finding}: stated in ${said.length} of ${values.runs}, ${list}`);
  }
}
console.log(`\nAgreed in ${agreed} of ${stated} stated findings, ${((100 * agreed) / stated).toFixed(1)}%.`);
