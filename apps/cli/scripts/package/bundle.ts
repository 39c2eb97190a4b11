// The commands as a few files of JavaScript. What a command imports when it runs stays a file of its own, so that the others
// start without it; what several need is shared.
import { dirname, resolve } from 'node:path';
import { rolldown, type OutputChunk, type OutputOptions, type Plugin } from 'rolldown';
import { withFingerprints } from '../../../../scripts/fingerprints-plugin.ts';
import { withReadyContent } from '../../../../scripts/ready-content-plugin.ts';

/** oclif looks for these while it runs TypeScript, which the published package never does. */
const NEVER_USED = ['typescript', 'ts-node', 'tsx', 'pnpapi'];
/**
 * Packages that are installed next to ours: none but those that cannot be bundled, such as native code, or scripts that they read from
 * files.
 */
export const EXTERNAL: readonly string[] = ['@jsquash/jpeg', '@jsquash/webp', '@resvg/resvg-js'];
/** Those of a queue, which few need and which are larger than all else: users of a queue install them. */
export const ON_REQUEST: readonly string[] = ['bullmq', 'ioredis'];

/**
 * How the files are made small. Functions and classes keep their names: libraries ask for them, as svg-to-pdfkit does
 * (`constructor.name === 'PDFPattern'`), which else fills patterns with black.
 */
export const MINIFY = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: true },
} as const satisfies OutputOptions['minify'];

export const ADDRESS = /new URL\(\s*'(\.[^']*\.ts)',\s*import\.meta\.url\s*\)/g;

/** Modules that are started by their address, as worker threads are, become files too. */
export const addresses: Plugin = {
  name: 'modules-by-address',
  transform: {
    filter: { code: 'import.meta.url', id: { exclude: /node_modules/ } },
    handler(code, id) {
      const replaced = code.replaceAll(ADDRESS, (_, path: string) => {
        const reference = this.emitFile({
          type: 'chunk',
          id: resolve(dirname(id), path),
          name: path.replaceAll(/.*\/|\.ts$/g, ''),
        });
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      });
      return replaced === code ? undefined : { code: replaced, map: null };
    },
  },
};

/** The decompressor of fonts in WOFF2 is 0.9 MB of JavaScript, and Node has its own. */
const brotli: Plugin = {
  name: 'brotli-of-node',
  load: {
    filter: { id: /[\\/]brotli[\\/]decompress\.js$/ },
    handler: () => "export { brotliDecompressSync as default } from 'node:zlib';",
  },
};

/**
 * Writes the files into `target` and returns the modules that are inside.
 * @throws Error for anything that rolldown warns about: what is doubtful in the repository fails at a user's.
 */
export async function bundle(cli: string, target: string): Promise<string[]> {
  const build = await rolldown({
    cwd: cli,
    platform: 'node',
    input: { main: 'src/main.ts' },
    external: [...NEVER_USED, ...EXTERNAL, ...ON_REQUEST],
    plugins: [addresses, withFingerprints(), withReadyContent(), brotli],
    onLog(level, log) {
      // Libraries do this on purpose; here everything else is a fault.
      if (level === 'warn' && log.code !== 'EVAL') throw new Error(`${log.code ?? ''} ${log.message}`);
    },
  });
  const { output } = await build.write({
    dir: target,
    format: 'esm',
    minify: MINIFY,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  return output
    .filter((file): file is OutputChunk => file.type === 'chunk')
    .flatMap(({ moduleIds }) => moduleIds);
}
