// Which part may import which. The directions: hex <- engine <- bots <- playtest <- apps; bots know the net, learning the net
// and the engine; figures know the engine's types and statistics, content both the figures and the net's files; board knows hex and the engine's views; server knows content; storage knows none; nothing imports an app.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEST_CODE = '\\.test\\.ts$|^packages/[^/]+/(test|bench|fuzz)/';

/** Our own packages that each package may import. */
const ALLOWED = {
  hex: [],
  engine: ['hex'],
  statistics: ['engine'],
  figures: ['engine', 'statistics'],
  content: ['hex', 'engine', 'net', 'figures'],
  net: [],
  learn: ['engine', 'net'],
  bots: ['hex', 'engine', 'net'],
  storage: [],
  playtest: ['hex', 'engine', 'net', 'learn', 'bots', 'statistics', 'figures', 'storage'],
  queue: ['engine', 'bots', 'playtest', 'storage'],
  studies: ['hex', 'engine', 'net', 'learn', 'bots', 'statistics', 'figures', 'content', 'playtest'],
  board: ['hex', 'engine'],
  report: ['engine', 'statistics', 'figures', 'playtest', 'board'],
  server: ['content'],
  workspace: ['hex', 'engine', 'content', 'board'],
  language: ['content', 'workspace'],
  publish: ['hex', 'engine', 'content', 'board', 'report'],
  table: ['engine', 'bots', 'content', 'server', 'storage'],
};

/** Folders of the studio, in `apps/editor/src/lib`, and those that each may import. */
export const STUDIO = {
  core: [],
  shell: ['core'],
  notes: ['core', 'shell'],
  changes: ['core', 'shell', 'notes'],
  playtest: ['core', 'shell', 'notes'],
  map: ['core', 'shell', 'notes', 'playtest'],
  cards: ['core', 'shell', 'notes', 'playtest'],
  forms: ['core', 'shell', 'notes', 'playtest', 'map', 'cards'],
  home: ['core', 'shell', 'notes', 'map', 'cards', 'forms', 'playtest'],
  edit: ['core', 'shell', 'notes', 'playtest', 'map', 'cards', 'forms'],
};
const STUDIO_LIB = '^apps/editor/src/lib/';

const TRAINS_ENGINE = '^packages/engine/src/trains/';

/** Folders of Trains' engine and those that each may import. */
const TRAINS = {
  language: [],
  state: ['language'],
  effects: ['language', 'state'],
  rules: ['language', 'state', 'effects'],
  lookahead: ['language', 'state', 'effects', 'rules'],
  ops: ['language', 'state', 'effects', 'rules', 'lookahead', 'compile', 'why'],
  compile: ['language', 'state', 'effects', 'lookahead', 'ops'],
  view: ['language', 'state', 'effects', 'rules'],
  position: ['state', 'effects', 'rules'],
  why: ['language', 'state', 'effects', 'rules', 'lookahead'],
  observer: ['language', 'state', 'effects', 'rules', 'view'],
  text: ['language', 'why'],
};

/**
 * Folders of content, and files next to them, from the bottom up: each may import those before it. The `games.ts` of a folder is a registry,
 * which imports the folders of games.
 */
const CONTENT = `
  text shell-word answered codes diagnostics yaml pictures question lesson schema packs references sources
  edit merge format bundle events new rules-text test-language check-targets check-questions setup-seats
  game-module import-export generate explain reference doc-links freight-train game-of-trains trains
  games test-completion game-named file-references resolve-once looks players load groups preferences
  lesson-of resolve-setup testing playtests other-markets lessons check-names load-content fix migrate results pack-items diff published-schemas node`
  .trim()
  .split(/\s+/);
/** @param {readonly string[]} names */
const inContent = (names) => `^packages/content/src/(${names.join('|')})(/|\\.ts$)`;

/** The files by which each package may be imported from outside: the `exports` of its package.json. */
const FACES = Object.keys(ALLOWED).flatMap((name) => {
  const manifest = join(import.meta.dirname, 'packages', name, 'package.json');
  if (!existsSync(manifest)) return [];
  const exports = Object.values(JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {}).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  return exports.map(
    (file) =>
      `^packages/${name}/${String(file).replace('./', '').replaceAll('.', '\\.').replace('*', '[^/]+')}$`,
  );
});

/** @type {import('dependency-cruiser').IRegularForbiddenRuleType[]} */
const directions = Object.entries(ALLOWED).map(([name, others]) => ({
  name: `direction-of-${name}`,
  comment: `packages/${name} may import ${others.join(', ') || 'none of our packages'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: TEST_CODE },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...others].join('|')})/` },
}));

/**
 * Rules for the folders of `root`: of `whole`, each may import only itself and those named. Both are regular expressions.
 *
 * @param {string} of
 * @param {Readonly<Record<string, readonly string[]>>} folders
 * @param {string} root
 * @param {string} whole
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType[]}
 */
const inside = (of, folders, root, whole) =>
  Object.entries(folders).map(([name, others]) => ({
    name: `direction-of-${of}-${name}`,
    comment: `${name}/ of ${of} may import ${others.join(', ') || 'no other folder of it'}.`,
    severity: 'error',
    from: { path: `${root}${name}/` },
    to: { path: whole, pathNot: `${root}(${[name, ...others].join('|')})/` },
  }));

/** @type {import('dependency-cruiser').IRegularForbiddenRuleType[]} */
const content = CONTENT.map((name, i) => ({
  name: `direction-of-content-${name}`,
  comment: `${name} of content may import what stands before it in CONTENT.`,
  severity: 'error',
  from: { path: inContent([name]), pathNot: [TEST_CODE, '/games\\.ts$'] },
  to: { path: '^packages/content/src/', pathNot: inContent(CONTENT.slice(0, i + 1)) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    // ESLint holds types in components to it.
    ...inside('studio', STUDIO, STUDIO_LIB, '^apps/editor/src/'),
    // The files beside the folders, such as definition.ts, may be imported by all.
    ...inside('trains', TRAINS, TRAINS_ENGINE, `${TRAINS_ENGINE}[^/]+/`),

    ...content,
    {
      name: 'every-folder-of-content-has-a-direction',
      comment: 'A new folder gets a place in CONTENT of .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^packages/content/src/[^/]+/', pathNot: inContent(CONTENT) },
      to: {},
    },
    {
      name: 'every-folder-of-the-studio-has-a-direction',
      comment: 'A new folder gets a line in STUDIO of .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: STUDIO_LIB, pathNot: `${STUDIO_LIB}(${Object.keys(STUDIO).join('|')})/` },
      to: {},
    },
    {
      name: 'every-package-has-a-direction',
      comment: 'A new package gets a line in ALLOWED of .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(ALLOWED).join('|')})/` },
      to: { path: '^(packages|apps)/' },
    },
    {
      name: 'nothing-imports-an-app',
      severity: 'error',
      from: { path: '^(packages|scripts|apps/[^/]+)/' },
      to: { path: '^apps/', pathNot: '^$1/' },
    },
    {
      name: 'source-does-not-import-scripts',
      comment: 'Tests and configuration may.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/(src|bin)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'only-the-face-of-a-package',
      comment: 'Other packages are imported by their name, which leads to one of their exports.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { path: '^packages/', pathNot: ['^$1/', ...FACES] },
    },
    {
      name: 'no-relative-path-into-a-package',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'rules-stand-alone',
      comment: 'The engine and hex import each other at most: no Node, no YAML, no schemas, no framework.',
      severity: 'error',
      from: { path: '^packages/(hex|engine)/src/', pathNot: TEST_CODE },
      to: { pathNot: '^packages/(hex|engine)/src/' },
    },
    {
      name: 'the-player-reads-no-yaml',
      comment: 'The player gets compiled bundles; YAML and the schema checker stay out of its pages.',
      severity: 'error',
      from: { path: '^apps/player/src/', pathNot: TEST_CODE },
      to: { path: '(^|/)node_modules/(yaml|ajv)/', reachable: true },
    },
    {
      name: 'no-cycles',
      comment: 'Not for types either. A component may contain itself.',
      severity: 'error',
      from: { path: '^(.+)$' },
      to: { circular: true, pathNot: '^$1$' },
    },
    {
      name: 'no-unknown-modules',
      comment: 'What begins with $ is made by SvelteKit.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(\\./)?\\$' },
    },
  ],
  options: {
    exclude: { path: '^(packages|apps)/[^/]+/(dist|build|\\.svelte-kit|coverage)/' },
    doNotFollow: { path: '(^|/)node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'browser', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.svelte', '.json', '.d.ts'],
    },
  },
};
