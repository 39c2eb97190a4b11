// Checks requests of pages: their shape and bounds of their cost. Definitions are checked by the engine that plays them.
import { MOST_LEANING, MOST_LEANINGS, type BotSpec } from '@railwright/bots';
import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { SEQUENCE_FIGURES } from '@railwright/figures';
import { GATHERINGS, MOST_VALUES } from '@railwright/playtest';
import {
  MOST_COPIES,
  MOST_GAMES,
  MOST_MAPS,
  MOST_NUMBER,
  MOST_ROUNDS,
  MOST_SEATS,
  MOST_SEED,
} from './limits.ts';
import type { PanelAsked } from './panel.ts';
import type { StudyRequest } from './run-study.ts';

const strict = { additionalProperties: false } as const;
const Name = Type.String({ maxLength: 300 });
const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const oneOf = (names: readonly string[]) => Type.Union(names.map((name) => Type.Literal(name)));
const Plain = Type.Record(Type.String(), Type.Unknown());

const MOST_CANDIDATES = 100;
const MOST_ITEMS = 100;
const MOST_PUPILS = 10;
const MOST_LESSON = 100_000;

const Leanings = Type.Record(Name, Type.Number({ minimum: -MOST_LEANING, maximum: MOST_LEANING }), {
  maxProperties: MOST_LEANINGS,
});

// A field that is missing here would be refused.
const BOT = {
  name: Name,
  bot: Name,
  strategy: Type.Optional(Plain),
  imagines: Type.Optional(Name),
  player: Type.Optional(Type.String()),
  certainty: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  leaning: Type.Optional(
    Type.Object({ likes: Type.Optional(Leanings), follows: Type.Optional(Leanings) }, strict),
  ),
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
    seats: whole(1, MOST_SEATS),
    games: whole(1, MOST_GAMES),
    first: whole(0, MOST_SEED),
    seed: whole(0, MOST_SEED),
    bots: Type.Array(Bot, { minItems: 1, maxItems: MOST_SEATS }),
    gather: Type.Optional(Type.Array(oneOf(GATHERINGS), { maxItems: GATHERINGS.length })),
    chunkSize: Type.Optional(whole(1, 1000)),
    starts: Type.Optional(Type.Literal('random')),
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

const Versions = Type.Object({ a: Name, b: Name }, strict);

const PANEL = {
  definition: Plain,
  source: SourceShape,
  seats: whole(2, MOST_SEATS),
  seed: whole(0, MOST_SEED),
  own: whole(1, MOST_GAMES),
  others: Type.Optional(whole(1, MOST_GAMES)),
  pair: whole(1, MOST_GAMES),
  sources: Type.Object(
    {
      learned: Candidates,
      personas: Candidates,
      styles: Candidates,
      people: Type.Optional(Bot),
      groups: Type.Optional(Candidates),
    },
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
};
const PanelShape = Type.Object(PANEL, strict);

/** The fields of requests from pages, by their kind. */
const FIELDS: Readonly<Record<StudyRequest['kind'], Readonly<Record<string, TSchema>>>> = {
  simulate: { batch: BatchShape, until: Type.Optional(UntilShape), targets: Type.Optional(Plain) },
  compare: { a: BatchShape, b: BatchShape, versions: Versions },
  influence: {
    batch: BatchShape,
    items: Type.Array(Item, { minItems: 1, maxItems: MOST_ITEMS }),
    must: Type.Optional(whole(1, MOST_COPIES)),
  },
  sweep: {
    batch: BatchShape,
    field: Name,
    values: Type.Array(Type.Number(), { minItems: 1, maxItems: MOST_VALUES }),
  },
  tune: {
    batch: BatchShape,
    cards: Type.Array(Name, { maxItems: MOST_ITEMS }),
    numbers: Type.Array(
      Type.Object({ path: Name, from: whole(0, MOST_NUMBER), to: whole(0, MOST_NUMBER) }, strict),
      { maxItems: MOST_ITEMS },
    ),
    targets: Plain,
    asked: Type.Optional(Type.Array(Name, { maxItems: MOST_ITEMS })),
    general: Type.Optional(Bot),
    rounds: whole(1, MOST_ROUNDS),
  },
  panel: PANEL,
  change: { a: PanelShape, b: PanelShape, versions: Versions },
  landscapes: {
    maps: Type.Array(Type.Object({ map: Name, batch: BatchShape }, strict), {
      minItems: 1,
      maxItems: MOST_MAPS,
    }),
    targets: Plain,
  },
};
const SHAPES = new Map(
  Object.entries(FIELDS).map(([kind, fields]) => [
    kind,
    Type.Object({ kind: Type.Literal(kind), ...fields }, strict),
  ]),
);

/** The request, or what is wrong with what came. */
export function checkRequest(asked: unknown): StudyRequest | string {
  const { kind } = Object(asked) as { readonly kind?: unknown };
  const shape = SHAPES.get(String(kind));
  if (!shape) return 'This is not a playtest.';
  if (!Value.Check(shape, asked)) {
    const [first] = Value.Errors(shape, asked);
    return `This is not a playtest${first?.instancePath ? /* @wc-include */ `: ${first.instancePath.slice(0, 200)} is wrong` : ''}.`;
  }
  const request = asked as StudyRequest;
  const sides =
    'a' in request
      ? [request.a, request.b]
      : 'maps' in request
        ? request.maps.map(({ batch }) => batch)
        : 'batch' in request
          ? [request.batch]
          : [request];
  for (const side of sides) {
    if ('bots' in side && side.bots.length !== side.seats) return 'A playtest needs a bot for each seat.';
    if ('sources' in side && isEmpty(side.sources)) return 'A panel needs at least one player.';
  }
  return request;
}

const isEmpty = ({ learned, personas, styles }: PanelAsked['sources']): boolean =>
  learned.length + personas.length + styles.length === 0;
