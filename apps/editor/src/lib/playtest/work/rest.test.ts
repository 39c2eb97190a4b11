import { expect, test } from 'vitest';
import { Rest } from './rest.ts';

let now = 0;
const rest = (): Rest => {
  now = 1000;
  return new Rest(() => now);
};

test('lanes play as long as nobody uses the page', async () => {
  const idle = rest();
  expect(idle.left).toBe(0);
  await idle.over();
});

test('lanes pause for a moment after each action of the user', () => {
  const busy = rest();
  busy.begin();
  const first = busy.left;
  expect(first).toBeGreaterThan(0);
  now += first / 2;
  busy.begin();
  expect(busy.left).toBe(first);
  now += first;
  expect(busy.left).toBe(0);
});

test('lanes do not pause while somebody waits for the first of the games they asked for', () => {
  const asked = rest();
  asked.begin();
  asked.postpone();
  asked.begin();
  expect(asked.left).toBe(0);
  now += 10_000;
  asked.begin();
  expect(asked.left).toBeGreaterThan(0);
});

test('lanes do not pause for ever, whatever the user does', () => {
  const busy = rest();
  let rested = 0;
  for (busy.begin(); busy.left > 0; busy.begin()) {
    now += 50;
    rested += 50;
    if (busy.left === 0) break;
    expect(rested).toBeLessThan(10_000);
  }
  expect(busy.left).toBe(0);
});
