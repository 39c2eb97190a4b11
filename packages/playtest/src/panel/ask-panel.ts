// Asks a panel about a setup and reports its findings.
import { gamesVersion } from '@railwright/engine/program';
import { cardUseOf, leadsOf } from './questions/card-use.ts';
import { findingsOf } from './findings.ts';
import { cellsOf } from './questions/map.ts';
import type { PanelPlace } from './open-panel.ts';
import type { PanelPlan } from './panel-plan.ts';
import type { PanelResult } from './panel-result.ts';
import { playAlone, playPanel } from './play-panel.ts';
import { membersOf, trustOf } from './players/trust.ts';
import type { Played } from './answers/words.ts';
import { worthsIn } from './follow-up/worth.ts';

/**
 * Asks a panel about a setup: trains the players of `plan.lessons`, plays the games, and returns findings with
 * intervals of 95%. The same plan gives the same result for any number of workers.
 * @throws Error when a game has a fault or it was stopped, and whatever a training run throws.
 */
export async function askPanel(plan: PanelPlan, place: PanelPlace): Promise<PanelResult> {
  return resultOf(plan, await playPanel(plan, place));
}

/** Games of a first impression: about two seconds. */
const FIRST_GAMES = 300;

/** The answers of the first learned player alone, before any training; undefined if there is none. */
export async function firstImpression(plan: PanelPlan, place: PanelPlace): Promise<PanelResult | undefined> {
  const played = await playAlone(plan, place, FIRST_GAMES);
  return played && resultOf(plan, played);
}

function resultOf({ seats, seed, source, game }: PanelPlan, played: Played): PanelResult {
  const { tallies, followUp } = played;
  const members = membersOf(played);
  return {
    format: 1,
    setup: source.setup,
    content: source.content,
    engine: gamesVersion(),
    ...{ seats, seed },
    games: tallies.reduce((sum, { games }) => sum + games, 0),
    panel: members,
    trust: trustOf(played, members, source.setup),
    findings: findingsOf(played),
    cells: cellsOf(played),
    cards: cardUseOf(played, game),
    leads: leadsOf(played),
    worths: worthsIn(followUp?.bare ?? followUp?.worths ?? []),
    starts: (followUp?.starts?.drawn ?? []).map(({ value, low, high, ...cell }) => ({
      ...cell,
      wins: { value, low, high },
    })),
  };
}
