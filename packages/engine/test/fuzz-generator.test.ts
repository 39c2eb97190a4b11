// The games that `npm run fuzz` generates are valid and together use the whole card language.
import { LIST_TYPES, OBJECT_TYPES } from '@railwright/content';
import {
  AMOUNT_FORMS,
  CATEGORIES,
  createRng,
  LASTING_FORMS,
  OP_SPECS,
  OPTION_FIELDS,
  OWN_INSTEAD_FIELDS,
  PLACES,
  randomBelow,
  SIDES,
  TARGETS,
  TRIGGER_EVENTS,
  TURN_COUNTS,
  WAIVERS,
  WHO,
  ZONES,
  type OpName,
  type OpSpec,
  type ParamSpecs,
  type ParamType,
} from '@railwright/engine';
import { expect, test } from 'vitest';
import { subjectFor } from '../fuzz/case.ts';
import { Draw } from '../fuzz/generate/draw.ts';
import { makeTrainsPack } from '../fuzz/generate/trains-pack.ts';
import { SUBJECTS } from '../fuzz/subjects.ts';
import { GAMES } from '../src/games.ts';

type Data = Readonly<Record<string, unknown>>;

const SPECS: Readonly<Partial<Record<ParamType, ParamSpecs>>> = {
  ...OBJECT_TYPES,
  amount: AMOUNT_FORMS,
  lasting: LASTING_FORMS,
  options: OPTION_FIELDS,
  cards: { from: { type: 'source', doc: '' }, where: { type: 'filter', doc: '' } },
  count: { upTo: { type: 'amount', doc: '' } },
};
/** Words of the language by the type of parameter that takes them. */
const WORDS: Readonly<Partial<Record<ParamType, readonly string[]>>> = {
  zone: ZONES,
  target: TARGETS,
  category: CATEGORIES,
  waivers: WAIVERS,
  event: TRIGGER_EVENTS,
  who: WHO,
  side: SIDES,
  turnCount: TURN_COUNTS,
  place: PLACES,
  count: ['any', 'all'],
  cards: ['self'],
};

/** Everything that can be used: `draw.count`, `amount.costOf`, `filter.sameAs`, `zone.hand`, … */
const ALL: readonly string[] = [
  ...Object.keys(OWN_INSTEAD_FIELDS).map((key) => `own-instead.${key}`),
  ...Object.entries(OP_SPECS).flatMap(([op, { params }]) => Object.keys(params).map((key) => `${op}.${key}`)),
  ...Object.entries(SPECS).flatMap(([type, specs]) => Object.keys(specs).map((key) => `${type}.${key}`)),
  ...Object.entries(WORDS).flatMap(([type, words]) => words.map((word) => `${type}.${word}`)),
];

function makeTape(seed: number): number[] {
  const rng = createRng(seed);
  return Array.from({ length: 500 }, () => randomBelow(rng, 32_768));
}

/** Calls `use` for everything that a value of the card language uses. */
function visit(type: ParamType, value: unknown, use: (what: string) => void): void {
  const fields = (name: string, specs: ParamSpecs, data: Data): void => {
    for (const [key, inner] of Object.entries(data)) {
      use(`${name}.${key}`);
      visit(specs[key].type, inner, use);
    }
  };
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) visit(LIST_TYPES[type] ?? type, item, use);
  } else if (type === 'steps') {
    const [op, params] = Object.entries(value as Data)[0] as [OpName, Data];
    const spec: OpSpec = OP_SPECS[op];
    fields(op, spec.params, typeof params === 'object' ? params : { [spec.short!]: params });
  } else if (typeof value === 'string') {
    use(`${type === 'source' ? 'zone' : type}.${value}`);
  } else if (type === 'tokenBounds') {
    for (const bounds of Object.values(value as Data)) visit('tokenBound', bounds, use);
  } else if (typeof value === 'object' && type !== 'switches') {
    fields(type, SPECS[type] ?? {}, value as Data);
  }
}

test('together, the generated cards use everything in the card language', () => {
  const used = new Set<string>();
  for (let seed = 0; seed < 600; seed++) {
    const { cards } = makeTrainsPack(new Draw(makeTape(seed)))['cards/cards.yaml'] as { cards: Data[] };
    for (const card of cards) {
      const use = (what: string): void => void used.add(what);
      for (const field of ['effect', 'onBuy', 'onGain'])
        if (card[field] !== undefined) visit('steps', card[field], use);
      if (card['whileInPlay'] !== undefined) visit('lasting', card['whileInPlay'], use);
      const reaction = card['reaction'] as Data | undefined;
      const instead = card['instead'] as Data | undefined;
      if (instead !== undefined) for (const key of Object.keys(instead)) use(`own-instead.${key}`);
      if (reaction?.['do'] !== undefined) visit('steps', reaction['do'], use);
    }
  }
  expect(ALL.filter((what) => !used.has(what))).toEqual([]);
});

test.each(Object.keys(SUBJECTS))(
  'nearly all games of the sort %s are valid, with any number of seats',
  async (name) => {
    const seats = new Set<number>();
    const refused: string[] = [];
    for (let seed = 0; seed < 80; seed++) {
      const made = await SUBJECTS[name](new Draw(makeTape(seed)));
      if (made.ok) seats.add(made.game.seats);
      else refused.push(...made.why);
    }
    expect(refused.length, refused.join('\n')).toBeLessThan(4);
    expect(seats.size).toBeGreaterThan(2);
  },
);

test('every game and every sort of it has its turn', () => {
  const sorts = Object.keys(SUBJECTS);
  for (const game of Object.keys(GAMES))
    expect(sorts).toContainEqual(expect.stringMatching(new RegExp(`^${game}(-generated)?$`)));
  const had = new Set(Array.from({ length: 200 }, (_, i) => subjectFor(i)));
  expect([...had].toSorted()).toEqual(sorts.toSorted());
});

test('a generator that has run out of numbers makes the plainest game', async () => {
  for (const make of Object.values(SUBJECTS)) expect((await make(new Draw([]))).ok).toBe(true);
});
