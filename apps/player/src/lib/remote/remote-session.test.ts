// A page at a table: what it shows, asks and says.
import { expect, test, vi } from 'vitest';
import { Match, ONLOOKER } from '@railwright/engine';
import { PROTOCOL, type SeatState, type Told } from '@railwright/table/protocol';
import {
  SEATS,
  SECRET,
  bundle,
  game,
  gameOf,
  line,
  settle,
  sitDown,
  viewOf,
  withTime,
} from '../../../test/unit/fake-table.ts';

withTime();

test('a page says which seat it is for, shows what the table sends, and chooses from it', async () => {
  const match = gameOf(0);
  const session = await sitDown(match, 0);
  expect(line().heard[0]).toMatchObject({ type: 'hello', protocol: PROTOCOL, table: 't1', secret: SECRET });
  expect(session.seats.map(({ name }) => name)).toEqual(['1. Ada', '2. Ada']);
  expect(session.view).toEqual(game.viewFor(match.state, 0));
  expect([...session.legal]).toEqual(match.legal());
  expect(session.at).toBe(match.at);
  expect(session.words.title).toContain('Your turn');
});

test('a choice is sent and never played ahead; until its answer nothing else can be chosen', async () => {
  const match = gameOf(0);
  const session = await sitDown(match, 0);
  const [text = ''] = session.legal;
  const before = structuredClone(session.view);
  expect(session.choose(text)).toEqual({ ok: true });
  expect(session.choose(text).ok).toBe(false);
  expect(session.legal.size).toBe(0);
  expect(line().changes).toEqual([
    { type: 'choose', id: expect.any(String), revision: match.at, texts: [text] },
  ]);
  expect(session.view).toEqual(before);
  await vi.advanceTimersByTimeAsync(300);
  expect(session.myTurn).toBe(false);
  expect(session.waiting).toBe('Sent. The table has not answered yet.');
  match.choose(text);
  const { told, ...view } = viewOf(match, 0);
  line().say({ ...view, from: match.at - 1, told: told.slice(-1) });
  line().say({ type: 'done', id: line().changes[0]!.id, revision: match.at });
  await settle();
  expect(session.at).toBe(match.at);
  expect(session.view).toEqual(game.viewFor(match.state, 0));
  expect(session.isSending).toBe(false);
});

test('choices that were taken back stay in the log and do not count', async () => {
  const match = gameOf(0);
  match.choose(match.legal()[0]!);
  const whole = viewOf(match, 0);
  match.undo();
  const view = viewOf(match, 0);
  const revision = whole.revision + 1;
  const told: Told[] = [...whole.told, { revision, kind: 'took-back', seat: 0, revisions: [whole.revision] }];
  const session = await sitDown(match, 0, { ...view, revision, moved: revision, told });
  expect(session.at).toBe(match.at);
  expect(session.log).toHaveLength(match.at);
  expect(session.story.filter(({ gone }) => gone)).toHaveLength(1);
  expect(session.story.at(-1)?.said).toBe('1. Ada took back.');
});

test('a view that does not follow the last one is asked for once more', async () => {
  const match = gameOf(0);
  const session = await sitDown(match, 0);
  const { at } = session;
  line().say({ ...viewOf(match, 0), revision: at + 9, from: at + 5, told: [] });
  await settle();
  expect(line().heard.at(-1)).toEqual({ type: 'look' });
  expect(session.at).toBe(at);
});

test('what happened since the seat last looked is told, without what it did itself', async () => {
  const match = gameOf(0);
  for (let i = 0; i < 12; i++) match.choose(match.legal()[0]!);
  const seen = 3;
  const session = await sitDown(match, 0, {}, { seen });
  const own = match.log().filter((step, i) => i >= seen && step.seat === 0).length;
  expect(session.recap).toHaveLength(match.at - seen - own);
  session.read();
  expect(session.recap).toBeUndefined();
  session.see();
  expect(line().heard.at(-1)).toEqual({ type: 'seen', revision: match.at });
});

test('taking back without others is done at once, otherwise they are asked, and answer', async () => {
  const match = gameOf(1);
  const session = await sitDown(match, 0, { undo: { mine: 'ask' } });
  expect(session.words.undo).toBe('Ask the others whether you may take back');
  expect(session.canUndo).toBe(true);
  session.undo();
  expect(line().changes.at(-1)).toMatchObject({ type: 'undo', revision: match.at });
  line().say({ ...viewOf(match, 0), undo: { mine: 'ask', wish: { seat: 0, waits: [1] } } });
  line().say({ type: 'done', id: line().changes[0]!.id, revision: match.at });
  await settle();
  expect(session.wish).toEqual({ seat: 0, waits: [1] });
  expect(session.canUndo).toBe(false);
  session.answer(false);
  expect(line().changes.at(-1)).toMatchObject({ type: 'answer', agree: false });
});

test('whoever has not sat down sees the seat and cannot choose', async () => {
  const match = gameOf(0);
  const seats: SeatState[] = [{ name: 'Bot', player: 'bot', bot: 'random', here: true }, SEATS[1]!];
  const session = await sitDown(match, 0, { seats });
  expect(session.isSeated).toBe(false);
  expect(session.legal.size).toBe(0);
  expect(session.waiting).toBe('Bot is thinking …');
  session.sit('Bea');
  expect(line().changes).toMatchObject([{ type: 'sit', name: 'Bea' }]);
});

test('an onlooker sees what lies open and is told so', async () => {
  const match = gameOf(0);
  const session = await sitDown(match, null);
  expect(session.view).toEqual(game.viewFor(match.state, ONLOOKER));
  expect(session.myTurn).toBe(false);
  session.see();
  expect(line().heard).toHaveLength(1);
});

test('a refusal is shown until the table moves on', async () => {
  const match = gameOf(0);
  const session = await sitDown(match, 0);
  session.choose([...session.legal][0]!);
  const { id } = line().changes[0]!;
  line().say({ type: 'refused', id, code: 'stale', reason: '' });
  await settle();
  expect(session.refused).toBe('stale');
  expect(session.legal.size).toBeGreaterThan(0);
  match.choose(match.legal()[0]!);
  line().say(viewOf(match, 0));
  await settle();
  expect(session.refused).toBeUndefined();
});

test('when the game is over, everything is shown, and the record can be had', async () => {
  const match = new Match(game, 4);
  while (!match.isOver) match.choose(match.legal().at(-1)!);
  const record = match.record({ engine: 'x', setup: bundle.definition.setup, content: bundle.hash });
  const session = await sitDown(match, 1, { record });
  expect(session.atEnd).toBe(true);
  expect(session.record()).toEqual(record);
  expect(session.state.data).toEqual(match.state.data);
});
