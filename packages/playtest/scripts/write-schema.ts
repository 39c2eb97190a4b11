// Writes the schemas of results into schemas/; with --check it says whether the files match the source. Compares
// data and not text, so that the formatter has the last word about line breaks.
import { readFileSync, writeFileSync } from 'node:fs';
import { ComparisonSchema } from '../src/compare/compare.ts';
import { CardStudySchema } from '../src/compare/influence.ts';
import { SweepSchema } from '../src/compare/sweep.ts';
import { ExplanationSchema } from '../src/explain/explanation-result.ts';
import { GroupResultSchema } from '../src/group/group-result.ts';
import { FitSchema } from '../src/improve/fit-result.ts';
import { ImprovementSchema } from '../src/improve/improvement-result.ts';
import { ExploitationSchema } from '../src/learning/exploitation-result.ts';
import { LearningResultSchema } from '../src/learning/learning-result.ts';
import { PanelComparisonSchema } from '../src/panel/compare/panel-comparison.ts';
import { PanelSchema } from '../src/panel/panel-result.ts';
import { PeopleResultSchema } from '../src/people/people-result.ts';
import { RatingSchema } from '../src/rating/rating-result.ts';
import { SimulationResultSchema } from '../src/result.ts';
import { GenerationSchema } from '../src/maps/judged-maps.ts';
import { TuneSchema } from '../src/tune/tune-result.ts';
import { Distribution, Estimate, Example, Seen, Share } from '../src/result/parts.ts';

const SCHEMAS = {
  'simulation-result': SimulationResultSchema,
  'comparison-result': ComparisonSchema,
  'influence-result': CardStudySchema,
  'sweep-result': SweepSchema,
  'tune-result': TuneSchema,
  'generation-result': GenerationSchema,
  'rating-result': RatingSchema,
  'improvement-result': ImprovementSchema,
  'fit-result': FitSchema,
  'explanation-result': ExplanationSchema,
  'exploitation-result': ExploitationSchema,
  'learning-result': LearningResultSchema,
  'games-result': PeopleResultSchema,
  'group-result': GroupResultSchema,
  'panel-result': PanelSchema,
  'panel-comparison': PanelComparisonSchema,
} as const;

/** Types that occur at several places of a result: they are defined once in its schema, in `$defs`. */
const PARTS: Readonly<Record<string, object>> = {
  simulation: SimulationResultSchema,
  distribution: Distribution,
  share: Share,
  seen: Seen,
  example: Example(''),
  estimate: Estimate(''),
};
const shapeOf = (schema: object): string => JSON.stringify({ ...schema, description: undefined });
const NAMES = new Map(Object.entries(PARTS).map(([name, part]) => [shapeOf(part), name]));

function withDefs(schema: object): object {
  const $defs: Record<string, object> = {};
  const refer = (whole: object): object =>
    JSON.parse(
      JSON.stringify(whole, (key, value: unknown) => {
        const name = key !== '' && value instanceof Object ? NAMES.get(shapeOf(value)) : undefined;
        if (name === undefined || !(value instanceof Object)) return value;
        $defs[name] ??= refer(PARTS[name] ?? {});
        return { $ref: `#/$defs/${name}`, ...('description' in value && { description: value.description }) };
      }),
    ) as object;
  return { ...refer(schema), ...(Object.keys($defs).length > 0 && { $defs }) };
}

for (const [name, source] of Object.entries(SCHEMAS)) {
  const file = new URL(`../../../schemas/${name}.schema.json`, import.meta.url);
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...withDefs(source) };
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
