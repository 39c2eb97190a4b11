// Missed and undecided targets as findings at their lines: for annotations, code scanning and CI services that show tests.
import { targetFinding, type Content, type Diagnostic } from '@railwright/content';
import type { SimulationResult, TargetResult } from '@railwright/playtest';
import { gamesToPlay, rangeText, undecidedText, valueText } from '@railwright/report/words';
import { fingerprintsOf } from '../check/fingerprints.ts';
import { plural } from '../check/findings.ts';
import { SHARED_FORMATTERS } from '../report/index.ts';
import { asText } from '../report/markdown.ts';
import { formatSuites, junitText } from '../report/junit.ts';
import { repositoryRoot } from '../report/paths.ts';
import type { Formatters, Report } from '../report/report.ts';

interface TargetsReport extends Report {
  readonly targets: readonly TargetResult[];
  /** Findings about targets that are not met. */
  readonly byTarget: ReadonlyMap<TargetResult, Diagnostic>;
}

export const TARGET_FORMATTERS = {
  ...SHARED_FORMATTERS,
  junit: formatJunitTargets,
  markdown: formatMarkdownTargets,
} as const satisfies Partial<Formatters<TargetsReport>>;

export function reportTargets(
  content: Content,
  setup: string,
  targets: readonly TargetResult[],
  { games }: SimulationResult,
): TargetsReport {
  const byTarget = new Map(
    targets
      .filter(({ verdict }) => verdict !== 'met')
      .map((one) => [one, findingOf(content, setup, one, games)]),
  );
  const findings = [...byTarget.values()];
  const count = (verdict: TargetResult['verdict']): number =>
    targets.filter((one) => one.verdict === verdict).length;
  const [met, missed, open] = [count('met'), count('missed'), count('undecided')];
  return {
    command: 'railwright simulate',
    content,
    findings,
    targets,
    byTarget,
    summary: `${setup}, ${plural(games, 'game')}: ${[
      `${plural(met, 'target')} met`,
      ...(missed > 0 ? [`${missed} missed`] : []),
      ...(open > 0 ? [`${open} undecided`] : []),
    ].join(', ')}.`,
    fingerprints: fingerprintsOf(content, findings, repositoryRoot()),
    quiet: false,
    fails: () => true,
  };
}

function findingOf(content: Content, setup: string, one: TargetResult, games: number): Diagnostic {
  const { target, wanted, verdict, items } = one;
  const list =
    items.length === 0 ? '' : ` About ${items.slice(0, 12).join(', ')}${items.length > 12 ? ' …' : ''}.`;
  const seen = `after ${plural(games, 'game')} of ${setup}: ${wanted} is the target, and ${one.value === null ? 'there is no data for it' : `it is ${valueText(one)} (${rangeText(one)})`}.${list}`;
  if (verdict === 'missed')
    return targetFinding(
      content,
      setup,
      target,
      'target-missed',
      `The target ${target} is missed ${seen}`,
      'Change the content or the target.',
    );
  const most = gamesToPlay(one, games);
  return targetFinding(
    content,
    setup,
    target,
    'target-undecided',
    `The target ${target} is undecided ${seen}`,
    most === undefined
      ? `Deciding it takes ${undecidedText(one, games, 'game')}; a wider target is decided sooner.`
      : `Deciding it takes ${undecidedText(one, games, 'game')}: railwright simulate ${setup} --check --games ${most}. A wider target is decided sooner.`,
  );
}

/** All targets, including those that are met: a summary shows how close they are. */
function formatMarkdownTargets({ command, summary, targets, byTarget }: TargetsReport): string {
  const rows = targets.map((one) => {
    const { target, wanted, verdict } = one;
    const help = verdict === 'undecided' ? (byTarget.get(one)?.help ?? '') : '';
    const words = { met: 'met', missed: '**missed**', undecided: `undecided. ${asText(help)}` }[verdict];
    return `| ${asText(target)} | ${wanted} | ${valueText(one)} | ${rangeText(one)} | ${words} |`;
  });
  return [
    `### ${command}`,
    '',
    asText(summary),
    '',
    '| target | wanted | measured | interval | verdict |',
    '| --- | --- | --: | --: | --- |',
    ...rows,
    '',
  ].join('\n');
}

function formatJunitTargets({ command, targets, byTarget }: TargetsReport): string {
  const cases = targets.map((one) => {
    const finding = byTarget.get(one);
    const name = `${one.target} ${one.wanted}`;
    if (!finding) return { name };
    const { code, message } = finding;
    const kind = one.verdict === 'missed' ? ('failure' as const) : ('error' as const);
    return { name, outcome: { kind, type: code, message, text: junitText(finding) } };
  });
  return formatSuites([{ name: command, cases }]);
}
