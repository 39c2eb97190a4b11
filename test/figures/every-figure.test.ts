// Every figure stands at every place where figures are shown, whoever shows it: the lists are made from the records.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import {
  checkTargets,
  comparedName,
  compareBatches,
  FIGURES,
  GAME_FIGURES,
  PART_FIGURES,
  parseUntil,
  SEQUENCE_FIGURES,
  summarize,
  untilResult,
  type SimulationResult,
  type Targets,
} from '@railwright/playtest';
import { toCsv, toHtml, toMarkdown, type ReportData } from '@railwright/report';
import { figureName, formatComparison } from '../../apps/cli/src/compare/comparison-text.ts';
import { explainFigures } from '../../apps/cli/src/simulate/explain.ts';
import { formatResult } from '../../apps/cli/src/simulate/result-text.ts';
import { formatTargets } from '../../apps/cli/src/simulate/targets-text.ts';
import GamesSection from '../../apps/editor/src/lib/playtest/components/GamesSection.svelte';
import { definition, game, play } from './played.ts';

const [one, other] = [await play('random'), await play('eager')];
const result: SimulationResult = summarize(one.batch, game, one.run);
const report: ReportData = { title: 'All', result, command: 'railwright simulate', nameOf: (item) => item };

const schema = (name: string): string =>
  readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), 'utf8');
/** Words of a text, however it is wrapped, marked up or begun. */
const words = (text: string): string =>
  stripVTControlCharacters(text)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

const page = words(toHtml(report));

describe('every figure of whole games, turns and choices', () => {
  const places = {
    'in text': words(formatResult(result, { title: 'All', how: '1 s' })),
    'in a page': page,
    'in Markdown': words(toMarkdown(report)),
    'in the studio': words(render(GamesSection, { props: { result } }).body),
  };
  for (const [place, text] of Object.entries(places))
    test.each([...GAME_FIGURES, ...PART_FIGURES])(`is shown ${place}: $figure`, ({ row }) => {
      expect(text).toContain(row.toLowerCase());
    });

  const { length, drama } = result;
  const csv = toCsv(result);
  const described = schema('simulation-result');
  test.each([...GAME_FIGURES, ...PART_FIGURES])(
    'is in the data, its schema and its table: $figure',
    (record) => {
      const { figure } = record;
      const parts = { length, drama, result } as Readonly<Record<string, object | null>>;
      expect(parts['section' in record ? record.section : 'drama']).toHaveProperty(figure);
      expect(described).toContain(`"${figure}"`);
      expect(csv).toMatch(new RegExp(`^[^,]*,[^,]*,${figure}(\\.|,| )`, 'm'));
    },
  );
});

test.each(FIGURES)('every figure is explained: $figure', ({ figure, definition: said }) => {
  expect(words(explainFigures(figure))).toContain(words(said));
  expect(page).toContain(words(said));
});

test.each(SEQUENCE_FIGURES)('a run can go on until it is known: $figure', ({ figure }) => {
  const until = parseUntil(`${figure}:0.5`);
  if ('problem' in until) throw new Error(until.problem);
  expect(untilResult(until, one.tally, true)).toMatchObject({ figure, value: expect.any(Number) as number });
});

const wanted: Readonly<Record<string, unknown>> = {
  range: { atLeast: 0 },
  within: { within: 0.1 },
  kinds: { stations: { atLeast: 0 } },
  every: true,
};
test.each(FIGURES.filter((figure) => 'target' in figure))(
  'a setup can want it: $figure',
  ({ figure, target }) => {
    const targets = { [figure]: wanted[target.kind] } as Targets;
    const [judged] = checkTargets(targets, one.tally, game, { ...one.batch, definition });
    expect(judged?.target).toContain(figure);
    expect(formatTargets(judged ? [judged] : [], result)).toContain(figure);
    for (const setup of ['setup', 'game-of-trains-setup', 'freight-train-setup'])
      expect(schema(setup)).toContain(`"${figure}"`);
  },
);

describe('compared', () => {
  const comparison = compareBatches(one, other, { a: 'a', b: 'b' });
  const names = comparison.differences.map(({ figure }) => figure);
  test.each(GAME_FIGURES)('games by $figure', (record) => {
    const name = comparedName(record);
    expect(names).toContain(name);
    expect(figureName(name)).toBe(record.row);
  });
  test.each(
    FIGURES.flatMap((figure) =>
      'compared' in figure && typeof figure.compared === 'function' ? [figure] : [],
    ),
  )('games by what $figure names', ({ compared }) => {
    for (const { name } of compared(['heuristic'])) expect(names).toContain(name);
  });
  test('those that differ stand in the text', () => {
    const text = words(formatComparison(comparison));
    for (const { figure, differing } of comparison.differences)
      if (differing > 0) expect(text).toContain(words(figureName(figure)).trim());
  });
});
