// The kinds of token that cards and maps of a pack can use: its own and those of the packs it extends.
import type { TokenDefinition } from '@railwright/engine';
import { relatedTo, type DiagnosticSink } from '../diagnostics/sink.ts';
import { EVERYTHING } from './library.ts';
import { isBroken } from './is-broken.ts';
import type { Pack } from './model.ts';
import { asNames } from './names.ts';
import { quote } from '../text/describe.ts';
import type { PackFile } from '../schema/pack.ts';

export interface Token extends TokenDefinition {
  readonly pack: Pack;
}

type TokenData = NonNullable<PackFile['tokens']>[string];

/** By id, those of the pack itself first. */
export function visibleTokens(pack: Pack): Map<string, Token> {
  const tokens = new Map<string, Token>();
  for (const from of pack.visible)
    for (const [id, { name, color, owned, total, perCell }] of ownTokens(from)) {
      if (tokens.has(id)) continue;
      tokens.set(id, {
        id,
        name: asNames(name ?? id),
        ...(color !== undefined && { color }),
        ...(owned && { owned }),
        ...(total !== undefined && { total }),
        ...(perCell !== undefined && { perCell }),
        pack: from,
      });
    }
  return tokens;
}

export function tokenOf({ pack: _, ...definition }: Token): TokenDefinition {
  return definition;
}

/** Whether the tokens of all packs at hand could be read. */
export function tokensComplete(pack: Pack): boolean {
  return pack.visible.every(
    ({ file, incomplete }) => !incomplete.has(EVERYTHING) && !isBroken(file, ['tokens']),
  );
}

export function ownTokens(pack: Pack): [string, TokenData][] {
  return Object.entries(pack.manifest.tokens ?? {}).filter(([id]) => !isBroken(pack.file, ['tokens', id]));
}

/** Kinds of token that an extended pack has too. */
export function checkTokens(pack: Pack, sink: DiagnosticSink): void {
  for (const [id] of ownTokens(pack)) {
    const other = pack.visible.find((from) => from !== pack && ownTokens(from).some(([one]) => one === id));
    if (!other) continue;
    sink.report(
      'token-duplicate',
      { file: pack.file, path: ['tokens', id] },
      `The pack ${other.id} has a token ${quote(id)} already.`,
      { at: 'key', related: [relatedTo({ file: other.file, path: ['tokens', id] }, 'Here it is.', 'key')] },
    );
  }
}
