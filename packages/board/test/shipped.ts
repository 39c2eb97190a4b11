// The shipped boards and cards in the engine's form, read without the content package, which the board must not need.
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { readCards, readMap } from './read-content.ts';
import type { CardDefinition, HexMap } from '@railwright/engine';

const CONTENT = new URL('../../../content/', import.meta.url);

function yaml(path: string): unknown {
  return parse(readFileSync(new URL(path, CONTENT), 'utf8'));
}

export function shippedMap(pack: string, name: string, full = false): HexMap {
  return readMap(
    yaml(`${pack}/maps/${name}.yaml`),
    [yaml('trains/pack.yaml'), yaml(`${pack}/pack.yaml`)],
    full,
  );
}

export function shippedCards(pack: string): CardDefinition[] {
  return readdirSync(new URL(`${pack}/cards/`, CONTENT))
    .sort()
    .flatMap((file) => readCards(yaml(`${pack}/cards/${file}`)));
}
