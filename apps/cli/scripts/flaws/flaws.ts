// `npm run flaws [-- --games 600] [--only NAME,NAME]`: whether a panel that learns each setup first finds the known faults of setups, and
// none in setups that were changed harmlessly. Prints the findings and the score.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { createGame, type TrainsDefinition } from '@railwright/engine';
import { askPanel, type PanelFinding, type PanelResult } from '@railwright/playtest';
import { onThreads } from '@railwright/playtest/node';
import { itemWords } from '@railwright/report/words';
import { findSetup, loadForPlay } from '../../src/content/setup.ts';
import { findPanel } from '../../src/panel/find-panel.ts';
import { FAULTS, HARMLESS, type Change, type Changed } from './changes.ts';
import { createGame as createFlawed } from './flawed-game.ts';

const SETUP = 'trains/tokyo-beginners';
const SEATS = 2;
/** A fault is to be named in this many findings. */
const FIRST = 3;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '600' },
    only: { type: 'string', default: '' },
    jobs: { type: 'string' },
  },
});
const own = Number(values.games);
const jobs = Number(values.jobs ?? availableParallelism());
/** A player learns each setup from what it knows of any, and answers to it are learned from what it then knows. */
const LESSONS = { strong: 1, games: 2500, answers: 1000, preferences: [] } as const;
const content = await loadForPlay(['content']);
const setup = findSetup(content, SETUP, {});
const base = setup.definition as TrainsDefinition;
const words = itemWords(base);
const called = (item: string): string | undefined =>
  words.expects('gained', item) ? words.nameOf(item) : undefined;
const { people, ...others } = findPanel(content, setup, SEATS);
// The same on every machine, whatever players its cache has.
const sources = { ...others, learned: people ? [people] : others.learned };

async function ask(definition: Changed, seed: number): Promise<PanelResult> {
  const game = definition.bonus ? createFlawed(definition, SEATS) : createGame(definition, SEATS);
  const source = new URL('./flawed-game.ts', import.meta.url).href;
  const plan = {
    definition,
    seats: SEATS,
    seed,
    game,
    sources,
    called,
    scores: (part: string) => words.expects('points', part),
    own,
    pair: Math.ceil(own / 20),
    lessons: LESSONS,
  };
  return onThreads(
    jobs,
    (executor) => askPanel({ ...plan, source: { setup: SETUP, content: setup.hash } }, { executor }),
    source,
  );
}

/** Problems among the first findings that the setup as it was does not have, or has to another extent. */
function raised(page: PanelResult, before: PanelResult): PanelFinding[] {
  return page.findings.slice(0, FIRST).filter((finding) => {
    if (finding.tone !== 'problem') return false;
    const old = before.findings.find(({ id }) => id === finding.id);
    if (old?.tone !== 'problem') return true;
    // With an effect of its own it is one finding, else a list of several.
    const says = finding.effect ? [{ player: '', effect: finding.effect }] : finding.says;
    const known = old.effect ? [{ player: '', effect: old.effect }] : old.says;
    return says.some(({ player, effect }) => {
      const was = known.find((one) => one.player === player)?.effect;
      return !was || was.high < effect.low || effect.high < was.low;
    });
  });
}

const names = ({ fault }: Change, findings: readonly PanelFinding[]): boolean =>
  findings.some(
    ({ id, sentence, says }) =>
      id === fault?.finding &&
      (fault.names === undefined ||
        sentence.includes(words.nameOf(fault.names)) ||
        says.some(({ player }) => player.startsWith(fault.names ?? ''))),
  );

const before = await ask(base, 1);
const tell = (mark: string, name: string, found: readonly PanelFinding[]): void =>
  console.log(`${mark}  ${name}\n${found.map(({ sentence }) => `      ${sentence}`).join('\n')}`);
let found = 0;
const chosen = (list: readonly Change[]): Change[] =>
  list.filter(({ name }) => values.only.split(',').some((part) => name.includes(part)));
for (const one of chosen(FAULTS)) {
  const problems = raised(await ask(one.change(base), 2), before);
  const hit = names(one, problems);
  if (hit) found++;
  tell(hit ? 'found ' : 'MISSED', one.name, problems);
}
let quiet = 0;
for (const one of chosen(HARMLESS)) {
  const problems = raised(await ask(one.change(base), 2), before);
  if (problems.length === 0) quiet++;
  tell(problems.length === 0 ? 'quiet ' : 'ALARM ', one.name, problems);
}
console.log(
  `\nFaults named in the first ${FIRST} findings: ${found} of ${chosen(FAULTS).length}. Harmless changes that raised nothing: ${quiet} of ${chosen(HARMLESS).length}. ${own} games a table.`,
);
