// Coordinates learning in a separate process, which tests can kill: node start-learning.ts ADDRESS FILE
import { renameSync, writeFileSync } from 'node:fs';
import { formatLearning } from '@railwright/playtest/node';
import { openQueue, parseAddress } from '../src/index.ts';
import { PLAN } from './learning-plan.ts';

const [, , address = '', file = ''] = process.argv;
const queue = await openQueue(parseAddress(address));
await queue.learn(PLAN, {
  saveEvery: 20,
  onState(learned) {
    if (learned.progress === 0) return;
    writeFileSync(`${file}.new`, formatLearning('', learned));
    renameSync(`${file}.new`, file);
  },
});
await queue.close();
