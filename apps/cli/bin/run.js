#!/usr/bin/env node
// Plain JavaScript without newer imports, so that a Node too old for the rest can still say so.
import module from 'node:module';

// The first Node that runs TypeScript files without a flag; the published package has none and is content with 22.17.
const OLDEST = { major: 22, minor: 18 };
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) {
  module.enableCompileCache();
  const { main } = await import('../src/main.ts');
  await main(process.argv.slice(2));
} else {
  console.error(
    `railwright needs Node ${OLDEST.major}.${OLDEST.minor} or newer; this is Node ${process.versions.node}.`,
  );
  process.exitCode = 2;
}
