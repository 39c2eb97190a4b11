// Compiles the kernel's AssemblyScript source to WebAssembly.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from 'assemblyscript/asc';

const FOLDER = join(import.meta.dirname, '../kernel');
const FILES = ['kernel.ts', 'rows.ts', 'chances.ts'];

export async function compileKernel(): Promise<Uint8Array> {
  let code: Uint8Array | undefined;
  const { error, stderr } = await main(
    [
      'kernel.ts',
      ...['--outFile', 'kernel.wasm', '--runtime', 'stub', '--enable', 'simd', '--importMemory'],
      ...['-O3', '--noAssert', '--converge'],
    ],
    {
      readFile: (name) => (FILES.includes(name) ? readFileSync(join(FOLDER, name), 'utf8') : null),
      writeFile: (name, contents) => {
        if (name === 'kernel.wasm') code = contents as Uint8Array;
      },
      listFiles: () => [],
    },
  );
  if (error !== null || code === undefined) throw new Error(stderr.toString());
  return code;
}
