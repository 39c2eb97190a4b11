// Checks a deck, an ability or a rules file of Game of Trains by itself.
import { relatedTo, type DiagnosticSink } from '../diagnostics/sink.ts';
import { placeIn } from '../packs/library.ts';
import type { Item } from '../packs/model.ts';
import type { AbilityData } from './schema/abilities.ts';
import type { DeckData } from './schema/deck.ts';
import type { GameOfTrainsRulesData } from './schema/rules.ts';

/** Numbers and the sum of a deck. */
export function checkDeck(deck: Item<DeckData>, sink: DiagnosticSink): void {
  const { count, railcars } = deck.data;
  const places = new Map<number, readonly (string | number)[]>();
  let total = 0;
  for (const [ability, numbers] of Object.entries(railcars))
    numbers.forEach((number, i) => {
      total++;
      const path = ['railcars', ability, i];
      const first = places.get(number);
      if (first)
        sink.report('railcar-twice', placeIn(deck, ...path), `There is already a railcar ${number}.`, {
          related: [relatedTo(placeIn(deck, ...first), 'Here is the first.')],
        });
      else places.set(number, path);
    });
  if (total === count) return;
  const missing = Array.from({ length: count }, (_, i) => i + 1).filter((number) => !places.has(number));
  sink.report(
    'deck-count',
    placeIn(deck, 'count'),
    `Together the lists have ${total} numbers, not ${count}.`,
    {
      help:
        missing.length > 0 && missing.length <= 10
          ? `Missing from the lists: ${missing.join(', ')}.`
          : undefined,
    },
  );
}

export function checkAbility(ability: Item<AbilityData>, sink: DiagnosticSink): void {
  const protections = ability.data.steps.flatMap((step, i) => ('protect' in step ? [i] : []));
  const [first, second] = protections;
  if (first === undefined || second === undefined) return;
  sink.report(
    'ability-protects-twice',
    placeIn(ability, 'steps', second),
    'This ability already has a protect step.',
    {
      related: [relatedTo(placeIn(ability, 'steps', first), 'Here is the first.')],
    },
  );
}

export function checkRules(rules: Item<GameOfTrainsRulesData>, sink: DiagnosticSink): void {
  const { seats, setupDraws, turnLimit } = rules.data;
  if (seats.min > seats.max)
    sink.report(
      'seats-range',
      placeIn(rules, 'seats'),
      `No number of players is at least ${seats.min} and at most ${seats.max}.`,
    );
  else if (setupDraws.length < seats.max)
    sink.report(
      'setup-draws-missing',
      placeIn(rules, 'setupDraws'),
      `Up to ${seats.max} can play, but setupDraws has numbers for only ${setupDraws.length}.`,
      { related: [relatedTo(placeIn(rules, 'seats', 'max'), 'The number of players is set here.')] },
    );
  else if (setupDraws.length > seats.max)
    sink.report(
      'players-unused',
      placeIn(rules, 'setupDraws', seats.max),
      `The game is for ${seats.min} to ${seats.max} players, so entries after the first ${seats.max} are never used.`,
      { related: [relatedTo(placeIn(rules, 'seats'), 'The number of players is set here.')] },
    );
  if (turnLimit < seats.max)
    sink.report(
      'number-far',
      placeIn(rules, 'turnLimit'),
      `${turnLimit} is far too few: of ${seats.max} players, not everyone gets a turn.`,
    );
}
