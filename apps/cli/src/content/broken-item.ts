// Reports the errors in a file that keep an item from being found.
import {
  lostPacks,
  type Content,
  type Diagnostic,
  type Item,
  type Pack,
  type SourceFile,
} from '@railwright/content';
import { formatFindings } from '../check/findings.ts';
import { refusal } from '../failure.ts';
import { print, printError, safe } from '../output.ts';
import { isShipped } from './load.ts';

const NOUNS = {
  setups: 'setup',
  strategies: 'strategy',
  preferences: 'preference',
  groups: 'group',
  maps: 'map',
  cards: 'card',
  rules: 'rules file',
} as const;
type Kind = keyof typeof NOUNS;

/**
 * `name` as typed: `pack/id` or the id alone.
 * @throws Failure, after printing the errors, if the item's file exists and has errors.
 */
export function refuseBroken(content: Content, kind: Kind, name: string): void {
  const errors = errorsOf(content, kind, name);
  const [first] = errors;
  if (!first) return;
  print(formatFindings(content, errors));
  const use = ['setups', 'strategies', 'groups'].includes(kind) ? 'played' : 'used';
  throw refusal(`The ${NOUNS[kind]} ${name} cannot be ${use} as it is: ${first.message}`);
}

/**
 * A shipped pack is used if no other pack with its id is found, but not if there may be one whose pack.yaml is missing or broken.
 * `name` is that of a pack, or of an item in one as `pack/id`.
 * @throws Failure, after printing the errors, if such a pack may be meant.
 */
export function refuseStandIn(content: Content, noun: string, name: string): void {
  const pack = content.packs.find(({ id }) => name === id || name.startsWith(`${id}/`));
  const unknown = lostPacks(content, pack, isShipped);
  if (unknown.length === 0) return;
  const used = pack?.visible.find(isShipped);
  const use = noun === 'setup' ? 'played' : 'shown';
  print(formatFindings(content, unknown));
  throw refusal(
    used
      ? `The ${noun} ${name} would be ${use} with the pack ${used.id} shipped with railwright, not with the files above.`
      : `The ${noun} ${name} may be in the files above, which cannot be read as a pack.`,
    'Fix the listed problems, or name other content with --content.',
  );
}

/** Says that cards are missing from those of a pack, as they have errors. */
export function tellLeftOut({ id, folder, items, incomplete }: Pack): void {
  const broken = [...(items.get('cards')?.values() ?? [])].some((card) => card.broken);
  if (broken || incomplete.has('cards'))
    printError(
      safe(
        `Cards of ${id} that have errors are left out: see railwright validate ${folder.replace(/\/$/, '') || '.'}`,
      ),
    );
}

function errorsOf(content: Content, kind: Kind, name: string): readonly Diagnostic[] {
  const id = name.slice(name.lastIndexOf('/') + 1);
  if (id === '') return [];
  const packId = name.slice(0, Math.max(0, name.length - id.length - 1));
  const packs = content.packs.filter((one) => packId === '' || one.id === packId);
  const items = packs.flatMap((pack) => pack.items.get(kind)?.get(id) ?? []);
  // The name of an unreadable file identifies its content, unless it has several items: then any may be in it.
  const isNamed = ({ path, document, kind: own }: SourceFile): boolean =>
    kind === 'cards'
      ? own === kind && !document && items.length === 0
      : [`/${kind}/${id}.yaml`, `/${kind}/${id}.yml`].some((end) => path.endsWith(end));
  const named = new Set(packs.flatMap(({ files }) => files.filter(isNamed)).map(({ path }) => path));
  return content.diagnostics.filter(
    ({ severity, file, start }) =>
      severity === 'error' &&
      (named.has(file) || items.some((item) => item.file.path === file && isIn(start.line, item))),
  );
}

function isIn(line: number, { file, path }: Item): boolean {
  const lines = file.document?.lines(path);
  return path.length === 0 || !lines || (lines.first <= line && line <= lines.last);
}
