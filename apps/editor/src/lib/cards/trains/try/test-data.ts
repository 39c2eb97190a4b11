// Turns the tried choices into a card test: choices as lines of `do`, results as lines of `expect`.
import type { CardCounts, SeatView, TrainsView } from '@railwright/engine';
import type { Data } from '../../../core/content/data.ts';
import { isData } from '../../../core/content/data.ts';
import { seatKey } from './position.ts';

export interface Expectation {
  /** Keys within `expect`: `hand`, or `opponent` and `discard`. */
  readonly path: readonly string[];
  readonly value: unknown;
  /** Whether it differs from the start. */
  readonly changed: boolean;
}

/** A choice that was made; `fresh` if it is the first answer to its question. */
export interface Chosen {
  readonly text: string;
  readonly fresh: boolean;
  /** When cards are put on the deck: all that remain, including this one. */
  readonly left?: CardCounts | undefined;
}

/**
 * Choices as lines: picks for one question are one line, with "done" implied, as is "apply" before a choice.
 * Cards put on the deck are one line too, top first.
 */
export function stepLines(choices: readonly Chosen[]): unknown[] {
  const lines: unknown[] = [];
  let picks: string[] = [];
  let picking = '';
  let puts: Chosen[] = [];
  const endPicks = (): void => {
    if (picks.length > 0) lines.push({ [picking]: picks.length === 1 ? picks[0] : picks });
    lines.push(...putLines(puts));
    picks = [];
    puts = [];
  };
  choices.forEach((choice, i) => {
    const { text, fresh, left } = choice;
    const space = text.indexOf(' ');
    const verb = space < 0 ? text : text.slice(0, space);
    if (verb === 'choose' || verb === 'cell') {
      if (fresh || verb !== picking) endPicks();
      picking = verb;
      picks.push(text.slice(space + 1));
      return;
    }
    if (verb === 'put' && left) {
      if (sizeOf(left) !== sizeOf(puts.at(-1)?.left) - 1) endPicks();
      puts.push(choice);
      return;
    }
    const answered = text === 'done' && picks.length > 0;
    endPicks();
    const next = choices[i + 1]?.text;
    const implied = text === 'apply' && next !== undefined && next !== 'apply' && next !== 'decline';
    if (!answered && !implied) lines.push(space < 0 ? text : { [verb]: word(text.slice(space + 1)) });
  });
  endPicks();
  return lines;
}

/** The last kind goes on top automatically. While several remain, the question is open, and each card is a line. */
function putLines(puts: readonly Chosen[]): unknown[] {
  const cards = puts.map(({ text }) => text.slice('put '.length));
  const rest = Object.entries(puts[0]?.left ?? {})
    .map(([card, count]) => [card, count - cards.filter((one) => one === card).length] as const)
    .filter(([, count]) => count > 0);
  if (puts.length === 0 || rest.length > 1) return cards.map((card) => ({ put: card }));
  const last = rest.flatMap(([card, count]) => Array.from({ length: count }, () => card));
  return [{ put: [...last, ...cards.toReversed()] }];
}

function sizeOf(cards: CardCounts = {}): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

function word(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Possible expectations after the choices, changes first. */
export function expectations(before: TrainsView, after: TrainsView): Expectation[] {
  const lines: Expectation[] = [
    line(['coins'], before.coins, after.coins),
    ...seatLines([], before.seat[0], after.seat[0]),
    line(['rails'], railsOf(before, 0), railsOf(after, 0)),
    line(['trash'], list(before.trash), list(after.trash)),
    ...supplyLines(before, after),
    ...tableLines(before, after),
  ];
  for (let seat = 1; seat < after.seat.length; seat++)
    lines.push(
      ...seatLines([seatKey(seat)], before.seat[seat], after.seat[seat]),
      line([seatKey(seat), 'rails'], railsOf(before, seat), railsOf(after, seat)),
    );
  const { decision } = after;
  if (decision && decision.type !== 'turn')
    lines.push({ path: ['decision'], value: decision.type, changed: true });
  return lines.sort((a, b) => Number(b.changed) - Number(a.changed));
}

function line(path: readonly string[], before: unknown, after: unknown): Expectation {
  return { path, value: after, changed: JSON.stringify(before) !== JSON.stringify(after) };
}

function seatLines(
  at: readonly string[],
  before: SeatView | undefined,
  after: SeatView | undefined,
): Expectation[] {
  if (!before || !after) return [];
  return [
    line([...at, 'hand'], list(before.hand), list(after.hand)),
    line([...at, 'deck'], deck(before), deck(after)),
    line([...at, 'discard'], list(before.discard), list(after.discard)),
    line([...at, 'play'], list(before.play), list(after.play)),
    line([...at, 'gained'], list(before.gained), list(after.gained)),
    ...(after.mat
      ? [
          line([...at, 'mat'], list(before.mat), list(after.mat)),
          line([...at, 'matDown'], list(before.matDown), list(after.matDown)),
        ]
      : []),
    line([...at, 'aside'], list(before.aside), list(after.aside)),
    line([...at, 'track'], before.track, after.track),
    ...(at.length === 0 ? [] : ownTokenLines(at, before, after)),
    ...onlyChanged([
      ...Object.entries(after.resources ?? {}).map(([id, count]) =>
        line([...at, 'resources', id], before.resources?.[id], count),
      ),
      line([...at, 'railsLeft'], before.railsLeft, after.railsLeft),
      line([...at, 'routes'], before.routes, after.routes),
      line([...at, 'bonuses'], before.bonuses, after.bonuses),
      line([...at, 'power'], Object.keys(before.powers ?? {}), Object.keys(after.powers ?? {})),
    ]),
  ];
}

/** Rarely changed values, where they changed. */
function tableLines(before: TrainsView, after: TrainsView): Expectation[] {
  const cells = (of: string, old: Cells, now: Cells, none: unknown): Expectation[] =>
    labelsOf(old, now).map((label) => line([of, label], old[label] ?? none, now[label] ?? none));
  const [old, now] = [leftOf(before), leftOf(after)];
  const left = Object.entries(now).map(([kind, count]) => line(['tokensLeft', kind], old[kind], count));
  return onlyChanged([
    line(['railPoints'], before.railPoints, after.railPoints),
    ...cells('stations', before.stations, after.stations, 0),
    line(['stationsLeft'], before.stationsLeft, after.stationsLeft),
    ...cells('tokens', tokensOf(before), tokensOf(after), {}),
    ...left,
    ...Object.entries(after.resourcesLeft ?? {}).map(([id, count]) =>
      line(['resourcesLeft', id], before.resourcesLeft?.[id], count),
    ),
    // A test cannot expect that there is no event.
    ...(after.event === undefined ? [] : [line(['event'], before.event, after.event)]),
    line(['eventDeck'], list(before.eventDeck), list(after.eventDeck)),
    line(['waived'], before.waived, after.waived),
    line(['turn'], before.turn, after.turn),
    line(['active'], seatKey(before.active), seatKey(after.active)),
  ]);
}

type Cells = Readonly<Record<string, unknown>>;
type Tokens = NonNullable<SeatView['tokens']>;

const labelsOf = (old: Cells, now: Cells): string[] => [
  ...new Set([...Object.keys(old), ...Object.keys(now)]),
];

/** Those without an owner or of the first seat. */
function tokensOf({ tokens = {}, seat: [own] }: TrainsView): Tokens {
  const owned = own?.tokens ?? {};
  return Object.fromEntries(
    labelsOf(tokens, owned).map((label) => [label, { ...tokens[label], ...owned[label] }]),
  );
}

function leftOf({ tokensLeft, seat: [own] }: TrainsView): CardCounts {
  return { ...tokensLeft, ...own?.tokensLeft };
}

/** The cells where tokens of a seat have changed. */
function ownTokenLines(at: readonly string[], before: SeatView, after: SeatView): Expectation[] {
  const [old, now] = [before.tokens ?? {}, after.tokens ?? {}];
  const changed = labelsOf(old, now).filter(
    (label) => JSON.stringify(old[label]) !== JSON.stringify(now[label]),
  );
  const there = Object.fromEntries(changed.map((label) => [label, now[label] ?? {}]));
  return changed.length === 0 ? [] : [{ path: [...at, 'tokens'], value: there, changed: true }];
}

const onlyChanged = (lines: readonly Expectation[]): Expectation[] => lines.filter(({ changed }) => changed);

/** Only piles that changed. */
function supplyLines(before: TrainsView, after: TrainsView): Expectation[] {
  return Object.entries(after.supply).flatMap(([id, count]) =>
    before.supply[id] === count ? [] : [{ path: ['supply', id], value: count, changed: true }],
  );
}

function list(counts: CardCounts | undefined): string[] {
  return Object.entries(counts ?? {})
    .flatMap(([id, count]) => Array.from({ length: count }, () => id))
    .sort();
}

/** The known top, then the rest in any order. */
function deck(seat: SeatView): string[] {
  return [...seat.deckTop.filter((id) => id !== null), ...list(seat.deck)];
}

function railsOf(view: TrainsView, seat: number): string[] {
  return Object.entries(view.rails).flatMap(([label, seats]) => (seats.includes(seat) ? [label] : []));
}

/** The chosen lines as the object for `expect`. */
export function expectData(lines: readonly Expectation[]): Data {
  const expect: Record<string, unknown> = {};
  for (const { path, value } of lines) {
    const [first = '', second] = path;
    if (second === undefined) expect[first] = value;
    else {
      const inner = expect[first];
      expect[first] = { ...(isData(inner) ? inner : {}), [second]: value };
    }
  }
  return expect;
}

/** A test file with its first test. */
export function testFileText(): string {
  return '# yaml-language-server: $schema=../../../schemas/tests.schema.json\n# Card tests: a position, the choices, and the expected result.\nformat: 1\ntests: []\n';
}
