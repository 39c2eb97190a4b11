// Where a server flushes once a second, a change counts when it is on the disk, whatever becomes of the connection meanwhile.
import { EventEmitter } from 'node:events';
import type { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { Writer } from '../src/redis/writer.ts';

/** A server whose disk answers as it is told. */
class Slow extends EventEmitter {
  readonly said: string[] = [];
  readonly answers: (() => unknown)[];

  constructor(...answers: (() => unknown)[]) {
    super();
    this.answers = answers;
  }
  call(command: string): Promise<unknown> {
    this.said.push(command);
    return Promise.resolve().then(() => (this.answers.shift() ?? (() => [1, 0]))());
  }
  write(text: string): Promise<string> {
    this.said.push(text);
    return text === 'refused' ? Promise.reject(new Error(text)) : Promise.resolve(`kept ${text}`);
  }
}
const writerOn = (redis: Slow): ((text: string) => Promise<string>) => {
  const writer = new Writer(redis as unknown as Redis, true);
  return (text) => writer.write(() => redis.write(text));
};

test('changes that come meanwhile share the next wait, and each is told its own', async () => {
  const redis = new Slow();
  const write = writerOn(redis);
  const results = await Promise.allSettled(['a', 'b', 'refused'].map(write));
  expect(results).toMatchObject([
    { value: 'kept a' },
    { value: 'kept b' },
    { status: 'rejected', reason: { message: 'refused' } },
  ]);
  expect(redis.said).toEqual(['a', 'WAITAOF', 'b', 'refused', 'WAITAOF']);
});

test('what is not on the disk yet is sent and waited for again', async () => {
  const redis = new Slow(() => [0, 0]);
  expect(await writerOn(redis)('a')).toBe('kept a');
  expect(redis.said).toEqual(['a', 'WAITAOF', 'a', 'WAITAOF']);
});

test('the word of a new connection says nothing of what an earlier one sent', async () => {
  const redis = new Slow(() => {
    redis.emit('close');
    return [1, 0];
  });
  expect(await writerOn(redis)('a')).toBe('kept a');
  expect(redis.said).toEqual(['a', 'WAITAOF', 'a', 'WAITAOF']);
});

test('a server that has no such file any more is not waited for', async () => {
  const redis = new Slow(() => {
    throw new Error('ERR WAITAOF cannot be used when numlocal is set but appendonly is disabled.');
  });
  expect(await writerOn(redis)('a')).toBe('kept a');
});
