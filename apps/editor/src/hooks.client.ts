// Before the studio starts: its texts.
export { loadWords as init } from './lib/core/words/words.ts';
