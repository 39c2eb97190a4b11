// `npm install` runs it last: makes the bundle of the command line. It never fails, since the command line runs without one.
import { makeBundle } from './lib/bundle.mjs';
import { environmentFor } from './lib/run.mjs';
import { findNode } from './setup.mjs';

try {
  const node = findNode();
  await makeBundle(node, environmentFor(node));
} catch (error) {
  // An install without what development needs, or without a Node that runs TypeScript.
  console.error(
    `The command line will run from its sources: ${error instanceof Error ? error.message : error}`,
  );
}
