// Every figure appears wherever figures are shown: the lists are made from the records. Two additional figures appear as
// well, although only a line in the registry names them.
import { stripVTControlCharacters } from 'node:util';
import { render } from 'svelte/server';
import { describe, expect, test, vi } from 'vitest';
import {
  ASKED_FIGURES,
  comparedName,
  FIGURES,
  GAME_FIGURES,
  PART_FIGURES,
  SEQUENCE_FIGURES,
  SWEPT_NUMBERS,
  SWEPT_SHARES,
  type Figure,
  type Targets,
} from '@railwright/figures';
import {
  checkTargets,
  compareBatches,
  parseUntil,
  summarize,
  untilResult,
  type SimulationResult,
} from '@railwright/playtest';
import { toCsv, toHtml, toMarkdown } from '@railwright/report';
import {
  comparisonDocument,
  panelDocument,
  simulationDocument,
  sweepDocument,
} from '@railwright/report/documents';
import { comparedFigure } from '@railwright/report/words';
import { explainFigures, formatDocument } from '../../apps/cli/src/document-text.ts';
import GamesSection from '../../apps/editor/src/lib/playtest/components/GamesSection.svelte';
import DocumentView from '../../apps/editor/src/lib/playtest/components/DocumentView.svelte';
import { sweepPoint, SweepSchema } from '../../packages/playtest/src/compare/sweep.ts';
import { TargetsSchema } from '../../packages/content/src/schema/targets.ts';
import { PanelSchema } from '../../packages/playtest/src/panel/panel-result.ts';
import { SimulationResultSchema } from '../../packages/playtest/src/result.ts';
import { ADDED } from './added.ts';
import { askedPanel } from './asked-panel.ts';
import { definition, game, play } from './played.ts';

vi.mock('../../packages/figures/src/registry.ts', async (original) => {
  const { FIGURES: known } = await original<{ FIGURES: readonly Figure[] }>();
  const { ADDED: added } = await import('./added.ts');
  return { FIGURES: [...known, ...added] };
});

// Pictures need a browser.
const NOTHING = vi.hoisted(() => () => ({ default: () => undefined }));
vi.mock('../../apps/editor/src/lib/playtest/charts/IntervalChart.svelte', NOTHING);
vi.mock('../../apps/editor/src/lib/playtest/components/ToneIcon.svelte', NOTHING);

const [one, other] = [await play('random'), await play('eager')];
const result: SimulationResult = summarize(one.batch, game, one.run);
const documentOf = (shown: SimulationResult) =>
  simulationDocument({ title: 'All', result: shown, nameOf: (item) => item });
const report = documentOf(result);

/** Words of a text, regardless of wrapping, markup and case. */
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
    'in text': words(formatDocument(report)),
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
  const described = JSON.stringify(SimulationResultSchema);
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

test.each(SEQUENCE_FIGURES)('a run can continue until it is known: $figure', ({ figure }) => {
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
    expect(formatDocument(documentOf({ ...result, targets: judged ? [judged] : [] }))).toContain(figure);
    expect(TargetsSchema).toHaveProperty(['properties', figure]);
  },
);

describe('compared', () => {
  const comparison = compareBatches(one, other, { a: 'a', b: 'b' });
  const names = comparison.differences.map(({ figure }) => figure);
  test.each(GAME_FIGURES)('games by $figure', (record) => {
    const name = comparedName(record);
    expect(names).toContain(name);
    expect(comparedFigure(name)).toBe(record.row);
  });
  test.each(
    FIGURES.flatMap((figure) =>
      'compared' in figure && typeof figure.compared === 'function' ? [figure] : [],
    ),
  )('games by what $figure names', ({ compared }) => {
    for (const { name } of compared(['heuristic'])) expect(names).toContain(name);
  });
  test('those that differ are in the text', () => {
    const text = words(formatDocument(comparisonDocument(comparison)));
    for (const { figure, differing } of comparison.differences)
      if (differing > 0) expect(text).toContain(words(comparedFigure(figure)).trim());
  });
});

describe('a sweep', () => {
  const points = [1, 2].map((value) => sweepPoint(value, result));
  const text = words(
    formatDocument(
      sweepDocument(
        {
          ...{
            format: 1,
            setup: 'all/all',
            content: '',
            field: 'rules.end.emptyPiles',
            now: 1,
            seats: 2,
            seed: 1,
          },
          ...{ games: 1, bots: ['random', 'random'], isLearned: false, points },
          ...{ suggested: null, alike: [], indifferent: null },
        },
        'All',
      ),
    ),
  );
  test.each([...SWEPT_NUMBERS, ...SWEPT_SHARES])(
    'has a column for $figure',
    ({ figure, swept: { column } }) => {
      expect(text).toContain(` ${column} `);
      expect(points[0]).toHaveProperty(figure);
      expect(JSON.stringify(SweepSchema)).toContain(`"${figure}"`);
    },
  );
});

test('the added figures are in the registry, and named nowhere else', () => {
  expect(FIGURES).toEqual(expect.arrayContaining(ADDED));
});

describe('a panel is asked about', async () => {
  const { asked, compared } = await askedPanel();
  const document = panelDocument({ title: 'All', result: asked });
  const places = {
    'in text': words(formatDocument(document)),
    'in a page': words(toHtml(document)),
    'in Markdown': words(toMarkdown(document)),
    'in the studio': words(render(DocumentView, { props: { document } }).body),
  };
  test.each(ASKED_FIGURES)('$figure, if its record says how', ({ asked: { id, about, unit } }) => {
    const finding = asked.findings.find((one) => one.id === id);
    expect(finding).toMatchObject({ about, unit });
    for (const text of Object.values(places))
      expect(text).toContain(words(finding?.sentence ?? 'no sentence'));
    expect(JSON.stringify(PanelSchema)).toContain(`"${unit}"`);
    expect(compared).toContain(id);
  });
});
