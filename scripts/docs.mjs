// `npm run docs`: set-up, then the site is built, with the pages of what packages export, served on this machine and opened in the
// browser. With --no-open it only prints the address, with --build it only builds.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { npmCommand, run } from './lib/run.mjs';
import { commandFile, ROOT } from './lib/workspace.mjs';
import { afterSetUp } from './setup.mjs';

const SITE = 'apps/docs';
const USAGE =
  'Builds the site of the documents, serves it on this machine and opens it. With --no-open it only prints the address, ' +
  'with --build it only builds; --port N chooses the port (4180).';

const asked = readFlags();
if (asked.help) console.log(USAGE);
else await afterSetUp(buildAndServe);

/** Ends the program if a flag is wrong. */
function readFlags() {
  try {
    const options = /** @type {const} */ ({
      build: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      open: { type: 'boolean', default: process.stdout.isTTY },
      port: { type: 'string', default: '4180' },
    });
    return parseArgs({ allowNegative: true, options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}

/** @param {{ node: string, env: NodeJS.ProcessEnv }} tools */
async function buildAndServe({ node, env }) {
  console.log('Building the site of the documents, which takes about a minute …');
  const npm = npmCommand();
  const site = [...npm.args, 'run', 'site', '--silent', '-w', SITE, '--', '--logLevel', 'warn'];
  const code = (await run(npm.program, site, env)) || (await buildApi(node, env));
  if (code === 0 && !asked.build) await serve();
  return code;
}

/**
 * The pages of what packages export.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
function buildApi(node, env) {
  const out = ['--out', join(SITE, 'build', 'api'), '--name', 'Packages of Railwright'];
  const look = ['--customCss', join(SITE, 'src', 'api.css'), '--customJs', join(SITE, 'src', 'api.js')];
  const quiet = ['--logLevel', 'Error', '--hideGenerator', '--favicon', join(SITE, 'static', 'favicon.svg')];
  return run(node, [commandFile('typedoc'), ...out, ...look, ...quiet], env);
}

/** Until Ctrl-C. */
async function serve() {
  const { preview } = await import('vite');
  const server = await preview({
    root: join(ROOT, SITE),
    configFile: false,
    appType: 'mpa',
    build: { outDir: 'build' },
    preview: { port: Number(asked.port), open: asked.open },
  });
  server.printUrls();
}
