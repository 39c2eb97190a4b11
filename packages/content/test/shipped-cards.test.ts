// The shipped kinds of card and selections against the printed game: names in both English editions and French, copies,
// cost, value, category and points. Reads only the YAML, without the loader.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const PACK = new URL('../../../content/trains/', import.meta.url);
const read = <T>(path: string): T => parse(readFileSync(new URL(path, PACK), 'utf8')) as T;

// AEG name, OKAZU name, French name, copies, cost, value, categories, points
const KINDS: [string, string, string, number, number, number, string, number][] = [
  ['Normal Train', 'Normal train', 'Train omnibus', 30, 1, 1, 'train', 0],
  ['Express Train', 'Express train', 'Train express', 20, 3, 2, 'train', 0],
  ['Limited Express Train', 'Limited express train', 'Train direct', 10, 6, 3, 'train', 0],
  ['Lay Rails', 'Rail laying', 'Pose de rails', 20, 3, 0, 'rail', 0],
  ['Station Expansion', 'Station expansion', 'Gare', 20, 3, 0, 'station', 0],
  ['Apartment', 'Building', 'Appartement', 10, 3, 0, 'victory', 1],
  ['Tower', 'Multi-storey building', 'Immeuble', 10, 5, 0, 'victory', 2],
  ['Skyscraper', 'Skyscraper', 'Gratte-ciel', 10, 8, 0, 'victory', 4],
  ['Waste', 'Waste', 'Ferraille', 70, 0, 0, 'waste', 0],
  ['Amusement Park', 'Amusement park', "Parc d'attractions", 10, 4, 1, 'action', 0],
  ['Bullet Train', 'Rapid train', 'TGV', 10, 2, 1, 'train+action', 0],
  ['Collaboration', 'Collaboration', 'Coopération', 10, 5, 0, 'rail', 0],
  ['Command Central', 'Command central', 'Centre de contrôle', 10, 3, 0, 'action', 0],
  ["Conductor's Station", 'Conductor area', 'Cabine du conducteur', 10, 2, 0, 'action', 0],
  ['Control Room', 'Control room', 'Salle de contrôle', 10, 7, 0, 'action', 0],
  ['Dump Site', 'Material dump site', 'Dépotoir', 10, 5, 1, 'action', 0],
  ['Early Train', 'First train', 'Train matinal', 10, 5, 2, 'train+action', 0],
  ['Freight Train', 'Freight train', 'Train de marchandises', 10, 4, 1, 'train+action', 0],
  ['Garage', 'Garage', 'Dépôt', 10, 3, 1, 'action', 0],
  ['Holiday Timetable', 'Holiday timetable', 'Horaires estivaux', 10, 3, 0, 'action', 0],
  ['Information Central', 'Information central', 'Centre de renseignements', 10, 4, 1, 'action', 0],
  ['Ironworks', 'Ironworks', 'Ferronnerie', 10, 4, 1, 'action', 0],
  ['Landfill', 'Land fill', 'Décharge', 10, 2, 0, 'action', 0],
  ['Mail Train', 'Mail train', 'Train postal', 10, 4, 1, 'train+action', 0],
  ['Maintenance Factory', 'Maintenance factory', 'Atelier de maintenance', 10, 5, 0, 'action', 0],
  ['Passing Station', 'Passing station', 'Passage en gare', 10, 3, 1, 'action', 0],
  ['Pulling', 'Pulling', 'Remorquage', 10, 3, 0, 'action', 0],
  ['Signaling Area', 'Signal spot', 'Aiguillage', 10, 5, 0, 'action', 0],
  ['Signals', 'Signals', 'Feu de signalisation', 10, 2, 0, 'action', 0],
  ['Station Crew', 'Station crew', 'Personnel de gare', 10, 2, 0, 'action', 0],
  ['Stationmaster Office', 'Stationmaster office', 'Bureau du chef de gare', 10, 4, 0, 'action', 0],
  ['Steel Bridge', 'Steel bridge', 'Pont en acier', 10, 4, 0, 'rail', 0],
  ['Subway Excavation', 'Underground digging', 'Voie souterraine', 10, 7, 0, 'rail', 0],
  ['Switchback', 'Switchback', 'Échangeur', 10, 3, 1, 'action', 0],
  ['Temporary Timetable', 'Temporary timetable', 'Horaires temporaires', 10, 5, 0, 'action', 0],
  ['Tourist Train', 'Tourist train', 'Train de tourisme', 10, 4, 1, 'train+action', 0],
  ['Tunnel', 'Tunnel', 'Tunnel', 10, 5, 0, 'rail', 0],
  ['Viaduct', 'Viaduct', 'Viaduc', 10, 5, 0, 'rail', 0],
  ['Wagon Factory', 'Wagon factory', 'Usine de wagons', 10, 5, 0, 'action', 0],
];

interface Card {
  id: string;
  name: { en: string; fr: string };
  categories: string[];
  cost: number;
  value?: number;
  points?: number;
}
interface RulesFile {
  startDeck: Record<string, number>;
  supply: Record<string, number | { count: number }>;
  market: { kinds: number; copies: number };
  seats: { max: number };
}
interface LocaleFile {
  cards: Record<string, { name: string }>;
}

const base = read<{ cards: Card[] }>('cards/base.yaml').cards;
const selectable = read<{ cards: Card[] }>('cards/selectable.yaml').cards;
const rules = read<RulesFile>('rules/okazu-2012.yaml');
const okazu = read<LocaleFile>('locales/okazu-2012.yaml').cards;
const aeg = read<LocaleFile>('locales/aeg-2013.yaml').cards;
const cardOf = (id: string): Card | undefined => [...base, ...selectable].find((card) => card.id === id);
/** Normal Trains have no pile; the box contains this many. */
const NORMAL_TRAINS = 30;

function copies(id: string): number {
  const pile = rules.supply[id];
  if (pile !== undefined) return typeof pile === 'number' ? pile : pile.count;
  return rules.startDeck[id] === undefined ? rules.market.copies : NORMAL_TRAINS;
}

describe('the kinds of card', () => {
  test('are 39, nine of them in every game', () => {
    expect([base.length, selectable.length, KINDS.length]).toEqual([9, 30, 39]);
    expect(new Set([...base, ...selectable].map(({ id }) => id)).size).toBe(39);
    expect(base.map(({ name }) => name.en)).toEqual(KINDS.slice(0, 9).map(([name]) => name));
  });

  test.each(KINDS)('%s', (name, okazuName, french, count, cost, value, categories, points) => {
    const card = [...base, ...selectable].find((c) => c.name.en === name)!;
    expect({
      okazu: okazu[card.id]?.name ?? card.name.en,
      aeg: aeg[card.id]?.name ?? card.name.en,
      french: card.name.fr,
      copies: copies(card.id),
      cost: card.cost,
      value: card.value ?? 0,
      categories: card.categories.join('+'),
      points: card.points ?? 0,
    }).toEqual({ okazu: okazuName, aeg: name, french, copies: count, cost, value, categories, points });
  });

  test('are offered as ten copies of eight kinds, with Normal Trains for every seat', () => {
    expect(rules.market).toEqual({ kinds: 8, copies: 10 });
    expect(rules.startDeck).toEqual({ 'normal-train': 7, 'lay-rails': 2, 'station-expansion': 1 });
    expect(rules.startDeck['normal-train']! * rules.seats.max).toBeLessThanOrEqual(NORMAL_TRAINS);
  });

  test('have a different wording only where the edition differs', () => {
    for (const [id, { name }] of [...Object.entries(okazu), ...Object.entries(aeg)]) {
      const own = cardOf(id)?.name.en;
      expect([id, own]).toEqual([id, expect.any(String)]);
      expect([id, name]).not.toEqual([id, own]);
    }
  });
});

const REFORMING =
  'Signals, Pulling, Information Central, Freight Train, Wagon Factory, Early Train, Signaling Area, Subway Excavation';
const HOLIDAY =
  'Landfill, Station Crew, Holiday Timetable, Tourist Train, Mail Train, Viaduct, Maintenance Factory, Control Room';

test.each([
  [
    'tokyo-beginners',
    'tokyo',
    "Landfill, Conductor's Station, Holiday Timetable, Passing Station, Amusement Park, Steel Bridge, Dump Site, Maintenance Factory",
  ],
  [
    'osaka-beginners',
    'osaka',
    'Landfill, Bullet Train, Garage, Tourist Train, Ironworks, Stationmaster Office, Tunnel, Temporary Timetable',
  ],
  ['reforming-tokyo', 'tokyo', REFORMING],
  ['reforming-osaka', 'osaka', REFORMING],
  ['holiday-pass-tokyo', 'tokyo', HOLIDAY],
  ['holiday-pass-osaka', 'osaka', HOLIDAY],
])('the suggested selection %s', (id, map, names) => {
  const setup = read<{ id: string; map: string; market: { cards: string[] } }>(`setups/${id}.yaml`);
  expect([setup.id, setup.map]).toEqual([id, map]);
  expect(setup.market.cards.map((card) => cardOf(card)?.name.en).join(', ')).toBe(names);
});
