// Edits as a designer makes them: mostly numbers, texts, cells, and new things at the end of a list.
import type { Dice } from './dice.ts';
import { targetsIn, type ListAt, type MapAt, type Targets, type ValueAt } from './targets.ts';
import { at, dataOf, type Cell, type Edit, type Tree } from './tree.ts';
import { isData } from '../../src/text/data.ts';
import { canonicalJson } from '../../src/text/hash.ts';

/** How often each kind of edit is tried, of 100; one without a target in the file is another one then. */
const WEIGHTS = [
  [26, 'value'],
  [16, 'add at the end'],
  [8, 'add between'],
  [8, 'remove'],
  [5, 'move'],
  [6, 'add key'],
  [4, 'remove key'],
  [3, 'rename'],
  [12, 'paint'],
  [12, 'comment'],
] as const;

/** `word` is one that occurs nowhere else. A comment is only wished for here: where it goes depends on the text. */
export function chooseEdit(base: Tree, dice: Dice, word: string): Edit | 'comment' | undefined {
  const targets = targetsIn(base);
  switch (dice.weighted(WEIGHTS)) {
    case 'value':
      return setValue(dice.pick(targets.values.filter(({ path }) => path.at(-1) !== 'id')), dice, word);
    case 'rename':
      return rename(
        dice.pick(targets.values.filter(({ path }) => path.length > 1 && isNaming(path.at(-1)))),
        dice,
        word,
      );
    case 'add at the end':
      return addItem(dice.pick(targets.lists), dice, word, true);
    case 'add between':
      return addItem(dice.pick(targets.lists), dice, word, false);
    case 'remove':
      return removeItem(dice.pick(targets.lists.filter(({ items }) => items.length > 1)), dice);
    case 'move':
      return moveItem(
        dice.pick(targets.lists.filter(({ items, holds }) => items.length > 2 && holds !== 'steps')),
        dice,
      );
    case 'add key':
      return addKey(targets, dice, word);
    case 'remove key':
      return removeKey(dice.pick(targets.maps.filter(({ entries }) => entries.size > 2)), dice);
    case 'paint':
      return paint(at(base, ['terrain']), dice);
    case 'comment':
      return 'comment';
    default:
      return undefined;
  }
}

const isNaming = (key: string | undefined): boolean => key === 'id' || key === 'at';

function setValue(target: ValueAt | undefined, dice: Dice, word: string): Edit | undefined {
  return target && { kind: 'set', path: target.path, value: changed(target.value, dice, word) };
}

function rename(target: ValueAt | undefined, dice: Dice, word: string): Edit | undefined {
  return target && setValue(target, dice, word);
}

function changed(value: unknown, dice: Dice, word: string): unknown {
  if (typeof value === 'number') return value + 1 + dice.below(3);
  if (typeof value === 'boolean') return !value;
  const text = String(value);
  if (/^[A-Z]{1,2}\d+$/.test(text)) return label(dice);
  if (/^[a-z][a-z0-9-]*$/.test(text)) return `${text}-${word}`;
  return dice.chance(50) ? `${text} ${word}` : text.replace(/\w+$/, word);
}

const label = (dice: Dice): string => `${String.fromCharCode(65 + dice.below(12))}${1 + dice.below(12)}`;

function addItem(list: ListAt | undefined, dice: Dice, word: string, atEnd: boolean): Edit | undefined {
  const like = list && dice.pick(list.items);
  const after = list && (atEnd ? list.items.at(-1) : dice.pick([...list.items, undefined]));
  if (!list || !like) return undefined;
  const value =
    list.holds === 'steps' && dice.chance(40)
      ? step(dataOf(like.tree), dice)
      : fresh(dataOf(like.tree), dice, word);
  // Which of two equal steps is the new one, nobody can say.
  const isThere = list.items.some((item) => canonicalJson(dataOf(item.tree)) === canonicalJson(value));
  if (isThere) return undefined;
  return { kind: 'add-item', path: list.path, after: after?.tag ?? '', tag: `#${word}`, value };
}

function step(like: unknown, dice: Dice): unknown {
  return isData(like) ? { [dice.pick(['draw', 'coins', 'gain-waste']) ?? 'draw']: 1 + dice.below(4) } : like;
}

/** A copy with another name, and perhaps another number. */
function fresh(like: unknown, dice: Dice, word: string): unknown {
  if (Array.isArray(like)) return like.map((one) => fresh(one, dice, word));
  if (!isData(like)) return changed(like, dice, word);
  const entries = Object.entries(like).map(([key, value]) => {
    const isName =
      key === 'id' ||
      key === 'at' ||
      key === 'between' ||
      key === 'from' ||
      (key === 'name' && typeof value === 'string');
    return [
      key,
      isName || (typeof value === 'number' && dice.chance(30)) ? fresh(value, dice, word) : value,
    ] as const;
  });
  return Object.fromEntries(entries);
}

function removeItem(list: ListAt | undefined, dice: Dice): Edit | undefined {
  const item = list && dice.pick(list.items);
  return item && { kind: 'remove', path: [...list.path, item.tag] };
}

function moveItem(list: ListAt | undefined, dice: Dice): Edit | undefined {
  const item = list && dice.pick(list.items);
  const after = list && dice.pick([...list.items.filter((one) => one !== item), undefined]);
  if (!list || !item) return undefined;
  const index = list.items.indexOf(item);
  if ((list.items[index - 1]?.tag ?? '') === (after?.tag ?? '')) return undefined;
  return { kind: 'move', path: list.path, tag: item.tag, after: after?.tag ?? '' };
}

/** A field that another thing of the list has, or a name in another language. */
function addKey({ lists, maps }: Targets, dice: Dice, word: string): Edit | undefined {
  const named = dice.pick(maps.filter(({ entries }) => entries.has('en') && !entries.has('it')));
  if (named && dice.chance(50)) return { kind: 'add-key', path: [...named.path, 'it'], value: word };
  const list = dice.pick(lists.filter(({ items, holds }) => holds === 'things' && items.length > 1));
  const [item, other] = [list && dice.pick(list.items), list && dice.pick(list.items)];
  if (!list || item?.tree.kind !== 'map' || other?.tree.kind !== 'map') return undefined;
  const own = item.tree.entries;
  const lacking = dice.pick([...other.tree.entries].filter(([key]) => !own.has(key)));
  return (
    lacking && { kind: 'add-key', path: [...list.path, item.tag, lacking[0]], value: dataOf(lacking[1]) }
  );
}

function removeKey(map: MapAt | undefined, dice: Dice): Edit | undefined {
  const key = map && dice.pick([...map.entries.keys()].filter((one) => !isNaming(one) && one !== 'name'));
  return key === undefined || !map ? undefined : { kind: 'remove', path: [...map.path, key] };
}

/** A stroke along a line of the picture. */
function paint(terrain: Tree | undefined, dice: Dice): Edit | undefined {
  if (terrain?.kind !== 'value') return undefined;
  const lines = String(terrain.value).split('\n');
  const cells = lines.flatMap((text, line) =>
    [...text].flatMap((letter, column) => (letter === ' ' ? [] : [{ line, column, letter }])),
  );
  const start = dice.below(cells.length);
  const stroke = cells.slice(start, start + 1 + dice.below(6));
  const letter = dice.pick(cells)?.letter ?? 'F';
  const fresh = stroke.filter((cell) => cell.letter !== letter).map((cell): Cell => ({ ...cell, letter }));
  return fresh.length === 0 ? undefined : { kind: 'paint', path: ['terrain'], cells: fresh };
}
