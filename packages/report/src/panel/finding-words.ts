// A panel's findings in words.
import type { PanelFinding, PanelResult } from '@railwright/playtest';
import { ASKED_FIGURES, told } from '@railwright/figures';
import type { ShareRow } from '../document/document.ts';
import { decimal, percent, percentRange } from '../figures-text.ts';

const ANSWER_WORDS = {
  holds: 'Holds for all',
  depends: 'Depends on who plays',
  'cannot-say': 'Undecided',
} as const satisfies Record<PanelFinding['answer'], string>;

/** How sure an answer is, and whom it is about. */
export function answerWords({ answer, whose }: Pick<PanelFinding, 'answer' | 'whose'>): string {
  return answer === 'holds' && whose === 'strong' ? 'Holds for strong play' : ANSWER_WORDS[answer];
}

/** A finding in one line: `Going first is an advantage: 46.5%`; its subject alone where the value is uncertain or not a single one. */
export function verdictWords({ about, verdict, effect, unit, against }: PanelFinding): string {
  if (verdict === undefined || effect === null) return about;
  return `${verdict}: ${told(unit, effect.value + against)}`;
}

/** Descriptions of the kinds of players. */
export const KIND_WORDS = {
  strong: 'learned, at full strength',
  middling: 'learned, plays like a practised person',
  weak: 'learned, plays like a beginner',
  persona: 'learned, with a preference',
  style: 'written by hand',
  group: 'learned, plays like a group of people',
} as const satisfies Record<PanelResult['panel'][number]['kind'], string>;

const inUnit = (unit: PanelFinding['unit'], value: number): string =>
  unit === 'share' ? percent(value) : decimal(value);

type Says = PanelFinding['says'][number];

// @wc-include
const SIDES = { more: 'above', less: 'below', none: 'negligible', open: 'undecided' };
// @wc-include
const LENGTHS: Readonly<Record<string, string>> = { longer: 'longer', shorter: 'shorter' };
const sidesOf = (id: string) => ({
  ...SIDES,
  ...ASKED_FIGURES.find(({ asked }) => asked.id === id)?.asked.sides,
});

const sideWords = (side: string): string => LENGTHS[side] ?? side;

/** A line of evidence: the value as people read it, its interval, and on which side that is. */
export function sayCells(
  finding: PanelFinding,
  { effect, side }: Says,
): { readonly value: string; readonly range: string; readonly verdict: string } {
  const { unit, against } = finding;
  const { share: value, ...ends } = shareRow('', effect, against);
  return {
    value: inUnit(unit, value),
    range: unit === 'share' ? percentRange(ends) : `${decimal(ends.low)}–${decimal(ends.high)}`,
    verdict: side === null ? '' : sideWords(sidesOf(finding.id)[side]),
  };
}

const shareRow = (name: string, effect: Says['effect'], against: number): ShareRow => ({
  name,
  ...{ share: effect.value + against, low: effect.low + against, high: effect.high + against },
});

/** Results by player of a share, for a picture; lengths are read better as numbers. */
export function sayShares({ unit, against, says }: PanelFinding): ShareRow[] {
  if (unit !== 'share' || against === 0) return [];
  return says.map(({ player, effect }) => shareRow(player, effect, against));
}

/** Win shares of strong play when going first, second, …, for a picture; empty if no player has learned the setup. */
export function turnShares({ findings, seats }: PanelResult): ShareRow[] {
  const turns = Array.from({ length: seats }, (_, i) => (i === 0 ? 'first-seat' : `turn-${i + 1}`));
  const rows = turns.flatMap((id) => {
    const finding = findings.find((one) => one.id === id);
    return finding?.effect ? [shareRow(finding.about, finding.effect, finding.against)] : [];
  });
  const [first] = rows;
  // The shares of two add up to one, so the second is not asked about.
  if (seats !== 2 || !first) return rows;
  const { share, low, high } = first;
  return [first, { name: 'Going second', share: 1 - share, low: 1 - high, high: 1 - low }];
}
