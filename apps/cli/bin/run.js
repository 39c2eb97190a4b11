#!/usr/bin/env node
// Plain JavaScript without newer imports, so that a Node too old for the rest can still say so.
import module from 'node:module';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 18)) {
  module.enableCompileCache();
  const { main } = await import('../src/main.ts');
  await main(process.argv.slice(2));
} else {
  console.error(`railwright needs Node 22.18 or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 2;
}
