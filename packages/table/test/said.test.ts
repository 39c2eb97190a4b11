// What people say about a game at its table: kept like everything, theirs alone until the game is over.
import { expect, test } from 'vitest';
import { MOST_NOTES, saidIn, type Message, type NoteText } from '@railwright/table/protocol';
import type { FinishedGame } from '@railwright/table';
import { duel, newTable, openHall, order, SETUPS, until, type Page } from './harness.ts';

const note = (page: Page, name: string, says: NoteText | null, id?: string): Promise<Message> =>
  page.ask({ type: 'say', what: { note: name, says } }, id);
const said = (page: Page) => saidIn(page.told);

/** Lets a bot play the game to its end. */
async function playOut(pages: readonly [Page, Page]): Promise<void> {
  for (let i = 0; i < 3000 && !pages[0].view.record; i++) {
    const [asked] = order(pages);
    const legal = asked.legal();
    await asked.choose(legal[(i * 7) % legal.length]!);
  }
  expect(pages[0].view.record).toBeDefined();
}

test('what others say reaches nobody before the game is over, and everybody after it', async () => {
  const { hall, head, asked, other } = await duel(SETUPS['freight-train']);
  const onlooker = await hall.page(head, 2);
  expect(await note(asked, 'n1', { at: 0, about: { card: 'boxcar' }, text: 'PLANTED one' })).toMatchObject({
    type: 'done',
  });
  await note(other, 'n1', { text: 'PLANTED two' });
  expect(said(asked).notes).toEqual([
    { note: 'n1', seat: asked.seat, at: 0, about: { card: 'boxcar' }, text: 'PLANTED one' },
  ]);
  for (const [page, text] of [
    [asked, 'PLANTED two'],
    [other, 'PLANTED one'],
    [onlooker, 'PLANTED'],
  ] as const) {
    const late = page.seat === null ? page : await hall.page(head, page.seat);
    await late.table.look(late);
    expect(JSON.stringify([page.sent, late.sent])).not.toContain(text);
  }
  await playOut([asked, other]);
  for (const page of [asked, other, onlooker, await hall.page(head, 2)])
    expect(
      said(page)
        .notes.map(({ text }) => text)
        .sort(),
    ).toEqual(['PLANTED one', 'PLANTED two']);
  // And from then on at once.
  await note(other, 'n2', { text: 'Good game.' });
  expect(said(asked).notes).toHaveLength(3);
});

test('a note is kept once, changed and deleted by its author alone, and what it was is told to nobody', async () => {
  const { hall, head, asked, other } = await duel(SETUPS['freight-train']);
  const { moved } = asked.view;
  const answer = await note(asked, 'n1', { text: 'PLANTED first' }, 'once');
  expect(await note(asked, 'n1', { text: 'PLANTED first' }, 'once')).toEqual(answer);
  await note(asked, 'n1', { text: 'better said' });
  await note(asked, 'n2', { text: 'PLANTED gone' });
  await note(asked, 'n2', null);
  // Under the same name, it is another note of the other seat.
  await note(other, 'n1', null);
  expect(said(asked).notes.map(({ text }) => text)).toEqual(['better said']);
  expect(asked.view.moved).toBe(moved);
  await playOut([asked, other]);
  expect(JSON.stringify(other.sent)).not.toContain('PLANTED');
  for (const page of [asked, other]) await page.table.leave(page);
  expect(hall.tables.size).toBe(0);
  const again = await hall.page(head, other.seat!);
  expect(said(again).notes.map(({ text }) => text)).toEqual(['better said']);
  expect(JSON.stringify(again.sent)).not.toContain('PLANTED');
});

test('a note about a moment that is taken back stays, at the position the game goes back to', async () => {
  const { asked, other } = await duel(SETUPS['freight-train']);
  for (let i = 0; i < 400 && asked.view.undo.mine !== 'free'; i++) {
    const [next] = order([asked, other]);
    await next.choose(next.legal()[i % next.legal().length]!);
  }
  const at = asked.told.reduce((sum, one) => sum + (one.kind === 'chose' ? one.events.length : 0), 0);
  await note(asked, 'n1', { at, text: 'Now.' });
  expect(said(asked).notes).toMatchObject([{ at }]);
  await asked.ask({ type: 'undo', revision: asked.view.revision });
  const [{ at: now } = {}] = said(asked).notes;
  expect(now).toBeLessThan(at);
  // Later choices do not move it again, and no moment lies ahead of the game.
  await asked.choose(asked.legal()[0]!);
  expect(said(asked).notes).toMatchObject([{ at: now }]);
  await note(asked, 'n2', { at: 9999, text: 'Later.' });
  expect(said(asked).notes[1]?.at).toBeLessThanOrEqual(at);
});

test('a wish to take back stays open while somebody says something', async () => {
  const { asked, other } = await duel();
  for (let i = 0; i < 400 && asked.view.undo.mine !== 'ask'; i++) {
    const [next] = order([asked, other]);
    await next.choose(next.legal()[i % next.legal().length]!);
  }
  await asked.ask({ type: 'undo', revision: asked.view.revision });
  await note(other, 'n1', { text: 'Hm.' });
  expect(asked.view.undo.wish).toBeDefined();
});

test('answers are those that the questions of the setup take; the last one counts', async () => {
  const hall = await openHall();
  const head = await hall.open(await newTable('homebrew-fenland/fenland-duel', [undefined, undefined]));
  // Whoever has the link can say something, also while nobody sits there.
  const page = await hall.page(head, 1);
  const give = (question: string, says: number | string | null) =>
    page.ask({ type: 'say', what: { question, says } });
  expect(await give('fun', 6)).toMatchObject({ code: 'no-such-question' });
  expect(await give('luck', 3)).toMatchObject({ code: 'no-such-question' });
  await give('fun', 2);
  await give('fun', 4);
  expect(said(page).answers).toEqual([{ question: 'fun', seat: 1, value: 4 }]);
  await give('fun', null);
  expect(said(page).answers).toEqual([]);
  const onlooker = await hall.page(head, 2);
  expect(await onlooker.ask({ type: 'say', what: { question: 'fun', says: 4 } })).toMatchObject({
    code: 'onlooker',
  });
});

test('a seat that says too much is told so, and can delete or shorten', async () => {
  const { asked } = await duel(SETUPS['freight-train']);
  for (let i = 0; i < MOST_NOTES; i++) await note(asked, `n${i}`, { text: 'a' });
  expect(await note(asked, 'more', { text: 'a' })).toMatchObject({ code: 'too-much-said' });
  const long = { text: 'x'.repeat(5000) };
  for (let i = 0; i < 11; i++) expect(await note(asked, `n${i}`, long)).toMatchObject({ type: 'done' });
  expect(await note(asked, 'n50', long)).toMatchObject({ code: 'too-much-said' });
  expect(await note(asked, 'n0', null)).toMatchObject({ type: 'done' });
  expect(await note(asked, 'more', { text: 'a' })).toMatchObject({ type: 'done' });
});

test('a finished game is told to the host when the last page leaves, with all that was said', async () => {
  const over: FinishedGame[] = [];
  const hall = await openHall({ onOver: (_, game) => over.push(game) });
  const head = await hall.open(await newTable(SETUPS['freight-train'], [undefined, 'random']));
  const page = await hall.sit(head, 0);
  await note(page, 'n1', { text: 'Early.' });
  await page.table.leave(page);
  await until(() => hall.tables.size === 0, 'the table to be dropped');
  expect(over).toEqual([]);
  const back = await hall.sit(head, 0);
  expect(await back.ask({ type: 'bot', seat: 0, bot: 'random' })).toMatchObject({ type: 'done' });
  await until(() => back.view.record !== undefined, 'the end');
  await note(back, 'n2', { text: 'Late.' });
  await back.table.leave(back);
  await until(() => over.length > 0, 'the end of the visit');
  expect(over).toMatchObject([{ said: { notes: [{ text: 'Early.' }, { text: 'Late.' }] } }]);
  expect(over[0]?.record).toEqual(back.view.record);
});
