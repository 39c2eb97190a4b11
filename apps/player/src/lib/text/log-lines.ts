// Events as readable lines: names for ids, cards drawn together in one sentence, and nothing that a viewer must not know.
import { isHiddenFrom, type GameEvent } from '@railwright/engine';
import type { StoryPart } from '../play/session.ts';
import { ownTurn } from '../play/own-turn.ts';
import type { Sentences } from './told.ts';
import type { GameWords } from './words.ts';
import { words } from './words.svelte.ts';

export interface LogLine {
  /** The part of the log it belongs to. */
  readonly step: number;
  readonly seat: number | undefined;
  readonly text: string;
  readonly heading: boolean;
  readonly cells: readonly string[];
  readonly cards: readonly string[];
  /** It was taken back. */
  readonly gone?: boolean;
}

export interface Speaker {
  readonly seats: number;
  readonly seatName: (seat: number) => string;
  /** Name of a card, ability, car or cell. */
  readonly thing: (id: string) => string;
  /** The seat that reads it; undefined to show everything. */
  readonly viewer: number | undefined;
  /** Of the game. */
  readonly words: GameWords;
}

/** Events that share a sentence when they follow each other. */
const JOINED = new Set(['draw', 'look', 'reveal', 'take']);

export function logLines(events: readonly GameEvent[], step: number, speaker: Speaker): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (!event) continue;
    const group = [event];
    while (JOINED.has(event.type) && events[i + 1]?.type === event.type && events[i + 1]?.seat === event.seat)
      group.push(events[++i] as GameEvent);
    const line = tell(group, step, speaker);
    const before = lines.at(-1);
    if (event.type === 'coins' && before && events[i - 1]?.type === 'play') {
      // The coins of a card are part of the line about playing it.
      const coins = words().table.coins(numberIn(event, 'coins') ?? 0);
      lines[lines.length - 1] = { ...before, text: before.text.replace(/\.$/, ` (+${coins}).`) };
    } else if (line) lines.push(line);
  }
  return lines;
}

/** The lines of a part of the log. */
export function linesOf({ events, said, seat, gone }: StoryPart, step: number, speaker: Speaker): LogLine[] {
  if (said !== undefined) return [{ step, seat, text: said, heading: false, cells: [], cards: [] }];
  const lines = logLines(events, step, speaker);
  return gone === true ? lines.map((line) => ({ ...line, gone })) : lines;
}

/** Lines that follow themselves as one with their number: four equal trains are one piece of news. */
export function joinEqual(lines: readonly LogLine[]): LogLine[] {
  const joined: [line: LogLine, count: number][] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last?.[0].text === line.text) last[1]++;
    else joined.push([line, 1]);
  }
  return joined.map(([line, count]) => ({ ...line, text: words().times(count, line.text) }));
}

/** The game's own sentence, otherwise the shared one; undefined for events without a sentence. */
export function sentenceFor(key: string, { log }: GameWords): Sentences[string] | undefined {
  const common = words().log;
  if (Object.hasOwn(log, key)) return log[key];
  return Object.hasOwn(common, key) ? common[key] : undefined;
}

function tell(group: readonly GameEvent[], step: number, speaker: Speaker): LogLine | undefined {
  const event = group[0];
  if (!event) return undefined;
  const w = words();
  const hidden = isHiddenFrom(event, speaker.viewer);
  const key = keyOf(event, hidden);
  const sentence = sentenceFor(key, speaker.words);
  if (!sentence) return undefined;
  const cards = hidden ? [] : group.flatMap(cardsOf);
  const cells = group.flatMap(({ cell, for: paidFor }) =>
    [cell, paidFor].filter((x) => typeof x === 'string'),
  );
  const seat = event.seat ?? numberIn(event, 'winner') ?? numberIn(event, 'first');
  const text = sentence({
    who: seat === undefined ? '' : speaker.seatName(seat),
    card: cards[0] === undefined ? '' : speaker.thing(cards[0]),
    cards: w.list(
      counted(cards, numberIn(event, 'count') ?? 1).map(([id, n]) => w.times(n, speaker.thing(id))),
    ),
    n: event.type === 'turn' ? ownTurn(countOf(event, 0), speaker.seats) : countOf(event, group.length),
    at: placeOf(event, speaker),
    whose: ownerOf(event, speaker),
    own: event.seat !== undefined && event['owner'] === event.seat,
    from: zoneName(event['from'], speaker.words),
    to: zoneName(event['to'], speaker.words),
    points: numberIn(event, 'points') ?? numberIn(event, 'total') ?? numberIn(event, 'chips') ?? 0,
  });
  return { step, seat, text, heading: event.type === 'turn', cells, cards };
}

function keyOf(event: GameEvent, hidden: boolean): string {
  if (event.type === 'end') return `end-${String(event['reason'])}`;
  return hidden ? `${event.type}-hidden` : event.type;
}

function cardsOf(event: GameEvent): string[] {
  const { card, car, ability, cards, cars, train, token, resource, count } = event;
  const many = Array.isArray(cards) ? cards : Array.isArray(cars) ? cars : undefined;
  if (many) return many.map(String);
  const one = card ?? car ?? ability ?? train;
  if (token !== undefined) return [`token:${String(token)}`];
  if (resource !== undefined) return [`${count === 1 ? 'resource' : 'resources'}:${String(resource)}`];
  return one === undefined ? [] : [String(one)];
}

function countOf(event: GameEvent, group: number): number {
  for (const field of [
    'count',
    'place',
    'coins',
    'turn',
    'length',
    'locomotives',
    'cost',
    'round',
    'cars',
    'day',
  ])
    if (typeof event[field] === 'number') return event[field];
  return group;
}

function placeOf(event: GameEvent, { thing }: Speaker): string {
  const cell = event['cell'] ?? event['for'];
  if (typeof cell === 'string') return thing(cell);
  const { siding, position, from, to, positions } = event;
  if (event.type === 'route' || event.type === 'link') return `${thing(String(from))} – ${thing(String(to))}`;
  if (Array.isArray(positions)) return positions.join(' – ');
  return (
    [siding, position, typeof to === 'number' ? to : undefined].find((x) => x !== undefined)?.toString() ?? ''
  );
}

/** The owner, if it is another player. */
function ownerOf(event: GameEvent, { seatName }: Speaker): string {
  const owner = numberIn(event, 'owner');
  return owner === undefined || owner === event.seat ? '' : seatName(owner);
}

function zoneName(zone: unknown, { zones = {} }: GameWords): string {
  return typeof zone === 'string' && Object.hasOwn(zones, zone) ? (zones[zone] ?? '') : '';
}

function numberIn(event: GameEvent, field: string): number | undefined {
  const value = event[field];
  return typeof value === 'number' ? value : undefined;
}

/** Equal cards together, in order of first appearance. */
function counted(cards: readonly string[], each: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + each);
  return [...counts];
}
