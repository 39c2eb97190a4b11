// Names for random effects, amounts that have a meaning when no turn is on, and a step that asks others.

export interface Words {
  /** Kinds that an effect may name. */
  readonly cards: readonly string[];
  /** Kinds whose effect applies no others, so that applying one comes to an end. */
  readonly plain: readonly string[];
  readonly waste: string;
  readonly terrains: readonly string[];
  readonly regions: readonly string[];
  readonly tokens: readonly string[];
  /** Those of them that belong to players. */
  readonly owned: readonly string[];
  readonly resources: readonly string[];
}

/** A question to every other seat, or to one of them. */
export const ASK_OTHERS = [
  { 'each-opponent': { do: [{ choose: { from: 'hand', as: 'asked' } }, { discard: 'asked' }] } },
  {
    'one-opponent': {
      do: [{ choose: { from: 'hand', as: 'asked' } }, { pass: { cards: 'asked', to: 'active' } }],
    },
  },
] as const;

export const END_AMOUNTS = [
  'owned',
  'cells',
  'rails',
  'stations',
  'distance',
  'network',
  'line',
  'round',
  'ownTurn',
  'turnOrder',
  'players',
  'railsLeft',
  'score',
  'routes',
  'tokens',
  'resources',
  'trail',
  'highest',
  'lowest',
  'total',
  'variety',
] as const;
