// Semantic tokens: ids by what they name, so that a card looks other than a terrain or a selection.
import { SemanticTokensBuilder, type SemanticTokens } from 'vscode-languageserver';
import type { NamedKind } from '@railwright/content';
import { toRange } from './places.ts';
import type { Workspace } from './workspace.ts';

export const TOKEN_TYPES = ['class', 'namespace', 'enumMember', 'variable', 'property'] as const;
export const TOKEN_MODIFIERS = ['declaration'] as const;

const TYPES: Readonly<Partial<Record<NamedKind, (typeof TOKEN_TYPES)[number]>>> = {
  cards: 'class',
  cars: 'class',
  abilities: 'class',
  played: 'class',
  terrains: 'enumMember',
  categories: 'enumMember',
  ends: 'enumMember',
  selections: 'variable',
  cells: 'property',
  places: 'property',
};

export function tokens(workspace: Workspace, path: string): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  const inOrder = [...(workspace.file(path)?.mentions ?? [])].sort(
    ({ range: { start: a } }, { range: { start: b } }) => a.line - b.line || a.column - b.column,
  );
  let last = '';
  for (const { to, own, range } of inOrder) {
    const { start, end } = toRange(range);
    const place = `${start.line}:${start.character}`;
    // A word may be a zone and the name of a selection.
    if (place === last) continue;
    last = place;
    const type = TOKEN_TYPES.indexOf(TYPES[to] ?? 'namespace');
    builder.push(start.line, start.character, end.character - start.character, type, own ? 1 : 0);
  }
  return builder.build();
}
