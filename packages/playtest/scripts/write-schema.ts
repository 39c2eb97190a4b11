// Writes the schemas of results into schemas/; with --check it says whether the files are still what the source says. Compares
// data and not text, so that the formatter has the last word about line breaks.
import { readFileSync, writeFileSync } from 'node:fs';
import { ComparisonSchema } from '../src/compare/compare.ts';
import { CardStudySchema } from '../src/compare/influence.ts';
import { SweepSchema } from '../src/compare/sweep.ts';
import { ExplanationSchema } from '../src/explain/explanation-result.ts';
import { FitSchema } from '../src/improve/fit-result.ts';
import { ImprovementSchema } from '../src/improve/improvement-result.ts';
import { ExploitationSchema } from '../src/learning/exploitation-result.ts';
import { LearningResultSchema } from '../src/learning/learning-result.ts';
import { PanelComparisonSchema } from '../src/panel/panel-comparison.ts';
import { PanelSchema } from '../src/panel/panel-result.ts';
import { RatingSchema } from '../src/rating/rating-result.ts';
import { SimulationResultSchema } from '../src/result.ts';

const SCHEMAS = {
  'simulation-result': SimulationResultSchema,
  'comparison-result': ComparisonSchema,
  'cards-result': CardStudySchema,
  'sweep-result': SweepSchema,
  'rating-result': RatingSchema,
  'improvement-result': ImprovementSchema,
  'fit-result': FitSchema,
  'explanation-result': ExplanationSchema,
  'exploitation-result': ExploitationSchema,
  'learning-result': LearningResultSchema,
  'panel-result': PanelSchema,
  'panel-comparison': PanelComparisonSchema,
} as const;

for (const [name, source] of Object.entries(SCHEMAS)) {
  const file = new URL(`../../../schemas/${name}.schema.json`, import.meta.url);
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...source };
  if (!process.argv.includes('--check')) writeFileSync(file, `${JSON.stringify(schema, undefined, 2)}\n`);
  else if (current(file) !== JSON.stringify(schema)) {
    console.error(
      `schemas/${name}.schema.json is not what packages/playtest says. Run: npm run schemas -w packages/playtest`,
    );
    process.exitCode = 1;
  }
}

function current(file: URL): string | undefined {
  try {
    return JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
