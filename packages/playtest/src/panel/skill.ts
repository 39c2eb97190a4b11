// Whether skill counts: what strong players win against a learned player at a beginner's level, and at a practised player's.
import { estimateOf } from './estimate.ts';
import type { Matter } from './matters.ts';
import type { PanelKind } from './panel.ts';
import type { Played, Word } from './words.ts';

/** Winning one game in twenty more than even is worth mentioning. */
const SKILL_NOTE = 0.05;

const CALLED = { strong: 'strong play', middling: 'a practised player', weak: 'a beginner' } as const;

/** Wins of a strong seat; with more than two seats, others fill the rest. */
export function skillMatter(played: Played): Matter[] {
  const strongest = against(played, 'strong', 'weak');
  if (!strongest) return [];
  const beside = [
    against(played, 'strong', 'middling'),
    against(played, 'middling', 'weak'),
    against(played, 'weak', 'middling'),
  ];
  const words = { strongest, others: [], beside: beside.filter((word) => word !== undefined) };
  return [
    {
      ...{ id: 'skill', about: 'Skill', kind: 'skill', asks: 'side' },
      ...{ against: 1 / played.seats, note: SKILL_NOTE, words },
    },
  ];
}

function against(
  { seats, panel, tallies }: Played,
  kind: keyof typeof CALLED,
  rival: keyof typeof CALLED,
): Word | undefined {
  const of = (wanted: PanelKind): number[] =>
    panel.flatMap((player, member) => (player.kind === wanted ? [member] : []));
  const [members, rivals] = [of(kind), of(rival)];
  const met = tallies.filter(
    ({ table }) => table.kind === 'mixed' && table.entries.some((entry) => rivals.includes(entry)),
  );
  const lists = met.flatMap(({ won }) => members.flatMap((member) => won.get(member) ?? []));
  const estimate = estimateOf(lists, { seats });
  const games = met.reduce((sum, one) => sum + one.games, 0);
  return estimate && { player: `${CALLED[kind]} against ${CALLED[rival]}`, kind, games, estimate };
}
