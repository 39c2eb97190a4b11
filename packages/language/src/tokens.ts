// Semantic tokens: ids by what they name, so that cards, terrains and selections look different; the words of effects; and the letters
// of maps.
import { SemanticTokensBuilder, type Range, type SemanticTokens } from 'vscode-languageserver';
import { kindsOf, type NamedKind, type Path } from '@railwright/content';
import { gameIn } from '@railwright/engine';
import { lettersOf } from './cells.ts';
import type { GameModule } from './game-module.ts';
import { GAMES } from './games.ts';
import type { LiveFile } from './live-file.ts';
import { toRange } from './places.ts';
import type { Workspace } from './workspace.ts';

export const TOKEN_TYPES = [
  'class',
  'namespace',
  'enumMember',
  'variable',
  'property',
  'function',
  'method',
] as const;
export const TOKEN_MODIFIERS = ['declaration'] as const;

type TokenType = (typeof TOKEN_TYPES)[number];

const TYPES: Readonly<Partial<Record<NamedKind, TokenType>>> = {
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

interface Token {
  readonly range: Range;
  readonly type: TokenType;
  readonly own: boolean;
}

/** Semantic tokens of a file, encoded as LSP wants them. */
export function tokens(workspace: Workspace, path: string): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  const file = workspace.file(path);
  const found = file ? [...mentioned(file), ...stepsOf(file), ...letters(file)] : [];
  found.sort(
    ({ range: { start: a } }, { range: { start: b } }) => a.line - b.line || a.character - b.character,
  );
  let last = '';
  for (const { range, type, own } of found) {
    const { start, end } = range;
    const place = `${start.line}:${start.character}`;
    // A word can be both a zone and the name of a selection.
    if (place === last) continue;
    last = place;
    builder.push(
      start.line,
      start.character,
      end.character - start.character,
      TOKEN_TYPES.indexOf(type),
      own ? 1 : 0,
    );
  }
  return builder.build();
}

function mentioned({ mentions }: LiveFile): Token[] {
  return mentions.map(({ to, own, range }) => ({
    range: toRange(range),
    type: TYPES[to] ?? 'namespace',
    own,
  }));
}

/** Names of ops, amounts and conditions; the latter two are keys of maps with a single key. */
function stepsOf({ kind, pack, document }: LiveFile): Token[] {
  const hasEffects = kindsOf(pack.game).some((one) => one.folder === kind && one.hasEffects === true);
  const wordOf = gameIn<GameModule>(GAMES, pack.game)?.effectWord;
  if (!hasEffects || !document || !wordOf) return [];
  const found: Token[] = [];
  const look = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) value.forEach((item: unknown, i) => look(item, [...path, i]));
    else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      for (const [key, inner] of entries) {
        const at = [...path, key];
        const type = entries.length === 1 ? wordOf(key, typeof path.at(-1) === 'number') : undefined;
        if (type) found.push({ range: toRange(document.keyRange(at)), type, own: false });
        look(inner, at);
      }
    }
  };
  look(document.data, []);
  return found;
}

function letters({ kind, document }: LiveFile): Token[] {
  if (kind !== 'maps' || !document) return [];
  return lettersOf(document).map(({ letter, range }) => ({
    range,
    type: letter === 'C' || letter === '*' ? 'class' : 'enumMember',
    own: false,
  }));
}
