// A panel's result as data: printed by `railwright ask --json`, and described by `schemas/panel-result.schema.json`.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ASKED_FIGURES, SIDES, TONES, type Side } from '@railwright/figures';
import { LearnedPlayer } from '../result/learned-player.ts';
import { count, strict } from '../result/parts.ts';
import { PANEL_KINDS, type PanelKind } from './players/panel.ts';

export const ANSWERS = ['holds', 'depends', 'cannot-say'] as const;
export type Answer = (typeof ANSWERS)[number];
const WHOSE = ['all', 'strong'] as const;
export type Whose = (typeof WHOSE)[number];
/** Of values. */
export const UNITS = [...new Set(['share', ...ASKED_FIGURES.map(({ asked }) => asked.unit)])];

const words = <T extends string>(list: readonly T[], description?: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...list], ...(description !== undefined && { description }) });

const Effect = Type.Object(
  {
    value: Type.Number(),
    low: Type.Number({ description: 'Lower end of the interval.' }),
    high: Type.Number({ description: 'Upper end of the interval.' }),
  },
  strict,
);

const Says = Type.Object(
  {
    player: Type.String({ description: 'A player in all seats, or several at mixed tables.' }),
    kind: words<PanelKind | 'all'>([...PANEL_KINDS, 'all']),
    games: count('Games behind this value.'),
    effect: Effect,
    side: Type.Union([words<Side>(SIDES), Type.Null()], {
      description:
        'Above or below the reference value or, for sizes, above or below the strongest player; `none`: a negligible difference; null: shown, but not tested.',
    }),
  },
  strict,
);

const Finding = Type.Object(
  {
    id: Type.String({ description: 'Stays the same from one version to the next.' }),
    about: Type.String({ description: 'The subject.' }),
    answer: words(ANSWERS, 'Whether it holds for all players, depends on who plays, or is undecided.'),
    whose: words(WHOSE, 'Whose play it is about: that of everybody, or of strong players only.'),
    tone: words(TONES, 'Whether a designer should look at it.'),
    weight: Type.Number({ description: 'How much it matters; findings are sorted by this.' }),
    verdict: Type.Optional(
      Type.String({
        description:
          'The answer in words, without its value; absent where nothing is certain or players are compared.',
      }),
    ),
    sentence: Type.String(),
    unit: words(UNITS),
    against: Type.Number({
      description: 'Reference value of the effects, such as even chances; 0 for sizes.',
    }),
    note: Type.Number({ description: 'Effects up to this size are negligible.' }),
    effect: Type.Union([Effect, Type.Null()], {
      description:
        'The effect for the strongest player, relative to `against`; null without a strong player.',
    }),
    says: Type.Array(Says, { description: 'The strongest first.' }),
    settles: Type.Union([Type.String(), Type.Null()], {
      description: 'The way to settle it; null where it is settled.',
    }),
    items: Type.Optional(
      Type.Array(Type.String(), { description: 'Ids of the cards, other items or cells that it is about.' }),
    ),
    change: Type.Optional(
      Type.Object(
        {
          told: Type.String({ description: 'The change, in words.' }),
          turn: count('Whose share of the wins the effect is, in turn order from 0.'),
          rules: Type.Record(Type.String(), Type.Unknown(), {
            description: 'Keys of the rules file that say so, with their values.',
          }),
        },
        { ...strict, description: 'The change to the rules that its games were played with.' },
      ),
    ),
  },
  strict,
);

const AMONG_ALL = 'Share of the wins, with a simultaneous interval.';

const WorthOf = Type.Object(
  {
    item: Type.String({ description: 'Id of the card, or of another item that seats can own.' }),
    name: Type.String(),
    forbidden: Type.Number({
      description: 'Share of the wins of strong play that must not gain it but otherwise plays as before.',
    }),
    without: Type.Union([Type.Number(), Type.Null()], {
      description:
        'The same for a player that has learned to do without it; null if there is none, for example because being forbidden the card costs next to nothing.',
    }),
    lost: Type.Object(
      { value: Type.Number(), low: Type.Number(), high: Type.Number() },
      {
        ...strict,
        description:
          'Share of the wins that is lost without it, with an interval for all cards at once: wins of strong play from the same deals, less those of a player that has learned to do without it; an upper bound where `without` is null.',
      },
    ),
  },
  strict,
);

const StartCell = Type.Object(
  {
    cell: Type.String(),
    wins: Type.Object(
      { value: Type.Number(), low: Type.Number(), high: Type.Number() },
      { ...strict, description: AMONG_ALL },
    ),
    stands: Type.Boolean({
      description: 'Differs significantly from even, although all cells are tested at once.',
    }),
    games: count('Seats that were drawn to start there.'),
    expected: Type.Union([Type.Number(), Type.Null()], {
      description:
        'Wins that the strong player itself expects from there when it lays its start rail first; null where it has no estimate.',
    }),
  },
  strict,
);

const CellFigures = Type.Record(Type.String(), Type.Number(), {
  description: 'By figure: see “railwright simulate --explain”.',
});

const MapCell = Type.Object(
  { cell: Type.String(), strong: Type.Union([CellFigures, Type.Null()]), panel: CellFigures },
  strict,
);

const Quarters = (description: string) => Type.Array(Type.Number(), { description, maxItems: 4 });

const CardUse = Type.Object(
  {
    item: Type.String({ description: 'Id of the card, or of another item that seats can own.' }),
    name: Type.String(),
    cost: Type.Union([Type.Number(), Type.Null()], { description: 'Null where it is not bought.' }),
    gained: Type.Number({ description: 'Share of the seats of strong play that gain one.' }),
    firstGained: Type.Union(
      [Type.Object({ value: Type.Number(), low: Type.Number(), high: Type.Number() }, strict), Type.Null()],
      {
        description:
          'The turn of a seat in which it gains its first one: the median over the seats that gain any, with a 95% interval; null if none does.',
      },
    ),
    gainedIn: Quarters('Shares of all that were gained, by quarter of the turns; empty if none was.'),
    played: Type.Union([Type.Number(), Type.Null()], {
      description:
        'How often a seat plays it in a game, on average over all seats; null if it is not played.',
    }),
    usedIn: Quarters('The same for how often it was played; empty if it never was.'),
    with: Type.Array(Type.String(), {
      description: 'Names of items that seats with one gain clearly more often than other seats.',
    }),
  },
  strict,
);

const Member = Type.Object(
  {
    name: Type.String({ description: 'Name of the bot.' }),
    kind: words(PANEL_KINDS),
    wins: Type.Union([Effect, Type.Null()], { description: 'Null if it played with no other player.' }),
    learned: Type.Union([LearnedPlayer, Type.Null()], {
      description: 'Facts from its file; null for bots written by hand.',
    }),
  },
  {
    ...strict,
    description: '`wins`: share of wins of one of its seats at mixed tables, with a 95% interval.',
  },
);

export const PanelSchema = Type.Object(
  {
    format: Type.Literal(1),
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the definition that was played.' }),
    engine: Type.String({ description: 'Version of the engine.' }),
    seats: Type.Integer({ minimum: 2, maximum: 8 }),
    seed: count('Seed of the games.'),
    games: count('Games of all tables.'),
    panel: Type.Array(Member, { description: 'The members of the panel.' }),
    trust: Type.Array(Type.String(), { description: 'How far to trust the findings, as sentences.' }),
    findings: Type.Array(Finding, { description: 'The most important first.' }),
    cells: Type.Array(MapCell, {
      description:
        'How the cells of the map are used: with strong play (null if no player is strong), and with all players at mixed tables; empty without a map.',
    }),
    cards: Type.Array(CardUse, {
      description: 'How strong play uses each card; empty if no player is strong.',
    }),
    leads: Type.Array(Effect, {
      description:
        'How often those who lead after each tenth of the turns win in the end, with strong play: each strong player with itself, so that all seats are equal; the 95% intervals hold together. Empty if no player is strong.',
    }),
    worths: Type.Array(WorthOf, {
      description: 'The loss without each card; empty if no player is strong.',
    }),
    starts: Type.Array(StartCell, {
      description:
        'Wins of strong play from randomly drawn start cells, best first; empty if no player has learned the setup.',
    }),
  },
  {
    ...strict,
    title: 'Result of railwright ask',
    description:
      'Findings of a panel of players about a setup. The intervals of findings are corrected together: the chance that any of the answers is wrong is at most 5%, of which 3% are for the game, 1.5% for its cards and 0.5% for the cells of its map, each by Holm 1979.',
  },
);

/** The findings of a panel. */
export type PanelResult = Static<typeof PanelSchema>;
/** One finding of a panel. */
export type PanelFinding = Static<typeof Finding>;
