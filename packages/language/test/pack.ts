// A small valid pack, in memory.
import { memorySource } from '@railwright/content';
import { Workspace } from '../src/index.ts';

export const ROOT = '/packs/mini/';

export const FILES: Readonly<Record<string, string>> = {
  'pack.yaml': `format: 1
id: mini
game: trains
title: Mini
version: 1.0.0
licence: MIT
authors: [Somebody]
terrains:
  field: { letter: F, cost: 0, color: "#b9cf8a" }
  hill: { letter: H, cost: 1, color: "#8c7a5b" }
  sea: { letter: S, cost: closed }
`,
  'cards/cards.yaml': `format: 1
cards:
  - id: local-train
    name: { en: Local Train, fr: Omnibus }
    categories: [train]
    cost: 1
    value: 1
  - id: lay-rails
    name: Lay Rails
    categories: [rail]
    cost: 3
    effect:
      - lay-rails: 1
  - id: waste
    name: Waste
    categories: [waste]
    cost: 0
    notForSale: true
  - id: landfill
    name: Landfill
    categories: [action]
    cost: 2
    effect:
      - return: { from: hand, where: { card: waste } }
  - id: mail-train
    name: Mail Train
    categories: [train, action]
    cost: 3
    effect:
      - choose: { from: hand, count: any, as: posted }
      - discard: posted
      - coins: { count: posted }
`,
  'rules/mini.yaml': `format: 1
id: mini
seats: { min: 2, max: 4 }
handSize: 5
startDeck: { local-train: 7, lay-rails: 2 }
waste: waste
supply:
  lay-rails: { count: 20, lessDealt: true }
  waste: 30
market: { kinds: 2, copies: 10 }
tokens: { rails: 20, stations: 4 }
surcharge: { city: 1, perStation: 1, perOpponent: 1, opponentsWaste: 1 }
cityPoints: [0, 2, 4]
end: { emptyPiles: 2, rounds: 100 }
switches: { tie: joint, railPoints: immediate, effects: strict, optionalEffects: true, nightTrains: false }
`,
  'maps/mini.yaml': `format: 1
id: mini
name: Mini
orientation: pointy
terrain: |
  F F C H
   F H F
  * S F F
places:
  - { at: A3, city: 2, name: Midtown }
  - { at: C1, remote: 3 }
barriers:
  - [A1, A2]
`,
  'setups/duel.yaml': `format: 1
id: duel
title: Duel
rules: mini
map: mini
market: { cards: [landfill, mail-train] }
`,
  'strategies/postman.yaml': `format: 1
id: postman
name: Postman
buy:
  - mail-train
  - { card: landfill, upTo: 2 }
play: { first: [mail-train] }
`,
  'locales/fr.yaml': `format: 1
id: fr
language: fr
cards:
  mail-train: Train postal
places:
  Midtown: Centre
`,
  'tests/cards.yaml': `format: 1
tests:
  - name: mail is paid for
    setup: duel
    given: { hand: [mail-train, waste, waste] }
    do:
      - play: mail-train
      - choose: [waste, waste]
    expect: { coins: 2, hand: [] }
`,
};

export async function openPack(more: Readonly<Record<string, string>> = {}): Promise<Workspace> {
  const workspace = new Workspace();
  await workspace.read([{ ...memorySource({ ...FILES, ...more }), prefix: ROOT }]);
  await workspace.check();
  return workspace;
}
