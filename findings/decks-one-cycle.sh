#!/usr/bin/env bash
# deck 0.0.4 and cards 2.0.3: no card of a shuffled deck ever stays in its place, so only one order of n is dealt, where n cards have that many
# times more: 6 of 24 with four cards.
#
# Input: four cards shuffled 20,000 times by `deck.shuffle`, which its source calls a uniform shuffle, and the 52 cards of `StandardDeck` of
# cards shuffled 2,000 times. Of all orders, 1 - 1/e (63%) leave some card where it was; of these, none does. Two cards always change places.
# Both draw from the cards below the one that is exchanged, without that one, which is Sattolo's way to make one cycle, not Fisher's and
# Yates'. A starting player who is drawn by shuffling two names is always the second one.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts deck@0.0.4 cards@2.0.3
cat >shuffle.cjs <<'JS'
const deck = require('deck');
const { decks } = require('cards');
const stays = (before, after) => before.some((card, i) => card === after[i]);
const orders = new Set();
let left = 0;
for (let game = 0; game < 20000; game++) {
  const order = deck.shuffle([0, 1, 2, 3]);
  orders.add(order.join());
  if (stays([0, 1, 2, 3], order)) left++;
}
console.log(`deck: ${orders.size} of 24 orders, ${left} of 20000 with a card in its place`);
let kept = 0;
for (let game = 0; game < 2000; game++) {
  const pack = new decks.StandardDeck();
  const before = [...pack.deckPile];
  pack.shuffleAll();
  if (before.length !== 52) process.exit(1);
  if (stays(before, pack.deckPile)) kept++;
}
console.log(`cards: ${kept} of 2000 with a card in its place`);
const pair = new Set(Array.from({ length: 100 }, () => deck.shuffle(['Ann', 'Ben']).join(' before ')));
console.log(`two names, 100 times: ${[...pair].join('; ')}`);
process.exit(orders.size === 6 && left === 0 && kept === 0 && pair.size === 1 ? 0 : 1);
JS
node shuffle.cjs
