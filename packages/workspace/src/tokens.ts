// Semantic tokens: ids by what they name, so that cards, terrains and selections look different; the words of effects; and the letters
// of maps.
import type { Range, SemanticTokens } from 'vscode-languageserver-types';
import { kindsOf, type NamedKind, type Path } from '@railwright/content';
import { gameIn } from '@railwright/engine';
import { lettersOf } from './cells.ts';
import type { GameModule } from './game-module.ts';
import { GAMES } from './games.ts';
import type { LiveFile } from './live-file.ts';
import { toRange } from './places.ts';
import type { Workspace } from './workspace.ts';

/** The types of semantic tokens, in the order of their numbers. */
export const TOKEN_TYPES = [
  'class',
  'namespace',
  'enumMember',
  'variable',
  'property',
  'function',
  'method',
] as const;
/** The modifiers of semantic tokens, from the lowest bit. */
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
  const file = workspace.file(path);
  const found = file ? [...mentioned(file), ...stepsOf(file), ...letters(file)] : [];
  found.sort(
    ({ range: { start: a } }, { range: { start: b } }) => a.line - b.line || a.character - b.character,
  );
  const data: number[] = [];
  let [line, character] = [0, -1];
  for (const { range, type, own } of found) {
    const { start, end } = range;
    // A word can be both a zone and the name of a selection.
    if (start.line === line && start.character === character) continue;
    // Each is placed relative to the one before it.
    const after = start.line === line ? start.character - Math.max(0, character) : start.character;
    const length = end.character - start.character;
    data.push(start.line - line, after, length, TOKEN_TYPES.indexOf(type), own ? 1 : 0);
    ({ line, character } = start);
  }
  return { data };
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
