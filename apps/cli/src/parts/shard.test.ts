// A part that merge would reject is refused when it is played.
import { expect, test } from 'vitest';
import { PartTooLarge } from '@railwright/playtest/node';
import { orRefuse } from './shard.ts';

test.each([
  [8, 'Play the run in more parts, such as --shard 1/16.'],
  [900, 'Play fewer games, or let other machines help with --queue.'],
])('a batch too large for one of %d parts is refused with a fix', (of, help) => {
  const tooMuch = (): never => {
    throw new PartTooLarge();
  };
  expect(() => orRefuse({ index: 1, of }, tooMuch)).toThrow(
    expect.objectContaining({
      name: 'Failure',
      exitCode: 2,
      help,
      message: expect.stringContaining('256 MB') as string,
    }),
  );
  expect(orRefuse({ index: 1, of }, () => 'small')).toBe('small');
});
