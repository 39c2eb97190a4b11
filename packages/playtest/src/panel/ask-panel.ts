// Asks a panel about a setup and reports its findings.
import { ENGINE_VERSION } from '@railwright/engine';
import { findingsOf } from './findings.ts';
import { cellsOf } from './map.ts';
import type { PanelHost, PanelPlan } from './panel-host.ts';
import type { PanelResult } from './panel-result.ts';
import { playPanel } from './play-panel.ts';
import { membersOf, trustOf } from './trust.ts';

export async function askPanel(plan: PanelPlan, host: PanelHost): Promise<PanelResult> {
  const { seats, seed, source } = plan;
  const played = await playPanel(plan, host);
  const { tallies, closer } = played;
  const members = membersOf(played);
  return {
    format: 1,
    setup: source.setup,
    content: source.content,
    engine: ENGINE_VERSION,
    ...{ seats, seed },
    games: tallies.reduce((sum, { games }) => sum + games, 0),
    panel: members,
    trust: trustOf(played, members, source.setup),
    findings: findingsOf(played),
    cells: cellsOf(played),
    worths: (closer?.worths ?? []).map(({ item, called: name, bare, learned }) => ({
      ...{ item, name, forbidden: bare.estimate.value, without: learned?.estimate.value ?? null },
    })),
    starts: (closer?.starts?.drawn ?? []).map(({ value, low, high, ...cell }) => ({
      ...cell,
      wins: { value, low, high },
    })),
  };
}
