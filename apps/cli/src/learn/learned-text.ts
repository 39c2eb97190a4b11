// What came of a learning, for people.
import type { ResolvedSetup } from '@railwright/content';
import type { Learned, MeasuredStrength } from '@railwright/playtest';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { percent } from '../simulate/figures.ts';
import { style } from '../style.ts';
import { formatTable, wrapText } from '../table.ts';

interface LearnedText {
  readonly setup: ResolvedSetup;
  readonly seats: number;
  readonly learned: Learned;
  readonly strength: readonly MeasuredStrength[];
  readonly file: string;
  readonly bytes: number;
  /** It is where `--bots learned` looks. */
  readonly cached: boolean;
}

export function formatLearned({ setup, seats, learned, strength, file, bytes, cached }: LearnedText): string {
  const head = `${style.bold(safe(setup.title))} (${safe(setup.id)}): learned from ${plural(learned.games, 'game')} of ${seats} players`;
  const table = formatTable(
    [
      { title: seats === 2 ? 'Wins against' : `Wins against ${seats - 1}` },
      { title: 'won', right: true },
      { title: '95% interval', right: true },
    ],
    strength.map(({ against, won, low, high }) => [
      `  ${safe(against)}`,
      percent(won),
      `${percent(low)} to ${percent(high)}`,
    ]),
    { head: (text) => style.bold(text) },
  );
  const games = strength[0]?.games ?? 0;
  const even = `${plural(games, 'game')} each, every seat equally often; ${percent(1 / seats)} would be even. A share against one kind of bot says how well that bot is beaten, not how strong a player is.`;
  const use = cached
    ? `Play with it: railwright simulate ${setup.id} --players ${seats} --bots learned`
    : `Play with it: railwright simulate ${setup.id} --players ${seats} --bots ${file}`;
  const measured = strength.length === 0 ? [] : ['', table, style.dim(wrapText(even))];
  return [head, ...measured, '', safe(`${file} (${Math.round(bytes / 1000)} kB)`), safe(use)].join('\n');
}
