#!/usr/bin/env bash
# boardgame.io 0.50.2: `client.reset()` plays the very same game again, deck and dice, although no seed is set.
#
# Input: a game without `seed` whose `setup` shuffles a deck of forty cards, and a move that rolls three dice. The documents say that without a seed
# games differ, and two clients do differ. But a client takes its seed once, when it is made, and resets to the state that it kept of then,
# generator included: the same hands and the same rolls come again. A "play again" button needs a new client.
# Exits with an error if any of this changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts boardgame.io@0.50.2
cat >play.cjs <<'JS'
const { Client } = require('boardgame.io/client');
const game = {
  setup: ({ random }) => ({ deck: random.Shuffle(Array.from({ length: 40 }, (_, i) => i)), dice: [] }),
  moves: { roll: ({ G, random }) => ({ ...G, dice: random.D6(3) }) },
};
const play = (client) => {
  client.moves.roll();
  const { deck, dice } = client.getState().G;
  return { deck: deck.slice(0, 8).join(' '), dice: dice.join(' ') };
};
const open = () => {
  const client = Client({ game, numPlayers: 2 });
  client.start();
  return client;
};
const client = open();
const first = play(client);
client.reset();
const again = play(client);
const other = play(open());
for (const [name, { deck, dice }] of Object.entries({ first, again, other })) console.log(`${name}: deck ${deck} …, dice ${dice}`);
process.exit(first.deck === again.deck && first.dice === again.dice && other.deck !== first.deck ? 0 : 1);
JS
node play.cjs
