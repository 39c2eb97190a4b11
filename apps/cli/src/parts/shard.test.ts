// A part that merge would reject is refused when it is played, and every command that plays parts can be merged.
import { expect, test } from 'vitest';
import { PartTooLarge } from '@railwright/playtest/node';
import { COMMAND_TABLE } from '../command-table.ts';
import { isMerged } from './merge.ts';
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

test.each(Object.entries(COMMAND_TABLE))('%s offers --shard only if merge knows it', async (name, load) => {
  const command: { readonly flags?: Readonly<Record<string, { readonly hidden?: boolean }>> } = await load();
  const shard = command.flags?.['shard'];
  expect(shard !== undefined && shard.hidden !== true).toBe(isMerged(name));
});
