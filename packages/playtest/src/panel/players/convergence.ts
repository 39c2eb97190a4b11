// Whether more training changes the answers of a panel: the strongest player continues to learn, for as many games as it has learned so far if
// they are few, and plays at its own table as before.
import { bytesOf } from '@railwright/bots';
import { parsePlayer } from '@railwright/net';
import { told } from '@railwright/figures';
import { changesOf } from '../compare/compare-panels.ts';
import type { OpenPanel } from '../open-panel.ts';
import type { PanelPlan } from '../panel-plan.ts';
import type { PanelPlayer } from './panel.ts';
import { train, type Trainee } from './trainee.ts';
import { listed } from '../answers/sentences.ts';
import type { TableTally } from '../tables/table-tally.ts';
import type { Convergence, Played } from '../answers/words.ts';

/** A minute or so. */
const MOST_GAMES = 5000;
const MOST_NAMED = 4;

export async function convergenceOf(
  plan: OpenPanel,
  strongest: Trainee,
  before: TableTally,
  play: (player: PanelPlayer) => Promise<TableTally>,
): Promise<Convergence> {
  const learned = gamesOf(strongest);
  const games = Math.min(MOST_GAMES, Math.max(1, learned));
  const pupil = await train(plan, {
    ...{
      name: `${strongest.bot.name}, longer`,
      seed: (plan.seed + 200) >>> 0,
      games,
      known: strongest.known,
    },
  });
  const after = await play({ kind: 'strong', bot: pupil.bot });
  const [from, to] = [alone(plan, strongest, before), alone(plan, pupil, after)];
  return { learned, games, changes: changesOf(from, to) };
}

function gamesOf({ bot: { player } }: Trainee): number {
  const parsed = player === undefined ? undefined : parsePlayer(bytesOf(player));
  return parsed?.ok ? parsed.player.header.learned.games : 0;
}

function alone(
  { seats, called, scores, wanted }: PanelPlan,
  { bot }: Trainee,
  { table, ...tally }: TableTally,
): Played {
  return {
    ...{ seats, panel: [{ kind: 'strong', bot }] },
    tallies: [{ ...tally, table: { ...table, entries: table.entries.map(() => 0) } }],
    ...(called && { called }),
    ...(scores && { scores }),
    ...(wanted && { wanted }),
  };
}

/** How much more it learned, and how its figures changed. */
export function convergenceSentence({ learned, games, changes }: Convergence): string {
  const count = (value: number): string => value.toLocaleString('en');
  const more =
    games >= learned
      ? `Twice the learning (${count(games)} more games)`
      : `Learning from ${count(games)} more games`;
  const changed = changes.filter(({ change }) => change !== 'same' && change !== 'cannot-say');
  const open = changes.filter(({ change }) => change === 'cannot-say').length;
  const rest = open === 0 ? '' : ` For ${open} of the ${changes.length} figures, these games cannot tell.`;
  if (changed.length === 0)
    return open === changes.length
      ? `These games cannot tell whether ${more.charAt(0).toLowerCase()}${more.slice(1)} changes any figure.`
      : `${more} changed no figure noticeably.${rest}`;
  const names = changed.map(
    ({ about, before, after, unit }) => `${about} (${told(unit, before)} to ${told(unit, after)})`,
  );
  return `${more} changed ${listed(names, MOST_NAMED)}, so findings about ${changed.length === 1 ? 'it' : 'them'} may not hold.${rest}`;
}
