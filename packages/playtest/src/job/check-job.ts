// Checks jobs of pages: their shape and bounds of their cost. Definitions are checked by the engine that plays them.
import type { BotSpec } from '@railwright/bots';
import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { RESTRICTION_RULES } from '../batch.ts';
import { SEQUENCE_FIGURES } from '@railwright/figures';
import { GATHERINGS } from '../gather.ts';
import type { Job } from './job.ts';

const strict = { additionalProperties: false } as const;
const Name = Type.String({ maxLength: 300 });
const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const oneOf = (names: readonly string[]) => Type.Union(names.map((name) => Type.Literal(name)));
const Plain = Type.Record(Type.String(), Type.Unknown());

const MOST_GAMES = 1_000_000;
const MOST_VALUES = 200;
const MOST_SEED = 0xffffffff;
const SEATS = 8;
const MOST_CELLS = 2000;

const MOST_CANDIDATES = 100;
const MOST_PUPILS = 10;
const MOST_LESSON = 100_000;

// A field that is missing here would be refused.
const BOT = {
  name: Name,
  bot: Name,
  strategy: Type.Optional(Plain),
  imagines: Type.Optional(Name),
  player: Type.Optional(Type.String()),
  certainty: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  iterations: Type.Optional(whole(1, 1_000_000)),
  milliseconds: Type.Optional(Type.Number({ minimum: 0, maximum: 60_000 })),
} satisfies Record<keyof BotSpec, TSchema>;
const Bot = Type.Object(BOT, strict);

const SourceShape = Type.Object({ setup: Name, content: Name, options: Type.Optional(Plain) }, strict);
const Candidates = Type.Array(Bot, { maxItems: MOST_CANDIDATES });

const BatchShape = Type.Object(
  {
    definition: Plain,
    source: SourceShape,
    seats: whole(1, SEATS),
    games: whole(1, MOST_GAMES),
    first: whole(0, MOST_SEED),
    seed: whole(0, MOST_SEED),
    bots: Type.Array(Bot, { minItems: 1, maxItems: SEATS }),
    strategies: Type.Optional(Type.Record(Type.String(), Name)),
    gather: Type.Optional(Type.Array(oneOf(GATHERINGS), { maxItems: GATHERINGS.length })),
    chunkSize: Type.Optional(whole(1, 1000)),
    restriction: Type.Optional(
      Type.Object(
        {
          entry: whole(0, SEATS - 1),
          measure: Name,
          rule: oneOf(RESTRICTION_RULES),
          copies: Type.Optional(whole(1, 1000)),
        },
        strict,
      ),
    ),
    neighbors: Type.Optional(Type.Literal('drawn')),
    starts: Type.Optional(
      Type.Union([
        Type.Literal('random'),
        Type.Object({ entry: whole(0, SEATS - 1), cell: Name }, strict),
        Type.Object({ order: Type.Array(Name, { maxItems: MOST_CELLS }) }, strict),
      ]),
    ),
  },
  strict,
);

const UntilShape = Type.Union([
  Type.Object({ figure: Type.Literal('targets') }, strict),
  Type.Object(
    { figure: oneOf(SEQUENCE_FIGURES.map(({ figure }) => figure)), width: Type.Number({ minimum: 1e-6 }) },
    strict,
  ),
]);
const Item = Type.Object(
  { item: Name, measure: Name, cost: Type.Union([Type.Number(), Type.Null()]) },
  strict,
);

const PanelShape = Type.Object(
  {
    kind: Type.Literal('panel'),
    definition: Plain,
    source: SourceShape,
    seats: whole(2, SEATS),
    seed: whole(0, MOST_SEED),
    own: whole(1, MOST_GAMES),
    others: Type.Optional(whole(1, MOST_GAMES)),
    pair: whole(1, MOST_GAMES),
    sources: Type.Object(
      { learned: Candidates, personas: Candidates, styles: Candidates, people: Type.Optional(Bot) },
      strict,
    ),
    wanted: Type.Optional(Plain),
    lessons: Type.Optional(
      Type.Object(
        {
          strong: whole(0, MOST_PUPILS),
          games: whole(0, MOST_LESSON),
          answers: whole(0, MOST_LESSON),
          preferences: Type.Array(Type.Object({ name: Name, preference: Plain }, strict), {
            maxItems: MOST_PUPILS,
          }),
          closer: Type.Optional(Type.Boolean()),
        },
        strict,
      ),
    ),
  },
  strict,
);

const JobShape = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('simulate'),
      batch: BatchShape,
      until: Type.Optional(UntilShape),
      targets: Type.Optional(Plain),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('compare'), saved: BatchShape, now: BatchShape }, strict),
  Type.Object({ kind: Type.Literal('study'), batch: BatchShape, item: Item }, strict),
  Type.Object(
    {
      kind: Type.Literal('sweep'),
      batch: BatchShape,
      field: Name,
      values: Type.Array(Type.Number(), { minItems: 1, maxItems: MOST_VALUES }),
    },
    strict,
  ),
  PanelShape,
  Type.Object({ kind: Type.Literal('change'), saved: PanelShape, now: PanelShape }, strict),
]);

/** The job, or what is wrong with what came. */
export function checkJob(asked: unknown): Job | string {
  const { kind } = Object(asked) as { readonly kind?: unknown };
  // Errors are those of the kind that was meant.
  const shape = JobShape.anyOf.find(({ properties }) => properties.kind.const === kind) ?? JobShape;
  if (!Value.Check(shape, asked)) {
    const [first] = Value.Errors(shape, asked);
    return `This is not a playtest${first?.instancePath ? `: ${first.instancePath.slice(0, 200)} is wrong` : ''}.`;
  }
  const job = asked as Job;
  if (job.kind === 'panel' || job.kind === 'change') {
    const panels = job.kind === 'panel' ? [job] : [job.saved, job.now];
    return panels.some(({ sources: { learned, personas, styles } }) =>
      [learned, personas, styles].every((list) => list.length === 0),
    )
      ? 'A panel needs at least one player.'
      : job;
  }
  const batches = job.kind === 'compare' ? [job.saved, job.now] : [job.batch];
  if (batches.some(({ bots, seats }) => bots.length !== seats))
    return 'A playtest needs a bot for each seat.';
  return job;
}
