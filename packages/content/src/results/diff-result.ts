// What changed in content as data: what `railwright diff --format json` prints and `schemas/diff-result.schema.json` describes.
import { LINK_KINDS, type LinkKind } from '@railwright/engine';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CLOSED } from '../schema/common.ts';
import { ResultFormat } from './finding.ts';

const ChangeSchema = Type.Unsafe<'added' | 'changed' | 'removed'>({
  type: 'string',
  enum: ['added', 'changed', 'removed'],
});

const CardSideSchema = Type.Object(
  {
    name: Type.String({ description: 'In English.' }),
    about: Type.String({ description: 'In a few words, such as cost 3, train; or that it has errors.' }),
    text: Type.String({ description: 'What its face says.' }),
    facts: Type.Array(
      Type.Object({ what: Type.String(), value: Type.String() }, { ...CLOSED, description: 'cost is 3.' }),
    ),
  },
  CLOSED,
);
/** A card as it was or is. */
export type CardSide = Static<typeof CardSideSchema>;

const CardDiffSchema = Type.Object(
  {
    id: Type.String({ description: '`pack/id`.' }),
    change: ChangeSchema,
    before: Type.Optional(CardSideSchema),
    now: Type.Optional(CardSideSchema),
  },
  CLOSED,
);
/** A card that differs. */
export type CardDiff = Static<typeof CardDiffSchema>;

const CellDiffSchema = Type.Object(
  {
    at: Type.String({ description: 'As printed on the map, such as B3.' }),
    change: ChangeSchema,
    before: Type.Optional(Type.String({ description: 'In words, such as city 2 (Oakham).' })),
    now: Type.Optional(Type.String()),
  },
  CLOSED,
);
/** A cell that differs. */
export type CellDiff = Static<typeof CellDiffSchema>;

const JoinDiffSchema = Type.Object(
  {
    kind: Type.Unsafe<'barrier' | 'one-way' | LinkKind | 'route'>({
      type: 'string',
      enum: ['barrier', 'one-way', ...LINK_KINDS, 'route'],
    }),
    between: Type.Array(Type.String(), { description: 'Labels of two cells.', minItems: 2, maxItems: 2 }),
    change: ChangeSchema,
    before: Type.Optional(Type.String({ description: 'In words, such as ferry, cost 2 (Minch Steamer).' })),
    now: Type.Optional(Type.String()),
  },
  CLOSED,
);
/** Something between two cells that differs. */
export type JoinDiff = Static<typeof JoinDiffSchema>;

const TerrainDiffSchema = Type.Object(
  {
    terrain: Type.String({ description: 'Its id.' }),
    change: ChangeSchema,
    before: Type.Optional(
      Type.String({ description: 'Its picture and what of it is shown, such as pictures/swamp.svg zoom 2.' }),
    ),
    now: Type.Optional(Type.String()),
  },
  CLOSED,
);
/** A picture of a terrain that differs. */
export type TerrainDiff = Static<typeof TerrainDiffSchema>;

const MapDiffSchema = Type.Object(
  {
    id: Type.String({ description: '`pack/id`.' }),
    change: ChangeSchema,
    name: Type.String({ description: 'In English.' }),
    cells: Type.Array(CellDiffSchema, { description: 'None for a map that is new or gone as a whole.' }),
    joins: Type.Array(JoinDiffSchema),
    pictures: Type.Array(TerrainDiffSchema, { description: 'Of its terrains.' }),
  },
  CLOSED,
);
/** A map that differs. */
export type MapDiff = Static<typeof MapDiffSchema>;

const RulesDiffSchema = Type.Object(
  {
    of: Type.Array(Type.String(), {
      description: 'Setups, as `pack/id`; the pack of rules that none of its setups shows.',
    }),
    removed: Type.Array(Type.String(), { description: 'Lines as railwright rules prints them.' }),
    added: Type.Array(Type.String()),
  },
  CLOSED,
);
/** Lines of rules that differ. */
export type RulesDiff = Static<typeof RulesDiffSchema>;

const ValueDiffSchema = Type.Object(
  {
    path: Type.String({ description: 'Its place in the file, such as end.rounds; empty for all of it.' }),
    before: Type.Optional(Type.Unknown({ description: 'Of a list of names, those that are gone.' })),
    now: Type.Optional(Type.Unknown({ description: 'Of a list of names, those that are new.' })),
  },
  CLOSED,
);
/** A value that differs. */
export type ValueDiff = Static<typeof ValueDiffSchema>;

const ItemDiffSchema = Type.Object(
  {
    kind: Type.String({ description: 'pack, or the folder of its file, such as setups.' }),
    id: Type.String({ description: '`pack/id`, or the id of the pack.' }),
    change: ChangeSchema,
    values: Type.Array(ValueDiffSchema, { description: 'None for what is new or gone as a whole.' }),
  },
  CLOSED,
);
/** Anything else that differs. */
export type ItemDiff = Static<typeof ItemDiffSchema>;

const TestDiffSchema = Type.Object(
  {
    pack: Type.String(),
    name: Type.String(),
    file: Type.String({ description: 'Path relative to the folder in which the command ran.' }),
    change: ChangeSchema,
  },
  CLOSED,
);
/** A card test that differs. */
export type TestDiff = Static<typeof TestDiffSchema>;

const GamesDiffSchema = Type.Object(
  {
    setup: Type.String({ description: '`pack/id`.' }),
    sentence: Type.String({ description: 'What the changes do to its games.' }),
    pairs: Type.Integer({ minimum: 0, description: 'Games on each side; 0 if there was nothing to play.' }),
    figures: Type.Array(
      Type.Object(
        {
          figure: Type.String({ description: 'As in comparison-result.' }),
          before: Type.Unsafe<number | null>({ type: ['number', 'null'] }),
          now: Type.Unsafe<number | null>({ type: ['number', 'null'] }),
        },
        CLOSED,
      ),
      { description: 'Those that differ by more than chance.' },
    ),
  },
  CLOSED,
);
/** What the changes do to the games of a setup. */
export type GamesDiff = Static<typeof GamesDiffSchema>;

export const DiffResultSchema = Type.Object(
  {
    format: ResultFormat,
    since: Type.String({ description: 'The commit, as it was named.' }),
    packs: Type.Array(Type.String(), { description: 'Ids of the packs that were compared.' }),
    cards: Type.Array(CardDiffSchema),
    maps: Type.Array(MapDiffSchema),
    rules: Type.Array(RulesDiffSchema),
    items: Type.Array(ItemDiffSchema, { description: 'Everything else with an id, value by value.' }),
    tests: Type.Array(TestDiffSchema),
    games: Type.Array(GamesDiffSchema, { description: 'With --compare: one for each setup.' }),
  },
  { ...CLOSED, title: 'Result of railwright diff' },
);
/** What changed in content, as `railwright diff --format json` prints it. */
export type DiffResult = Static<typeof DiffResultSchema>;
