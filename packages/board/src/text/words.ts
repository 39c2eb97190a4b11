// The words the board itself says, by language. Names of terrains, places and cards come from content.
export interface Words {
  readonly city: (buildings: number) => string;
  readonly remote: (value: number) => string;
  readonly unknown: string;
  readonly barriers: (labels: readonly string[]) => string;
  readonly rails: (seats: readonly string[]) => string;
  readonly stations: (count: number) => string;
  readonly cost: (coins: number) => string;
  readonly closed: string;
  readonly seat: (number: number) => string;
  readonly barrier: string;
  readonly station: string;
  readonly remoteLocation: string;
  readonly cityName: string;
  readonly cityHint: string;
  readonly remoteHint: string;
  readonly barrierHint: string;
  readonly card: {
    readonly value: (coins: number) => string;
    readonly cost: (coins: number) => string;
    readonly points: (points: number) => string;
  };
  readonly categories: Readonly<Record<string, string>>;
}

const ENGLISH: Words = {
  city: (n) => (n === 1 ? 'city with 1 building' : `city with ${n} buildings`),
  remote: (n) => `remote location, ${n}`,
  unknown: 'unknown ground',
  barriers: (labels) => `barrier to ${list(labels, 'and')}`,
  rails: (seats) => `rails of ${list(seats, 'and')}`,
  stations: (n) => (n === 1 ? '1 station' : `${n} stations`),
  cost: (n) => (n === 1 ? 'costs 1 coin' : `costs ${n} coins`),
  closed: 'closed',
  seat: (n) => `player ${n}`,
  barrier: 'Barrier',
  station: 'Station',
  remoteLocation: 'Remote location',
  cityName: 'City',
  cityHint: 'one station for each building',
  remoteHint: 'the number is cost and points',
  barrierHint: 'no rails across',
  card: {
    value: (n) => (n === 1 ? 'gives 1 coin' : `gives ${n} coins`),
    cost: (n) => `cost ${n}`,
    points: (n) => (n === 1 ? '1 point' : `${n} points`),
  },
  categories: {
    train: 'Train',
    rail: 'Rail',
    station: 'Station',
    action: 'Action',
    victory: 'Victory',
    waste: 'Waste',
    attack: 'Attack',
    reaction: 'Reaction',
  },
};

const FRENCH: Words = {
  city: (n) => (n === 1 ? 'ville d’un immeuble' : `ville de ${n} immeubles`),
  remote: (n) => `lieu éloigné, ${n}`,
  unknown: 'terrain inconnu',
  barriers: (labels) => `barrière vers ${list(labels, 'et')}`,
  rails: (seats) => `rails de ${list(seats, 'et')}`,
  stations: (n) => (n === 1 ? '1 gare' : `${n} gares`),
  cost: (n) => (n === 1 ? 'coûte 1 pièce' : `coûte ${n} pièces`),
  closed: 'fermé',
  seat: (n) => `joueur ${n}`,
  barrier: 'Barrière',
  station: 'Gare',
  remoteLocation: 'Lieu éloigné',
  cityName: 'Ville',
  cityHint: 'une gare par immeuble',
  remoteHint: 'le nombre : coût et points',
  barrierHint: 'pas de rails au travers',
  card: {
    value: (n) => (n === 1 ? 'rapporte 1 pièce' : `rapporte ${n} pièces`),
    cost: (n) => `coût ${n}`,
    points: (n) => (n === 1 ? '1 point' : `${n} points`),
  },
  categories: {
    train: 'Train',
    rail: 'Rails',
    station: 'Gare',
    action: 'Action',
    victory: 'Victoire',
    waste: 'Ferraille',
    attack: 'Attaque',
    reaction: 'Réaction',
  },
};

const WORDS: ReadonlyMap<string, Words> = new Map([
  ['en', ENGLISH],
  ['fr', FRENCH],
]);

/** English for languages the board does not speak. */
export function wordsFor(language: string): Words {
  return WORDS.get(language) ?? ENGLISH;
}

/** The text of a name in a language, else in English. */
export function nameIn(names: Readonly<Record<string, string>> | undefined, language: string): string {
  if (names === undefined) return '';
  return (Object.hasOwn(names, language) ? names[language] : names['en']) ?? '';
}

export function categoryName(category: string, language: string): string {
  const { categories } = wordsFor(language);
  const known = Object.hasOwn(categories, category) ? categories[category] : undefined;
  return known ?? category.charAt(0).toUpperCase() + category.slice(1).replaceAll('-', ' ');
}

function list(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
}
