// Card tests of the open packs, which play the games. Runs in the worker that checks content.
export { runTests } from '@railwright/content';
