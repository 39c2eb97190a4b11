// How far a learner is: followed, strayed from, taken back.
import { expect, it } from 'vitest';
import {
  advance,
  goOn,
  isFinished,
  NO_PROGRESS,
  soundLesson,
  type Moment,
  type Progress,
} from '@railwright/content/lesson';
import type { Lesson } from '@railwright/content/lesson';

const text = { en: 'Look.' };
const LESSON: Lesson = {
  ...{ seed: 1, players: 2, minutes: 10 },
  steps: [
    { text },
    { text, expect: ['play train'], all: true },
    { text, when: { cannot: ['play train'] }, expect: ['rail A1', 'rail'], via: ['play rails', 'apply'] },
    { text, when: { happened: 'lay' } },
    { text, when: { happened: 'lay', who: 'others' } },
    { text, when: { turn: 2, points: 3 } },
    { text, when: { over: true } },
  ],
};

/** The moment after these choices; those of others begin with `*`. An event has the first word of its choice. */
function after(made: readonly string[], legal: readonly string[], more: Partial<Moment> = {}): Moment {
  const log = made.map((said) => {
    const seat = said.startsWith('*') ? 1 : 0;
    const choice = said.replace('*', '');
    return { seat, text: choice, events: [{ type: choice.startsWith('rail') ? 'lay' : 'other', seat }] };
  });
  return { seat: 0, at: log.length, turn: 1, points: 0, over: false, legal: new Set(legal), log, ...more };
}

const steps = ({ shown, done }: Progress): unknown => [shown?.step, done.map(({ step }) => step)];

it('a step is read, the next one waits until nothing of what it expects is left', () => {
  const start = after([], ['play train', 'play rails', 'end']);
  let progress = advance(LESSON, NO_PROGRESS, start);
  expect(steps(progress)).toEqual([0, []]);
  progress = goOn(LESSON, progress, start);
  expect(steps(progress)).toEqual([1, [0]]);
  progress = advance(LESSON, progress, after(['play train'], ['play train', 'end']));
  expect(steps(progress)).toEqual([1, [0]]);
  progress = advance(LESSON, progress, after(['play train', 'play train'], ['play rails', 'end']));
  expect(steps(progress)).toEqual([2, [0, 1]]);
});

const TWO = { done: [0, 1].map((step) => ({ step, at: 0 })) };

it('choices on the way keep a step, whatever its condition says', () => {
  let progress = advance(LESSON, TWO, after([], ['play rails', 'end']));
  progress = advance(LESSON, progress, after(['play rails'], ['apply', 'decline']));
  progress = advance(LESSON, progress, after(['play rails', 'apply'], ['rail A1', 'rail B2']));
  expect(progress.shown).toMatchObject({ step: 2, at: 0 });
  expect(progress.shown).not.toHaveProperty('strayed');
  // Any of the expected choices will do.
  progress = advance(LESSON, progress, after(['play rails', 'apply', 'rail B2'], ['end']));
  expect(steps(progress)).toEqual([3, [0, 1, 2]]);
});

it('who does something else is told why once more, as long as it is possible, and is left alone after the turn', () => {
  const shown = advance(LESSON, TWO, after([], ['play rails', 'buy x', 'end']));
  const strayed = advance(LESSON, shown, after(['buy x'], ['play rails', 'end']));
  expect(strayed.shown).toMatchObject({ step: 2, strayed: 1 });
  // The question of another card is in between.
  const between = advance(LESSON, strayed, after(['buy x', 'play y'], ['option 1']));
  expect(steps(between)).toEqual([undefined, [0, 1]]);
  const again = advance(LESSON, between, after(['buy x', 'play y', 'option 1'], ['play rails', 'end']));
  expect(again.shown).toMatchObject({ step: 2, strayed: 1 });
  expect(advance(LESSON, again, after([], ['play rails', 'end'])).shown).not.toHaveProperty('strayed');
  const later = advance(
    LESSON,
    again,
    after(['buy x', 'play y', 'option 1', 'end'], ['play train'], { turn: 2 }),
  );
  expect(steps(later)).toEqual([undefined, [0, 1, 2]]);
});

it('what was taken back is to be done again; what was read stays read', () => {
  const start = after([], ['rail A1', 'end']);
  const laid = after(['rail A1'], ['end']);
  let progress = advance(LESSON, advance(LESSON, TWO, start), laid);
  progress = goOn(LESSON, progress, laid);
  expect(steps(progress)).toEqual([undefined, [0, 1, 2, 3]]);
  progress = advance(LESSON, progress, start);
  expect(steps(progress)).toEqual([2, [0, 1, 3]]);
  // Kept as JSON and read again, it is the same.
  expect(advance(LESSON, JSON.parse(JSON.stringify(progress)) as Progress, laid)).toEqual(
    advance(LESSON, progress, laid),
  );
});

it('a condition sees what others did, the points, the turn and the end', () => {
  const done = { done: [0, 1, 2, 3].map((step) => ({ step, at: 0 })) };
  const at = (made: readonly string[], more: Partial<Moment> = {}): unknown =>
    advance(LESSON, done, after(made, ['end'], more)).shown?.step;
  expect(at(['end', '*rail C1'])).toBe(4);
  expect(at(['*rail C1', 'end'])).toBeUndefined();
  expect(at(['end'], { turn: 2, points: 2 })).toBeUndefined();
  expect(at(['end'], { turn: 3, points: 3 })).toBe(5);
  expect(at(['end'], { over: true, points: 3, turn: 3 })).toBe(6);
});

it('a lesson is finished with its last step, and says nothing after it', () => {
  const end = after(['end'], [], { over: true });
  const last = advance(LESSON, NO_PROGRESS, end);
  const finished = goOn(LESSON, { ...last, shown: { step: 6, at: 1, turn: 1 } }, end);
  expect(isFinished(LESSON, finished)).toBe(true);
  expect(steps(advance(LESSON, finished, after([], ['play train'])))).toEqual([undefined, [6]]);
});

it('a lesson from elsewhere gives no step that cannot be shown', () => {
  const step = { text };
  expect(
    soundLesson({ seed: 1, players: 2, steps: [step, { text: 'x' }, null, { text, expect: 'buy' }] }),
  ).toEqual({
    ...{ seed: 1, players: 2, minutes: 10, steps: [step] },
  });
  for (const none of [
    undefined,
    [],
    { seed: 1, players: 2 },
    { seed: -1, players: 2, steps: [step] },
    { seed: 1, players: 2, steps: [{}] },
  ])
    expect(soundLesson(none)).toBeUndefined();
  const odd = [
    { when: 3 },
    { when: { turn: 'x' } },
    { when: { can: 'buy' } },
    { when: { who: 'me' } },
    { point: 'x' },
    { point: {} },
    { otherwise: 1 },
  ];
  expect(
    soundLesson({ seed: 1, players: 2, steps: odd.map((one) => ({ ...step, ...one })) }),
  ).toBeUndefined();
});

it('who strays through a question at which another step is shown is told why all the same', () => {
  const one = { done: [{ step: 0, at: 0 }] };
  const shown = advance(LESSON, one, after([], ['play train', 'play rails', 'end']));
  // The next step is on its way here.
  const between = advance(LESSON, shown, after(['play rails'], ['apply', 'decline']));
  expect(between.shown?.step).toBe(2);
  const back = advance(LESSON, between, after(['play rails', 'decline'], ['play train', 'end']));
  expect(back.shown).toMatchObject({ step: 1, strayed: 1 });
});
