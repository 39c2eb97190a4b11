// From the nodes of a YAML document to plain data. Does itself what the library would do in quadratic time or without
// bounds: keys that come twice, aliases, depth, size; and refuses what has no place in data.
import { isAlias, isMap, isPair, isScalar, isSeq } from 'yaml';
import type { Node, Scalar } from 'yaml';
import type { DiagnosticCode } from '../codes/index.ts';
import { MAX_DEPTH } from './tokens.ts';

const MAX_VALUES = 1_000_000;
const MAX_ALIASES = 20;

export type Complaint = (
  code: DiagnosticCode,
  node: unknown,
  message: string,
  first?: { readonly node: unknown; readonly message: string },
) => void;

export interface Converted {
  readonly data: unknown;
  /** From each alias to the node it stands for. */
  readonly targets: ReadonlyMap<unknown, Node>;
}

/** Undefined when the document cannot be used at all; complaints say why. */
export function toData(root: Node, complain: Complaint): Converted | undefined {
  const anchored = new Map<string, Node>();
  const targets = new Map<unknown, Node>();
  let aliases = 0;
  let values = 0;
  let failed = false;

  // A function, since the compiler does not see that `convert` sets it.
  const isFailed = (): boolean => failed;

  function fail(code: DiagnosticCode, node: unknown, message: string): null {
    if (!failed) complain(code, node, message);
    failed = true;
    return null;
  }

  function convert(node: unknown, depth: number, inAlias: boolean): unknown {
    if (failed || node === null || node === undefined) return null;
    if (++values > MAX_VALUES)
      return fail('yaml-too-large', node, 'The file has more than a million values.');
    if (depth > MAX_DEPTH)
      return fail('yaml-too-deep', node, `Nesting is more than ${MAX_DEPTH} levels deep.`);
    if (isAlias(node)) {
      const target = anchored.get(node.source);
      if (!target) return fail('yaml-unknown-alias', node, `Nothing earlier is marked &${node.source}.`);
      if (inAlias || ++aliases > MAX_ALIASES)
        return fail(
          'yaml-alias',
          node,
          inAlias
            ? `What *${node.source} repeats contains an alias itself.`
            : `The file has more than ${MAX_ALIASES} aliases.`,
        );
      targets.set(node, target);
      return convert(target, depth, true);
    }
    const data = isMap(node)
      ? convertMap(node.items, depth, inAlias)
      : isSeq(node)
        ? node.items.map((item) => convert(item, depth + 1, inAlias))
        : isScalar(node)
          ? scalarValue(node)
          : null;
    // Marked only now, so that nothing can stand within itself.
    const anchor = (node as Node & { anchor?: string }).anchor;
    if (!inAlias && anchor !== undefined) anchored.set(anchor, node as Node);
    return data;
  }

  function convertMap(items: readonly unknown[], depth: number, inAlias: boolean): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    const firsts = new Map<string, unknown>();
    for (const pair of items) {
      if (!isPair(pair)) continue;
      const key = keyText(pair.key);
      if (key === '<<' && isScalar(pair.key) && pair.key.type === 'PLAIN') {
        fail('yaml-merge', pair.key, 'Merge keys (<<) are not read; write the keys out.');
        return object;
      }
      if (key === undefined || key === '__proto__') {
        if (!inAlias)
          complain(
            'yaml-key',
            pair.key ?? pair.value,
            key === undefined ? 'This cannot be a key.' : `${key} cannot be a key.`,
          );
        continue;
      }
      const value = convert(pair.value, depth + 1, inAlias);
      const first = firsts.get(key);
      if (first !== undefined) {
        if (!inAlias)
          complain('yaml-duplicate-key', pair.key, `The key ${key} appears twice.`, {
            node: first,
            message: 'It first appears here.',
          });
        continue;
      }
      firsts.set(key, pair.key);
      object[key] = value;
    }
    return object;
  }

  const data = convert(root, 1, false);
  return isFailed() ? undefined : { data, targets };
}

/** The text of a key; undefined for what cannot be one. */
export function keyText(key: unknown): string | undefined {
  if (typeof key === 'string') return key;
  if (!isScalar(key)) return undefined;
  if (typeof key.value === 'string') return key.value;
  return key.value === null && !key.source ? undefined : (key.source ?? String(key.value));
}

function scalarValue(node: Scalar): unknown {
  const { value } = node;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
