// A table that a test plays, and a page at it: what goes over the connection, without one.
import './browser.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Match, ONLOOKER, cloneState, createGame, createRng, eventsFor } from '@railwright/engine';
import {
  packPosition,
  tableFragment,
  type Change,
  type Message,
  type Request,
  type SeatState,
  type Told,
} from '@railwright/table/protocol';
import { bundleOf } from './games.ts';
import type { Socket } from '../../src/lib/remote/connection.svelte.ts';

// Loaded after a browser has been simulated.
vi.mock('../../src/lib/remote/Bar.svelte', () => ({ default: {} }));
vi.mock('../../src/lib/remote/PlayersDialog.svelte', () => ({ default: {} }));
const { Visit } = await import('../../src/lib/remote/visit.svelte.ts');

export const bundle = bundleOf('game-of-trains/standard');
export const game = createGame(bundle.definition, 2);
export const SECRET = 'abcdefghijklmnopqrstuv';
export const page = new URL(`http://192.168.0.7:4180/games/?x=1${tableFragment('t1', SECRET)}`);

type View = Extract<Message, { type: 'view' }>;

/** A connection as the table sees it. */
class Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly heard: Request[] = [];
  closed = false;
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.closed = true;
  }
  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.onclose?.({ code });
  }
  get changes(): Change[] {
    return this.heard.filter((one): one is Change => 'id' in one);
  }
}

/** All connections of the page, in order. */
export let lines: Line[];
/** The page. */
export let opened: InstanceType<typeof Visit>;
/** The newest connection. */
export const line = (): Line => lines.at(-1)!;
/** Lets messages be carried out. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await vi.advanceTimersByTimeAsync(0);
};

/** A page with an address, which has no connection yet. */
export function openVisit(at = page): void {
  lines = [];
  opened = new Visit(at, () => {
    lines.push(new Line());
    return line() as unknown as Socket;
  });
}

export const SEATS: readonly SeatState[] = [
  { name: 'Ada', player: 'person', here: true },
  { name: 'Ada', player: 'person', here: true },
];

/** The table after these choices, told from the beginning. */
export function viewOf(match: Match, seat: number | null, more: Partial<View> = {}): View {
  const state = cloneState(match.state);
  game.resample(state, seat ?? ONLOOKER, createRng(1));
  const told: Told[] = [
    { revision: 0, kind: 'begun', events: match.setupEvents },
    ...match.log().map((step, i): Told => {
      const events = [eventsFor(step.events, seat ?? ONLOOKER)];
      return { revision: i + 1, kind: 'chose', seat: step.seat, events };
    }),
  ];
  return {
    type: 'view',
    revision: match.at,
    moved: match.at,
    seats: SEATS,
    position: packPosition(state),
    from: -1,
    told,
    undo: { mine: 'no' },
    ...more,
  };
}

export const welcome = (seat: number | null, more: object = {}): Message => ({
  type: 'welcome',
  table: 't1',
  seat,
  seats: 2,
  title: 'Friday',
  hash: bundle.hash,
  bundle: JSON.stringify(bundle),
  learned: false,
  seen: 0,
  ...more,
});

/** A page that sits at the table. */
export async function sitDown(
  match: Match,
  seat: number | null,
  more: Partial<View> = {},
  hello: object = {},
) {
  openVisit();
  line().onopen?.();
  line().say(welcome(seat, hello));
  line().say(viewOf(match, seat, more));
  // The game is loaded.
  await vi.waitFor(() => expect(opened.session ?? opened.trouble).toBeDefined(), 20_000);
  const { session } = opened;
  if (!session) throw new Error(opened.trouble?.text);
  return session;
}

/** A game that has come to `seat`, which has more than one way to go on. */
export function gameOf(seat: number): Match {
  const match = new Match(game, 3);
  while (match.decision?.seat !== seat || match.legal().length < 2) match.choose(match.legal()[0]!);
  return match;
}

/** Call it in a file of tests. */
export function withTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    localStorage.removeItem('railwright.player.table.t1');
  });
  afterEach(() => {
    opened.close();
    vi.useRealTimers();
  });
}
