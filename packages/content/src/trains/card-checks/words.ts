// The words of an effect that mean something outside of it: cards, categories, terrains, regions, tokens, resources, switches of the rules.
import { suggestion } from '../../diagnostics/suggest.ts';
import { isBroken } from '../../packs/is-broken.ts';
import { findItem } from '../../packs/library.ts';
import { declaredResources } from '../../packs/resources.ts';
import { isData } from '../../text/data.ts';
import { quote, whatThereIs } from '../../text/describe.ts';
import type { Path } from '../../text/path.ts';
import type { CardNode } from '../language/nodes.ts';
import type { CardCheck, CheckedCard } from './check.ts';

export const WORDS: CardCheck = {
  pages: {
    'category-unknown': {
      title: 'a category that no card has',
      help: 'A filter names a category that neither the rules (train, action, rail, station, victory, waste, attack, reaction) nor any card has, so it matches nothing; or a card has a category that looks like a misspelling of one in the rules or in pack.yaml.',
      broken: 'misspelt-category',
    },
    'switch-unknown': {
      title: 'a switch that no rules have',
      help: 'A condition tests a switch that no rules file of this pack or of the packs it extends has. Correct the name, or add the switch to the rules.',
      example: 'switches:\n  subwayWaivesRemote: true',
      broken: 'unknown-switch',
    },
    'switch-value': {
      title: 'a value that a switch never has',
      help: 'No rules file of this pack or of the packs it extends gives the switch this value, so the condition is never true.',
      broken: 'switch-never-so',
    },
    'ignore-not-waste': {
      title: 'cards that cannot be ignored',
      help: "While a card with `ignore` is in play, no Waste is gained. Cards other than the rules' Waste card cannot be ignored.",
      example: 'whileInPlay:\n  - ignore: waste',
      broken: 'ignore-other-cards',
    },
  },
  card: (card) => {
    // A text would have its letters as keys.
    const { alsoCosts } = card.item.data;
    for (const id of isData(alsoCosts) ? Object.keys(alsoCosts) : [])
      checkResource(card, id, card.tree.at('alsoCosts', id), 'key');
  },
  values: {
    category: (node, card) => {
      const { categories, cardsComplete } = card.of.vocabulary;
      for (const [word, path] of node.words())
        if (cardsComplete && !categories.has(word))
          card.report(
            'category-unknown',
            path,
            `No card has the category ${quote(word)}.`,
            suggestionFor(card, word, categories.keys()),
          );
    },
    terrain: (node, card) => checkTerrains(node, card, 'terrains'),
    waivers: (node, card) => checkTerrains(node, card, 'waivers'),
    region: (node, card) => {
      const { regions, regionsComplete } = card.of.vocabulary;
      const declared = 'A map gives its cells regions: `regions: [{ id: north, cells: [A1, B1-B4] }]`.';
      for (const [word, path] of node.words())
        if (regionsComplete && !regions.has(word))
          unknown(
            card,
            path,
            `No map has a region ${quote(word)}.`,
            word,
            regions,
            orThere(regions, declared),
          );
    },
    token: (node, card) => checkToken(node, card),
    tokenBound: (node, card) => {
      if (node.parent?.type !== 'tokenBounds') return;
      checkToken(node, card, 'key');
      if (Object.keys(node.fields).join() === 'of')
        card.report('schema-missing-key', node, 'How many of these is missing.', {
          at: 'key',
          help: 'Add `atLeast`, `atMost` or `exactly`.',
        });
    },
    resource: (node, card) => checkResource(card, String(node.value), node.path),
    switches: checkSwitches,
    lastingEffect: (node, { of: { vocabulary, library, pack }, report }) => {
      const { wastes, cards } = vocabulary;
      for (const [id, path] of node.field('ignore')?.words() ?? []) {
        const card = cards.has(id) ? findItem(library, pack, 'cards', id) : undefined;
        if (wastes.size > 0 && card && !wastes.has(card))
          report(
            'ignore-not-waste',
            path,
            `${quote(id)} is not the Waste card of any rules; only Waste can be ignored.`,
          );
      }
    },
  },
};

/** Terrains; or, among waivers, surcharges too. */
function checkTerrains(node: CardNode, card: CheckedCard, of: 'terrains' | 'waivers'): void {
  const { terrainsComplete, [of]: known } = card.of.vocabulary;
  for (const [word, path] of node.words())
    if (terrainsComplete && !known.has(word)) {
      const message =
        of === 'waivers'
          ? `${quote(word)} is neither a surcharge nor a terrain.`
          : `There is no terrain ${quote(word)}.`;
      unknown(card, path, message, word, known);
    }
}

function checkToken(node: CardNode, card: CheckedCard, at: 'key' | 'value' = 'value'): void {
  const { tokens, tokensComplete } = card.of.vocabulary;
  const word = String(at === 'key' ? node.key : node.value);
  const declared = /* @wc-include */ 'pack.yaml declares tokens: `tokens: { goods: { name: Goods } }`.';
  if (tokensComplete && !tokens.has(word))
    unknown(
      card,
      node.path,
      `There is no token ${quote(word)}.`,
      word,
      tokens,
      orThere(tokens, declared),
      at,
    );
}

/** Coins are no resource, since they last for a turn. */
const COINS_OF = {
  card: 'What it costs in coins is its `cost`.',
  step: '`coins: 2` gives coins, and `pay: 2` asks for them. A resource, which pack.yaml declares, lasts from turn to turn.',
};

function checkResource(card: CheckedCard, word: string, path: Path, at?: 'key'): void {
  const { resources, resourcesComplete } = card.of.vocabulary;
  if (resourcesComplete && !resources.has(word) && !isBroken(card.item.file, path))
    unknown(
      card,
      path,
      `There is no resource ${quote(word)}.`,
      word,
      resources,
      word === 'coins' ? COINS_OF[at === 'key' ? 'card' : 'step'] : declaredResources(resources),
      at,
    );
}

function checkSwitches(node: CardNode, card: CheckedCard): void {
  const { switches, rulesComplete } = card.of.vocabulary;
  for (const [name, value] of rulesComplete ? Object.entries(node.fields) : []) {
    const known = switches.get(name);
    const path = node.at(name);
    if (!known)
      card.report('switch-unknown', path, `No rules have a switch ${quote(name)}.`, {
        at: 'key',
        ...suggestionFor(card, name, switches.keys()),
      });
    else if (!known.has(value)) {
      const values = [...known].map(String);
      card.report(
        'switch-value',
        path,
        `The switch ${name} is never ${String(value)}.`,
        suggestionFor(card, String(value), values, `It is ${values.join(/* @wc-include */ ' or ')}.`),
      );
    }
  }
}

/** What there is, or how it is declared where there is nothing. */
const orThere = (known: ReadonlyMap<string, unknown> | ReadonlySet<string>, declared: string): string =>
  known.size === 0 ? declared : whatThereIs(known.keys());

function unknown(
  card: CheckedCard,
  path: Path,
  message: string,
  word: string,
  known: { readonly size: number; keys(): Iterable<string> },
  way = whatThereIs(known.keys()),
  at: 'key' | 'value' = 'value',
): void {
  card.report('reference-unknown', path, message, {
    at,
    ...suggestionFor(card, word, known.keys(), way),
  });
}

/** Where many findings are, nobody looks for near words. */
const suggestionFor = (
  { of: { sink } }: CheckedCard,
  word: string,
  known: Iterable<string>,
  otherwise?: string,
) => suggestion(word, sink.crowded ? [] : known, otherwise);
