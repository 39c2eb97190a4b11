// A worker in a separate process, which tests can kill: node start-worker.ts ADDRESS NAME VERSION
import { parseAddress, startWorker } from '../src/index.ts';

const [, , address = '', name = '', version = ''] = process.argv;
const worker = await startWorker(parseAddress(address), {
  ...{ name, threads: 1, silence: 1 },
  ...(version !== '' && { version }),
  source: new URL('./game-source.ts', import.meta.url).href,
  onNote: (note) => console.log(note),
});
process.once('SIGTERM', () => void worker.close().then(() => process.exit()));
console.log('ready');
