// Whether skill counts: the wins of strong players against a learned player at a beginner's level, and at a practised player's.
import type { Topic } from '@railwright/figures';
import { estimateOf } from '../answers/estimate.ts';
import type { Question } from './question.ts';
import type { PanelKind } from '../players/panel.ts';
import { LEVEL_NAMES, percent } from '../answers/sentences.ts';
import type { Played, Word } from '../answers/words.ts';

/** Winning one game in twenty more than even is worth mentioning. */
const SKILL_NOTE = 0.05;

const CALLED = { strong: 'strong play', ...LEVEL_NAMES } as const;

const SKILL: Topic = { unit: 'share', tones: { more: 'good', less: 'problem', none: 'problem' } };

/** Wins of a strong seat; with more than two seats, others fill the rest. */
export function skillQuestions(played: Played): Question[] {
  const strongest = against(played, 'strong', 'weak');
  if (!strongest) return [];
  const beside = [
    against(played, 'strong', 'middling'),
    against(played, 'middling', 'weak'),
    against(played, 'weak', 'middling'),
  ];
  const words = { strongest, others: [], beside: beside.filter((word) => word !== undefined) };
  const aside = `; ${percent(1 / played.seats)} would be even`;
  const fact = (value: string): string => `wins ${value} of games against a beginner`;
  return [
    {
      ...{ id: 'skill', about: 'Skill', topic: SKILL, asks: 'side' },
      ...{ against: 1 / played.seats, note: SKILL_NOTE, words },
      changed: { figure: 'against a beginner strong play wins' },
      says: {
        ...{ claim: CLAIM, fact, aside },
        holds: ({ value, side }) => {
          const [practised, levels] = besides(words.beside);
          return `${CLAIM[side]}: strong play ${fact(value)}${practised}${aside}.${levels}`;
        },
      },
    },
  ];
}

const CLAIM = {
  more: 'Skill pays off',
  less: 'Beginners win more than strong players',
  none: 'Skill hardly matters',
  open: 'These games cannot tell whether skill matters',
} as const;

/** The wins of strong play against a practised player, and those of that one and a beginner at the same table. */
function besides(beside: readonly Word[]): readonly [string, string] {
  const of = (kind: Word['kind']): string[] =>
    beside.flatMap((word) => (word.kind === kind ? [percent(word.estimate.value)] : []));
  const [practised, beginner] = [of('middling')[0], of('weak')[0]];
  return [
    of('strong')
      .map((wins) => ` and ${wins} against a practised one`)
      .join(''),
    practised && beginner
      ? ` At the same table, a practised player wins ${practised} and a beginner ${beginner}.`
      : '',
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
