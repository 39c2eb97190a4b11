// The first screen of a panel’s answers: five questions, each with its mark. Nothing is called fine that is not known.
import type { PanelFinding } from '@railwright/playtest';
import { describe, expect, test } from 'vitest';
import { panelDocument } from '../src/documents.ts';
import { toHtml } from '../src/html/to-html.ts';
import { toMarkdown } from '../src/markdown/to-markdown.ts';
import {
  found,
  first,
  minutes,
  worth,
  card,
  panel,
  verdictOf,
  answerTo,
  read,
  type Side,
} from './made-panel.ts';

test('the same five questions are asked of every setup, in the same order', () => {
  const asked = [verdictOf([]), verdictOf([], { panel: [] })].map(({ answers }) =>
    answers.map(({ question }) => question),
  );
  expect(asked[0]).toEqual([
    ...['Is it fair?', 'Is it long?', 'More than one way to win?'],
    ...['Cards too strong or dead?', 'Which starts are best?'],
  ]);
  expect(asked[1]).toEqual(asked[0]);
});

describe('is it fair', () => {
  test('even seats are fine, uneven ones are said with their interval, and far from even is broken', () => {
    expect(read(answerTo('fair', [first([0.49, 0.5, 0.51], 'none')]))).toEqual([
      ...['fine', 'Yes: every seat wins about its share of 50%.', null],
    ]);
    expect(read(answerTo('fair', [first([0.55, 0.6, 0.65], 'more')]))).toEqual([
      ...['look', 'No: going first wins 60.0% (55.0–65.0%); 50% would be even.', null],
    ]);
    expect(answerTo('fair', [first([0.61, 0.7, 0.8], 'more')]).mark).toBe('broken');
    expect(answerTo('fair', [first([0.2, 0.3, 0.39], 'less')]).mark).toBe('broken');
  });

  test('what strong play shows counts, even if other players’ games do not show that they agree', () => {
    expect(answerTo('fair', [first([0.55, 0.6, 0.65], 'more', { answer: 'cannot-say' })]).mark).toBe('look');
  });

  test('an interval across even leaves it open, with what would settle it', () => {
    const open = answerTo('fair', [first([0.4, 0.55, 0.7], 'open', { settles: 'Play on.' })]);
    expect(read(open)).toEqual([
      ...['unknown', 'These games cannot tell: going first wins 55.0% (40.0–70.0%); 50% would be even.'],
      'Play on.',
    ]);
  });
});

test('the length is fine within its limit, worth a look beyond it, and broken far beyond', () => {
  expect(answerTo('long', [minutes([50, 52, 54], 'less')]).text).toBe(
    'No: about 52 minutes between good players; 90 would be too long.',
  );
  expect(answerTo('long', [minutes([100, 110, 120], 'more')])).toMatchObject({ mark: 'look' });
  expect(answerTo('long', [minutes([140, 150, 160], 'more')])).toMatchObject({
    ...{ mark: 'broken', text: expect.stringContaining('far too long: about 150 minutes') as string },
  });
  expect(answerTo('long', [minutes([70, 95, 120], 'open')]).mark).toBe('unknown');
});

test('one certain way to win is worth a look, several are fine, and those of a single player are open', () => {
  const way = (names: readonly string[], answer: PanelFinding['answer']): PanelFinding => ({
    ...found('winning', [0.5, 0.5, 0.5], null, { answer, settles: 'Learn.' }),
    says: names.map((name) => ({
      ...{ player: `with ${name}`, kind: 'strong', games: 9, side: null },
      effect: { value: 0, low: -0.1, high: 0.1 },
    })),
  });
  const marks = [way(['Yard'], 'holds'), way(['Yard', 'Mail'], 'holds'), way(['Yard'], 'cannot-say')].map(
    (one) => read(answerTo('ways', [one])).slice(0, 2),
  );
  expect(marks).toEqual([
    ['look', 'No: winners gain much the same, with Yard.'],
    ['fine', 'Yes, 2 ways: with Yard; with Mail.'],
    ['unknown', 'One learned player always wins with Yard.'],
  ]);
});

describe('cards', () => {
  const cards = [card('yard', 4), card('mail'), card('shed')];
  const needed = found('needed-yard', [0, 0.02, 0.05], 'less', { tone: 'problem', items: ['yard'] });
  const nobody = found('cards-nobody', [0, 0, 0.01], 'less', { tone: 'problem', items: ['shed'] });
  const weighed = found('cards-worth', [0.5, 0.5, 0.5], null);

  test('a card that decides the game is broken, a dead one is worth a look', () => {
    expect(read(answerTo('cards', [needed, nobody, weighed], { cards })).slice(0, 2)).toEqual([
      ...['broken', 'Too strong: yard. Dead: shed.'],
    ]);
    expect(answerTo('cards', [nobody, weighed], { cards }).mark).toBe('look');
    expect(read(answerTo('cards', [weighed], { cards })).slice(0, 2)).toEqual(['fine', 'No card is either.']);
  });

  test('without players that learn to do without a card, one may be too strong, and none is called fine', () => {
    const worths = [worth('yard', 0.4, 0.3), worth('mail', 0.1, 0.01)];
    expect(answerTo('cards', [], { cards, worths })).toMatchObject({
      ...{ mark: 'look', text: 'Perhaps too strong: yard.' },
    });
    const open = answerTo('cards', [], { cards, worths: worths.slice(1) });
    expect(open).toMatchObject({
      mark: 'unknown',
      settles: expect.stringContaining('in the studio') as string,
    });
  });

  test('of a card that perhaps nobody wants, other prices can be played', () => {
    const untried = { ...nobody, id: 'cards-untried', answer: 'cannot-say' as const };
    expect(verdictOf([untried, weighed], { cards }).changes).toMatchObject([
      { title: 'shed may be dead', field: { path: 'cards.shed.cost', from: 1, to: 5 } },
    ]);
  });

  test('what is worth changing names the prices to play, and claims none', () => {
    const { changes, changesTold } = verdictOf([needed, nobody, weighed], { cards });
    expect(changes.map(({ title, command, edit }) => [title, command, edit])).toEqual([
      ['yard is too strong', 'railwright sweep a/b --field cards.yard.cost --from 2 --to 6', undefined],
      ['A card that nobody wants', 'railwright sweep a/b --field cards.shed.cost --from 1 --to 5', undefined],
    ]);
    expect(changes[0]!.text).toContain('No other price has been played yet.');
    expect(changesTold).toBe('These games show no third one.');
  });
});

describe('starts', () => {
  const start = { cell: 'B2', games: 50, stands: false, expected: null };
  const starts = [{ ...start, wins: { value: 0.5, low: 0.4, high: 0.6 } }];
  const best = (range: readonly [number, number, number], side: Side) =>
    answerTo('starts', [found('starts', range, side, { items: ['B2'] })], { starts });

  test('a best start that wins its share is fine, one that surely wins far more is broken', () => {
    expect(best([0.45, 0.5, 0.55], 'none')).toMatchObject({
      ...{ mark: 'fine', text: expect.stringContaining('best is B2') as string },
    });
    expect(best([0.61, 0.65, 0.69], 'more')).toMatchObject({
      mark: 'look',
      text: 'B2 is too good: a player who starts there wins 65.0% (61.0–69.0%) against chosen starts; 50% would be even.',
    });
    expect(best([0.71, 0.75, 0.79], 'more').mark).toBe('broken');
    expect(best([0.45, 0.55, 0.65], 'open').mark).toBe('unknown');
  });

  test('a game without a map has none', () => {
    expect(read(answerTo('starts', []))).toEqual(['fine', 'This game has no start cells.', null]);
  });
});

test('where nobody has learned to play, everything about play is open and nothing is proposed', () => {
  const bot = { name: 'bot', kind: 'style' as const, wins: null, learned: null };
  const said = { ...first([0.5, 0.7, 0.9], 'open'), effect: null };
  const { answers, changes, changesTold } = verdictOf([said], { panel: [bot] });
  expect(answers.slice(0, 4).map(({ mark, text }) => [mark, text])).toEqual(
    Array(4).fill(['unknown', 'No player has learned this setup.']),
  );
  expect(changes).toEqual([]);
  expect(changesTold).toContain('Nothing can be proposed before.');
});

test('names are text in every format, and a mark is a word and a sign', () => {
  const result = panel(
    [
      first([0.61, 0.7, 0.8], 'more'),
      found('needed-yard', [0, 0, 0], 'less', { tone: 'problem', items: ['yard'] }),
    ],
    {
      cards: [{ ...card('yard'), name: '<b>Yard' }],
      worths: [{ ...worth('yard', 0.4, 0.3), name: '<b>Yard' }],
    },
  );
  const document = panelDocument({ title: 'A', result });
  const [page, text] = [toHtml(document), toMarkdown(document)];
  expect(page).not.toContain('<b>Yard');
  expect(page).toContain('&lt;b&gt;Yard is too strong');
  expect(page).toMatch(
    /<li class="broken">\s*<p class="mark"><span aria-hidden="true">✗<\/span> broken<\/p>\s*<h2>Is it fair\?/,
  );
  expect(text).toContain('❌ **Is it fair?** (broken) No: going first wins 70.0%');
  // In a picture of letters, which is code, names stand as they are.
  expect(text.replaceAll(/^```text\n.*?^```$/gms, '')).not.toContain('<b>');
});

test('starts that lose against chosen ones are not called good ones', () => {
  const starts = [
    { cell: 'B2', games: 50, stands: false, expected: null, wins: { value: 0.5, low: 0.4, high: 0.6 } },
  ];
  const worse = answerTo('starts', [found('starts', [0.05, 0.1, 0.2], 'less')], { starts });
  expect(worse).toMatchObject({
    ...{
      mark: 'fine',
      text: expect.stringContaining('even from B2, the best if drawn, a player wins only') as string,
    },
  });
});

test('what would settle several answers is said once', () => {
  const { answers } = verdictOf([], { panel: [] });
  expect(answers.filter(({ settles }) => settles?.includes('ask --learn'))).toHaveLength(1);
});
