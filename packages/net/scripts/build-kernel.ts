// Compiles ../kernel/kernel.ts and writes it as text into ../src/kernel-code.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileKernel } from './compile-kernel.ts';

const FILE = join(import.meta.dirname, '../src/kernel-code.ts');

const code = Buffer.from(await compileKernel()).toString('base64');
const lines = [...code.matchAll(/.{1,100}/g)].map(([part]) => `  '${part}',`);
writeFileSync(
  FILE,
  [
    '// Made by `npm run kernel -w packages/net` from ../kernel/kernel.ts: do not edit.',
    'export const KERNEL_CODE = [',
    ...lines,
    "].join('');",
    '',
  ].join('\n'),
);
