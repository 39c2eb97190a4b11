// Needless parts of a card: fields of prices and triggers that select nothing, and steps and prices of 0. That shows in the text
// alone, so it is found even where other parts of the card do not fit the schema.
import {
  CARD_EVENTS,
  CELL_EVENTS,
  RESOURCE_EVENTS,
  TOKEN_EVENTS,
  type TriggerEvent,
} from '@railwright/engine';
import { isBroken } from '../../packs/is-broken.ts';
import { quote } from '../../text/describe.ts';
import { isData } from '../../text/data.ts';
import { isOwnPrice, type CardNode } from '../language/nodes.ts';
import type { CardCheck, CheckedCard } from './check.ts';

export const NO_OP_FIELDS: CardCheck = {
  pages: {
    'price-field': {
      title: 'a price or a ban filtered by the wrong kind of field',
      help: 'In `cheaper`, `dearer` and `forbid`, `where` says which cards and `at` says on which cells rails or stations. What is about cards has no `at`, and what is about rails or stations no `where`.',
      example: 'whileInPlay:\n  - cheaper: { what: rails, coins: 1, at: { terrain: mountain } }',
      broken: 'price-of-other-things',
    },
    'trigger-field': {
      title: 'a trigger filtered by the wrong kind of field',
      help: 'In a trigger, `where` says which cards, `at` which cells, `token` which kind of token, `of` whose, and `resource` which resource. Cards are played, bought, gained, discarded and trashed. Rails are laid and stations built on cells, where tokens are placed and taken, too. Resources are got and paid. Other events are about none of these.',
      example: 'whileInPlay:\n  - trigger: { on: lay, at: { place: city }, do: [{ coins: 1 }] }',
      broken: 'trigger-of-other-things',
    },
    'amount-zero': {
      title: 'a step or a price of 0',
      help: 'A step that is done 0 times does nothing, and a price that changes by 0 stays the same, whatever else the step says. Correct the number, or remove the step.',
      example: 'effect:\n  - place-tokens: { kind: goods, count: 1 }',
      broken: 'half-broken-card',
    },
  },
  evenBroken: true,
  steps: (step, card) => zero(step, card, 'This step does nothing'),
  values: {
    price: (price, card) => {
      if (isBroken(card.item.file, price.at('what'))) return;
      tell('price-field', price, needlessOfPrice(price), card);
      zero(price, card, NO_PRICE);
    },
    ban: (ban, card) => {
      if (!isBroken(card.item.file, ban.at('what'))) tell('price-field', ban, needlessOfPrice(ban), card);
    },
    worth: (node, { item, report }) => {
      const { stations, times = 1, plus = 0 } = node.fields;
      if (!isBroken(item.file, node.path) && stations === undefined && times === 1 && plus === 0)
        report('amount-zero', node, 'This changes no score: give stations, times or plus.', { at: 'key' });
    },
    amount: (node, card) => {
      if (isOwnPrice(node) && node.value === 0) reportZero(node, card, NO_PRICE);
    },
    trigger: ofTrigger,
    reaction: ofTrigger,
  },
};

function ofTrigger(trigger: CardNode, card: CheckedCard): void {
  if (!isBroken(card.item.file, trigger.at('on')))
    tell('trigger-field', trigger, needlessOfTrigger(trigger) ?? needlessBy(trigger), card);
}

interface Needless {
  readonly key: string;
  readonly message: string;
  readonly help?: string | undefined;
}

/** A field that is also wrong is told once. */
function tell(
  code: 'price-field' | 'trigger-field',
  node: CardNode,
  needless: Needless | undefined,
  { item: { file }, report }: CheckedCard,
): void {
  const path = needless && node.at(needless.key);
  if (path && isData(node.value) && !isBroken(file, path)) {
    const { message, help } = needless;
    report(code, path, message, help === undefined ? {} : { help });
  }
}

const NO_PRICE = 'This changes no price';

function zero(node: CardNode, card: CheckedCard, message: string): void {
  for (const inner of node.inner) {
    const { type, value, fields } = inner;
    const isZero =
      value === 0 ? type === 'amount' || type === 'count' : type === 'count' && fields['upTo'] === 0;
    if (isZero) reportZero(inner, card, message);
  }
}

/** The short form of a step is named by its op. */
function reportZero({ path }: CardNode, { report }: CheckedCard, message: string): void {
  report('amount-zero', path, /* @wc-include */ `${message}: ${String(path.at(-1))} is 0.`);
}

/** What prices and bans of cards are about. */
const ABOUT_CARDS: readonly unknown[] = ['cards', 'buy', 'play'];

/** The field of a price or a ban that selects what it is not about. */
function needlessOfPrice({ fields }: CardNode): Needless | undefined {
  const [where, at] = [quote('where'), quote('at')];
  const isCards = ABOUT_CARDS.includes(fields['what']);
  const key = isCards ? 'at' : 'where';
  if (fields[key] === undefined) return undefined;
  const message = isCards
    ? `${where} selects cards; ${at} selects cells, for rails and stations.`
    : `${at} selects cells; ${where} selects cards, which these are not.`;
  return { key, message };
}

/** The fields of a trigger that select, with the events for which they do. */
const SELECTING = [
  ['where', /* @wc-include */ 'a card', CARD_EVENTS],
  ['at', /* @wc-include */ 'a cell', CELL_EVENTS],
  ['token', /* @wc-include */ 'a token', TOKEN_EVENTS],
  ['resource', /* @wc-include */ 'a resource', RESOURCE_EVENTS],
  ['of', /* @wc-include */ 'a token', TOKEN_EVENTS],
] as const;

/** The field of a trigger that selects what it is not about. */
function needlessOfTrigger({ fields }: CardNode): Needless | undefined {
  const on = fields['on'] as TriggerEvent;
  const found = SELECTING.find(([key, , events]) => fields[key] !== undefined && !events.includes(on));
  if (!found) return undefined;
  const [key, what] = found;
  const by = quote('by');
  const more = key === 'of' ? /* @wc-include */ `; ${by} says who does it` : '';
  const event = fields['on'] === undefined ? 'An attack' : quote(on);
  return {
    key,
    message: `${event} is not about ${what}, so ${quote(key)} selects none${more}.`,
    help: helpOf(key, fields['on']),
  };
}

/** Only opponents attack. */
function needlessBy({ type, fields }: CardNode): Needless | undefined {
  if (type !== 'reaction' || fields['on'] !== undefined || fields['by'] === undefined) return undefined;
  const message = `An attack is made by an opponent, so ${quote('by')} says nothing.`;
  return { key: 'by', message, help: helpOf('by', undefined) };
}

/** The field or the event that was probably meant. */
function helpOf(key: string, on: unknown): string | undefined {
  if (on === undefined)
    return 'With `on`, such as `on: buy`, the reaction answers something else than an attack.';
  if (key === 'where' && (CELL_EVENTS as readonly unknown[]).includes(on))
    return '`at: { place: city }` says on which cells.';
  const others = SELECTING.filter(
    ([other, , events]) => other !== 'of' && events.includes(on as TriggerEvent),
  ).map(([other]) => quote(other));
  return others.length > 0
    ? `Leave it out; ${others.join(/* @wc-include */ ' and ')} can select here.`
    : 'Leave it out.';
}
