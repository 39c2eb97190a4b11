// The data of a report on a panel's answers, and what its Markdown and HTML have in common.
import type { HexMap } from '@railwright/engine';
import type { PanelFinding, PanelResult } from '@railwright/playtest';
import { whole } from '../figures-text.ts';
import type { Finding } from '../findings.ts';
import { answerWords, KIND_WORDS, sayCells, verdictWords, winCells } from '../panel-words.ts';

export interface PanelReport {
  readonly title: string;
  readonly result: PanelResult;
  /** For the pictures of the map; without it, its cells are a table. */
  readonly map?: HexMap;
  /** The command line that was typed. */
  readonly command: string;
}

export function panelFacts({ result }: PanelReport): string {
  const { setup, seats, panel, games, seed, trust } = result;
  return `${setup}, ${seats} seats: ${panel.length === 1 ? '1 player' : `${panel.length} players in all combinations`}, ${whole(games)} games, seed ${seed}. ${trust.join(' ')}`;
}

/** In the form in which other reports list their findings. */
export function panelFindings({ findings }: PanelResult): Finding[] {
  return findings.map((finding) => ({
    kind: finding.tone,
    title: titleOf(finding),
    text: finding.settles === null ? finding.sentence : `${finding.sentence} ${finding.settles}`,
  }));
}

/** A verdict with who agrees, or what could not be told. */
function titleOf(finding: PanelFinding): string {
  const [verdict, answer] = [verdictWords(finding), answerWords(finding).toLowerCase()];
  return verdict === finding.about ? `${verdict}: ${answer}` : `${verdict} (${answer})`;
}

export const PANEL_HEAD = ['Player', 'Kind', 'Wins at mixed tables', '95% interval'];

export function panelRows({ panel }: PanelResult): string[][] {
  return panel.map((member) => [member.name, KIND_WORDS[member.kind], ...winCells(member)]);
}

export const SAYS_HEAD = ['Player', 'Value', 'Corrected interval', 'Games', ''];

export function saysRows(finding: PanelFinding): string[][] {
  return finding.says.map((one) => {
    const { value, range, verdict } = sayCells(finding, one);
    return [one.player, value, range, whole(one.games), verdict];
  });
}
