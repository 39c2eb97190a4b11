// Coordinates learning in a separate process, which tests can kill: node start-learning.ts ADDRESS FILE
import { renameSync, writeFileSync } from 'node:fs';
import { formatLearning, learnOnThreads } from '@railwright/playtest/node';
import { openQueue, parseAddress } from '../src/index.ts';
import { game } from './duel.ts';
import { PLAN } from './learning-plan.ts';

const [, , address = '', file = ''] = process.argv;
const crew = await openQueue(parseAddress(address));
await learnOnThreads(PLAN, [game], {
  jobs: crew,
  saveEvery: 20,
  onState(learned) {
    if (learned.progress === 0) return;
    writeFileSync(`${file}.new`, formatLearning('', learned));
    renameSync(`${file}.new`, file);
  },
});
await crew.close();
