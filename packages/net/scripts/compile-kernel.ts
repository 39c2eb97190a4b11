// From the AssemblyScript source of the kernel to WebAssembly.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from 'assemblyscript/asc';

const SOURCE = join(import.meta.dirname, '../kernel/kernel.ts');

export async function compileKernel(): Promise<Uint8Array> {
  let code: Uint8Array | undefined;
  const { error, stderr } = await main(
    [
      'kernel.ts',
      ...['--outFile', 'kernel.wasm', '--runtime', 'stub', '--enable', 'simd', '--importMemory'],
      ...['-O3', '--noAssert', '--converge'],
    ],
    {
      readFile: (name) => (name === 'kernel.ts' ? readFileSync(SOURCE, 'utf8') : null),
      writeFile: (name, contents) => {
        if (name === 'kernel.wasm') code = contents as Uint8Array;
      },
      listFiles: () => [],
    },
  );
  if (error !== null || code === undefined) throw new Error(stderr.toString());
  return code;
}
