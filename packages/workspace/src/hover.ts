// The hover text for a word: a card with its face and its text in each language, any other item by its name, a
// cell by its place or terrain, a key by the description in its schema.
import { addressOfWord, nounOf, schemaAt, spotAt, type Mention } from '@railwright/content';
import { libraryOf, nameIn, visibleTerrains } from '@railwright/content/language';
import { gameIn, type TextLanguage } from '@railwright/engine';
import { MarkupKind, type Hover, type Position } from 'vscode-languageserver-types';
import { cellsIn, lettersOf, mapsFor, terrainOf } from './cells.ts';
import { declaredIn } from './declared.ts';
import { escape } from './escape.ts';
import type { GameModule } from './game-module.ts';
import { GAMES } from './games.ts';
import type { LiveFile } from './live-file.ts';
import { namedBy } from './naming.ts';
import { holds, toRange } from './places.ts';
import { titleOf } from './title.ts';
import type { Workspace } from './workspace.ts';

/** Words of the card language link to its reference in this version. */
export function hover(
  workspace: Workspace,
  path: string,
  position: Position,
  version: string,
): Hover | undefined {
  const file = workspace.file(path);
  if (!file) return undefined;
  const mention = file.mentionAt(position);
  const told = mention && tellMention(workspace, file, mention);
  if (told !== undefined) return markdown(told, toRange(mention?.range ?? file.lines.range(0, 0)));
  return hoverLetter(file, position, workspace.language) ?? hoverKey(file, position, version);
}

function markdown(value: string, range: Hover['range']): Hover {
  return { contents: { kind: MarkupKind.Markdown, value }, ...(range && { range }) };
}

function tellMention(workspace: Workspace, file: LiveFile, mention: Mention): string | undefined {
  if (mention.to === 'cells') {
    const there = cellsIn(workspace, mapsFor(workspace, file, mention.path)).get(mention.id);
    return there === undefined ? undefined : `**${escape(mention.id)}** ${escape(there)}`;
  }
  if (mention.to === 'selections') return undefined;
  const named = namedBy(workspace, file, mention);
  if (!named) return undefined;
  const { kind, pack, id } = named;
  const { packs } = libraryOf(workspace.content);
  const home = packs.get(pack);
  const own = home && gameIn<GameModule>(GAMES, home.game)?.tell?.(workspace, kind, pack, id);
  if (own !== undefined) return own;
  if (kind === 'terrains') {
    const terrain = home && visibleTerrains(home).get(id);
    return terrain && tellTerrain(terrain, workspace.language);
  }
  const declared = home && declaredIn(home, kind);
  if (declared) {
    const one = declared.get(id);
    return one && `**${escape(nameIn(one.name, workspace.language))}** · ${nounOf(kind)} \`${id}\``;
  }
  const title = titleOf(
    kind === 'packs' ? home?.manifest : home?.items.get(kind)?.get(id)?.data,
    workspace.language,
  );
  return [
    `**${escape(title === '' ? id : title)}**`,
    `${nounOf(kind)} \`${kind === 'packs' ? id : `${pack}/${id}`}\``,
  ].join('\n\n');
}

function tellTerrain(
  { id, name, letter, cost }: NonNullable<ReturnType<typeof terrainOf>>,
  language: TextLanguage,
): string {
  const price = cost === null ? 'Rails can never be laid here.' : `Laying rails costs ${cost}.`;
  return `**${escape(nameIn(name, language))}** · terrain \`${id}\` · letter ${letter}\n\n${price}`;
}

function hoverLetter(file: LiveFile, position: Position, language: TextLanguage): Hover | undefined {
  if (file.kind !== 'maps' || !file.document) return undefined;
  const letter = lettersOf(file.document).find(({ range }) => holds(range, position));
  if (!letter) return undefined;
  const terrain = terrainOf(file.pack, letter.letter);
  const what = terrain
    ? tellTerrain(terrain, language)
    : letter.letter === 'C'
      ? 'A city'
      : 'A remote location';
  return markdown(letter.label === undefined ? what : `${letter.label}: ${what}`, letter.range);
}

/** The schema's description of a key. */
function hoverKey(file: LiveFile, { line, character }: Position, version: string): Hover | undefined {
  const row = file.lines.line(line);
  const match = [...row.matchAll(/([\w-]+)\s*:/g)].find(
    ({ index, 1: key = '' }) => index <= character && character <= index + key.length,
  );
  const name = match?.[1];
  if (!match || name === undefined || !file.schema) return undefined;
  const { path } = spotAt(file.text, file.lines.lineStart(line) + match.index + match[0].length + 1);
  const index = path.lastIndexOf(name);
  const at = index < 0 ? [...path, name] : path.slice(0, index + 1);
  const found = schemaAt(file.schema, at);
  if (found?.description === undefined && found?.title === undefined) return undefined;
  const page = file.kind === 'cards' ? addressOfWord(at, version) : undefined;
  const value = [found.description, found.title && `*${found.title}*`, page && `[The card language](${page})`]
    .filter((one) => one !== undefined)
    .join('\n\n');
  return markdown(value, {
    start: { line, character: match.index },
    end: { line, character: match.index + name.length },
  });
}
