import { expect, test, vi } from 'vitest';
import { Stagger } from './stagger.svelte.ts';

const shown = (stagger: Stagger<string>): (string | undefined)[] => [0, 1, 2].map((part) => stagger.at(part));

test('parts get a value one after another, and a newer one reaches all of them', () => {
  vi.useFakeTimers();
  const stagger = new Stagger<string>(3);
  stagger.set('a');
  expect(shown(stagger)).toEqual([undefined, undefined, undefined]);
  vi.advanceTimersToNextTimer();
  expect(shown(stagger)).toEqual(['a', undefined, undefined]);
  stagger.set('b');
  vi.advanceTimersToNextTimer();
  expect(shown(stagger)).toEqual(['a', 'b', undefined]);
  vi.runAllTimers();
  expect(shown(stagger)).toEqual(['b', 'b', 'b']);
  stagger.set('c');
  stagger.stop();
  vi.runAllTimers();
  expect(shown(stagger)).toEqual(['b', 'b', 'b']);
  vi.useRealTimers();
});
