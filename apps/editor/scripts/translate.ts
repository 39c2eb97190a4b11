// The studio in several languages. Sources hold its English texts; the build passes each through `words` (core/words), which looks
// it up in the catalog of the chosen language. What counts as a text is decided here, for the build and for `npm run words`, which
// lists texts in the catalogs (core/words/*.po).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { typeset } from '@railwright/engine/typeset';
import PO from 'pofile';
import type { Plugin } from 'vite';
import { createHeuristic, defaultHeuristicOpts, type HeuristicFunc, type Message } from 'wuchale';
import { pluralPattern, Transformer } from 'wuchale/adapter-vanilla';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const WORDS = fileURLToPath(new URL('../src/lib/core/words/words.ts', import.meta.url));
/** What the packages say in the studio: findings, reports, answers. Reference pages, schemas and files of results are not among it. */
const PACKAGES =
  /^packages\/(server\/src\/(?!headers|listen|start-server)|report\/src\/(document\/verdict|pictures\/(leads|worth)\.|verdict|panel|tune|sweep\/sweep-words|simulation\/(simulation-findings|target-words)|comparison\/changes-document|chart-options)|playtest\/src\/panel\/(findings|questions\/(cards|map|winning))\.|workspace\/src\/|studies\/src\/|content\/src\/schema\/(wrong-value|wrong-keys|findings?|as-id|hints)\.|content\/src\/(?!(.*\/)?(codes|results|events|explain|migrate|node|import-export|sources|bundle|reference|rules-text|schema|tests|test-language|new)(\/|\.ts$)|.*events\.ts$))/;
/** Where findings get what was expected from, and ways that work: titles and hints of schemas. */
const SCHEMAS = /^packages\/content\/src\/(.*\/)?(schema|tests|test-language)\//;
/** Sources with texts of the studio, from the root. */
export const isSource = (path: string): boolean =>
  (PACKAGES.test(path) || SCHEMAS.test(path) || /^apps\/editor\/src\/(?!service-worker)/.test(path)) &&
  /(?<!\.(test|d))\.(svelte|ts)$/.test(path);

/** Names of keys, headers and the like, which begin with a capital as texts do. */
const NAMES =
  /^(Arrow\w+|Enter|Escape|Tab|Delete|Backspace|Home|End|Page(Up|Down)|Shift|Control|Alt|Meta|(Mod|Shift|Alt)[+-].*|Mac|Mod|ETag|[A-Z][a-z]*(-[A-Z][a-z]*)+|F\d+|[A-Z][a-z]+([A-Z][a-z]*)+)$/;
/** Attributes whose text may begin with a small letter. */
const SPOKEN = new Set(
  'alt aria-label aria-roledescription empty label note placeholder shows text title'.split(' '),
);
/** A sentence that begins with a value or in quotes: the values stand as `#`. */
const isBegun = (text: string): boolean =>
  /^(?:#\P{L}|[“`]).*[.?!:]( #)?$/su.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length > 1;

/** Reports are made of phrases, such as the heads of their tables. */
const isPhrase = (text: string): boolean =>
  /^[\p{L}\d#%“’,;:()–. −*-]*$/u.test(text) && /\p{L}{2,}.* \p{L}{2,}/u.test(text);

/** What a schema expects, given to the function that makes it: `a list of steps`. */
const isTitle = (text: string, file: string, call: string | undefined): boolean =>
  call !== undefined && file.includes('/schema/') && /^\p{Ll}.* \p{L}.*[^.]$/su.test(text);
/** Whether what is looked at in a schema is shown. */
let isShown = false;

const usual = createHeuristic({ ...defaultHeuristicOpts });
const isText: HeuristicFunc = (message) => {
  const { scope, attribute = '', file, call } = message.details;
  const text = message.msgStr.join('\n');
  if (SCHEMAS.test(file) && !PACKAGES.test(file))
    return (isShown ? /^text$|\p{L}\P{L}+\p{L}/u.test(text) : isTitle(text, file, call)) && 'message';
  if (SPOKEN.has(attribute) && scope === 'attribute' && /\p{L}/u.test(text)) return 'message';
  if (scope !== 'markup' && NAMES.test(text)) return false;
  const isReport = file.startsWith('packages/report/');
  if (scope === 'script' && (isBegun(text) || (isReport && isPhrase(text)))) return 'message';
  if (isReport && (call === 'table' || call === 'words')) return 'message';
  return usual(message) === 'message' && 'message';
};

/** The texts are looked up when they are shown: a change of language loads the page again. */
const runtime = {
  initReactive: () => null,
  useReactive: false,
  plain: { wrapInit: (code: string) => code, wrapUse: (code: string) => code },
  reactive: { wrapInit: (code: string) => code, wrapUse: (code: string) => code },
} as const;
const expr = { plain: '', reactive: '' };
const matchUrl = () => undefined;
/** The English text itself stands in the code: it is the key of the catalogs. */
const keyOf = (text: Message | undefined) => JSON.stringify(text?.msgStr.join('\n')) as unknown as number;
const index = { get: (text: string) => JSON.stringify(text) as unknown as number } as never;
const HEADER = `import { words as _w_runtime_, words as _w_runtime_mod_ } from ${JSON.stringify(WORDS)};`;

/** Nouns of numbers are looked up by `counted` itself, also within a text that is included by a comment. */
const COUNTING = ['counted', 'nounFor', 'plural'].map((name) => ({
  name,
  args: ['other', 'other', 'other'] as const,
}));
const patterns = [pluralPattern, ...COUNTING] as (typeof pluralPattern)[];

interface Svelte extends Transformer {
  readonly transformSv: () => Promise<ReturnType<Transformer['transform']>>;
  readonly visitRegularElement: (node: never) => Message[];
  visitSvelteElement: (node: never) => Message[];
}
const require = createRequire(import.meta.url);
/** The package does not offer its class, only what it does by default. */
const { SvelteTransformer } = (await import(
  new URL('transformer.js', pathToFileURL(require.resolve('@wuchale/svelte'))).href
)) as { readonly SvelteTransformer: new (...args: ConstructorParameters<typeof Transformer>) => Svelte };

/** Also finds what is thrown, and the fields of classes; not what is compared, and not the reference pages of codes. */
function adjusted<T extends Transformer>(finder: T): T {
  // Keys of objects are no texts, and the reference pages of codes are not shown.
  finder.visitProperty = (node) => {
    const key = node.key.type === 'Identifier' ? node.key.name : '';
    if (key === 'pages') return [];
    const before = isShown;
    isShown = /^(title|way|missing)$/.test(key);
    const texts = finder.visit(node.value);
    isShown = before;
    return texts;
  };
  // The keys of the package lose spaces at their ends.
  finder.literalRepl = (text) => `${finder.vars().rtTrans}(${keyOf(text)})`;
  finder.visitThrowStatement = ((node: { argument: never }) => finder.visit(node.argument)) as never;
  const { visitClassDeclaration: visitClass, visitTemplateLiteralQuasis: visitParts } = finder;
  finder.visitClassDeclaration = (node) => [
    ...visitClass(node),
    ...node.body.body.flatMap((part) =>
      part.type === 'PropertyDefinition' && part.value ? finder.visit(part.value) : [],
    ),
  ];
  finder.visitBinaryExpression = (node) =>
    node.operator === '+' ? [...finder.visit(node.left as never), ...finder.visit(node.right)] : [];
  // A comment that includes a text does not include what fills it.
  finder.visitTemplateLiteralQuasis = (node, type) => {
    const before = finder.commentDirectives.forceType;
    delete finder.commentDirectives.forceType;
    try {
      const [, texts] = visitParts(node, type);
      return [keyOf(texts.at(-1)), texts];
    } finally {
      if (before !== undefined) finder.commentDirectives.forceType = before;
    }
  };
  return finder;
}

/** What the files of the studio are read with. */
async function found(code: string, file: string): Promise<ReturnType<Transformer['transform']>> {
  const given = [file, index, isText, patterns, expr, runtime, matchUrl] as const;
  if (!file.endsWith('.svelte')) return adjusted(new Transformer(code, ...given)).transform();
  const svelte = adjusted(new SvelteTransformer(apart(code), ...given));
  svelte.visitSvelteElement = svelte.visitRegularElement;
  return svelte.transformSv();
}

/** An icon or a field, and the text beside it until its element ends. */
const BESIDE =
  /(<(?:[A-Z]\w*|input)\b(?:[^<>{}]|\{[^{}]*\})*\/>)(\s*)([^<>{}&]*\p{L}[^<>{}&]*?)(\s*)(?=<\/)/gu;

/** A text beside an icon is one of its own, without a place for the icon. */
const apart = (code: string): string =>
  code.replace(
    BESIDE,
    (_, icon: string, before: string, text: string, after: string) =>
      `${icon}${before}{${JSON.stringify(text.replace(/\s+/g, ' '))}}${after}`,
  );

/** The texts of a file and its code with them passed through `words`. */
export async function textsOf(
  code: string,
  file: string,
): Promise<{ readonly texts: readonly Message[]; readonly code: string | undefined; readonly map: unknown }> {
  const { msgs, output } = await found(code, file);
  return { texts: msgs, ...(msgs.length > 0 ? output(HEADER) : {}) } as never;
}

/** Texts of a catalog by their English; several forms where a number decides. */
function catalogOf(text: string): Record<string, string | readonly string[]> {
  const said = PO.parse(text).items.filter(({ msgstr }) => msgstr.every(Boolean) && msgstr.length > 0);
  return Object.fromEntries(
    said.map(({ msgid, msgstr }) => [msgid, msgstr.length === 1 ? (msgstr[0] ?? '') : msgstr]),
  );
}

/** Passes the texts of the studio through `words`, and reads catalogs. */
export function translated(): Plugin {
  return {
    name: 'translated',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:english$/ }, handler: (id) => id },
    load: {
      filter: { id: /\.po$|^virtual:english$/ },
      handler(id) {
        // The catalogs share their English, which is as long as they are.
        const english = Object.keys(catalogOf(readFileSync(join(dirname(WORDS), 'fr.po'), 'utf8')));
        if (id === 'virtual:english') return `export const english = ${JSON.stringify(english)};`;
        const texts = catalogOf(readFileSync(id, 'utf8'));
        const said = english.map((text) => texts[text] ?? text);
        return `import { english } from 'virtual:english';
          const said = ${JSON.stringify(id.endsWith('fr.po') ? typeset(said) : said)};
          export const texts = Object.fromEntries(english.map((text, i) => [text, said[i]]));`;
      },
    },
    transform: {
      order: 'pre',
      async handler(code, id) {
        const path = relative(ROOT, id).replaceAll(sep, '/');
        if (!isSource(path)) return undefined;
        const { code: passed, map } = await textsOf(code, path);
        return passed === undefined ? undefined : { code: passed, map: map as never };
      },
    },
  };
}
