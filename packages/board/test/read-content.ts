// Reads just enough of the content language to draw the shipped packs, in tests and in the preview.
import type {
  CardDefinition,
  CellDefinition,
  HexMap,
  LinkDefinition,
  Names,
  RouteDefinition,
  TerrainDefinition,
} from '@railwright/engine';
import { formatLabel, parsePictureGrid, toOffset } from '@railwright/hex';

interface PackFile {
  terrains?: Record<
    string,
    { letter: string; name: Names | string; cost: number | 'closed'; color?: string }
  >;
}

interface MapFile {
  id: string;
  name: Names | string;
  orientation: 'pointy' | 'flat';
  terrain: string;
  places?: { at: string; city?: number; remote?: number; name?: Names | string }[];
  barriers?: [string, string][];
  links?: (Omit<LinkDefinition, 'name'> & { name?: Names | string })[];
  oneWay?: { from: string; to: string }[];
  routes?: (Omit<RouteDefinition, 'name'> & { name?: Names | string })[];
  bonuses?: { at: string; points?: number; coins?: number }[];
  regions?: { id: string; name?: Names | string; cells: string[] }[];
}

const names = (name: Names | string): Names => (typeof name === 'string' ? { en: name } : name);

/** Without links, routes, bonuses and regions, unless the map is wanted in full. */
export function readMap(file: unknown, packs: readonly unknown[], full = false): HexMap {
  const map = file as MapFile;
  const letters = new Map<string, TerrainDefinition>();
  for (const pack of packs as PackFile[])
    for (const [id, { letter, name, cost, color }] of Object.entries(pack.terrains ?? {}))
      letters.set(letter, {
        id,
        name: names(name),
        cost: cost === 'closed' ? null : cost,
        ...(color !== undefined && { color }),
      });
  const lines = map.terrain.split('\n');
  const positions = lines.flatMap((text, line) =>
    [...text].flatMap((letter, index) => (letter === ' ' ? [] : [{ letter, line, index }])),
  );
  const { shift, cells } = parsePictureGrid(map.orientation, positions);
  const places = new Map((map.places ?? []).map((place) => [place.at, place]));
  const bonuses = new Map((full ? (map.bonuses ?? []) : []).map(({ at, ...bonus }) => [at, bonus]));
  const named = <T extends { name?: Names | string }>({ name, ...rest }: T) => ({
    ...rest,
    ...(name !== undefined && { name: names(name) }),
  });
  return {
    id: map.id,
    name: names(map.name),
    orientation: map.orientation,
    terrains: [...letters.values()],
    barriers: map.barriers ?? [],
    ...(full && {
      links: (map.links ?? []).map(named),
      oneWay: (map.oneWay ?? []).map(({ from, to }) => [from, to] as const),
      routes: (map.routes ?? []).map(named),
      regions: (map.regions ?? []).map(({ id, name = id, cells: runs }) => ({
        id,
        name: names(name),
        cells: runs.flatMap(cellsOf),
      })),
    }),
    cells: cells.flatMap((hex, i): CellDefinition[] => {
      const letter = positions[i]?.letter ?? '.';
      if (!hex || letter === '.') return [];
      const label = formatLabel(map.orientation, toOffset(map.orientation, hex, shift));
      const terrain = letters.get(letter)?.id;
      const { city, remote, name } = places.get(label) ?? {};
      const bonus = bonuses.get(label);
      return [
        {
          label,
          q: hex.q,
          r: hex.r,
          ...(terrain !== undefined && { terrain }),
          ...(city !== undefined && { city }),
          ...(remote !== undefined && { remote }),
          ...(name !== undefined && { name: names(name) }),
          ...(bonus && { bonus }),
        },
      ];
    }),
  };
}

/** The labels of a run such as B1-B4. */
function cellsOf(run: string): string[] {
  const [from = '', to = from] = run.split('-');
  const [line, first, last] = [from.replace(/\d+/, ''), number(from), number(to)];
  return Array.from({ length: last - first + 1 }, (_, i) => `${line}${first + i}`);
}

const number = (label: string): number => Number(label.replace(/\D+/, ''));

export function readCards(file: unknown): CardDefinition[] {
  const { cards } = file as { cards: (Partial<CardDefinition> & { id: string; name: Names | string })[] };
  return cards.map((card) => ({
    categories: [],
    cost: 0,
    value: 0,
    points: 0,
    ...card,
    name: names(card.name),
  }));
}
