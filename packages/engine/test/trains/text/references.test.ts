// What a text calls the cards and cells that earlier steps selected: never the same for two that differ, and never the name of another.
import { expect, test } from 'vitest';
import { describeCard, TEXT_LANGUAGES, type Step } from '@railwright/engine';
import { nameIn } from './naming.ts';

function told(effect: readonly Step[]): readonly string[] {
  const card = { id: 'try', name: { en: 'Try' }, categories: ['action'], cost: 0, value: 0, points: 0 };
  return TEXT_LANGUAGES.map((language) =>
    describeCard({ ...card, effect }, language, (id) => nameIn(id, language)).join(' '),
  );
}

test('a city known by its size is a city, so two chosen ones are numbered', () => {
  expect(
    told([
      { 'choose-cells': { where: { place: 'city' }, as: 'one' } },
      { 'choose-cells': { where: { size: { atLeast: 2 } }, as: 'two' } },
      { 'build-station': { count: 1, where: { in: 'two' } } },
    ]),
  ).toEqual([
    'Choose a city. Choose a city with at least 2 station spaces. Build 1 station in the city chosen second.',
    'Choisissez une ville. Choisissez une ville avec au moins 2 emplacements de gare. Construisez 1 gare dans la ville choisie en deuxième.',
    'Wähle eine Stadt. Wähle eine Stadt mit mindestens 2 Bahnhofsplätzen. Baue 1 Bahnhof in der als zweites gewählten Stadt.',
  ]);
});

test('one cell and several are numbered too, and so is whether any was chosen', () => {
  expect(
    told([
      { 'choose-cells': { count: 2, as: 'pair' } },
      { 'choose-cells': { count: { upTo: 1 }, as: 'one' } },
      { if: { test: { there: 'one' }, then: [{ 'lay-rails': { count: 1, where: { in: 'pair' } } }] } },
      { coins: { rails: { in: 'one' } } },
    ]),
  ).toEqual([
    'Choose 2 cells. You may choose a cell. If at least one cell was chosen second, lay 1 rail on one of the cells chosen first. +1 coin for each rail on the cell chosen second.',
    'Choisissez 2 cases. Vous pouvez choisir une case. Si au moins une case a été choisie en deuxième, posez 1 rail sur l’une des cases choisies en premier. +1 pièce par rail sur la case choisie en deuxième.',
    'Wähle 2 Felder. Du darfst ein Feld wählen. Wenn mindestens ein Feld als zweites gewählt wurde, lege 1 Gleis auf eines der zuerst gewählten Felder. +1 Münze für jedes Gleis auf dem als zweites gewählten Feld.',
  ]);
});

test('stations of a chosen city are counted in that city', () => {
  expect(
    told([
      { 'choose-cells': { where: { place: 'city' }, as: 'hub' } },
      { coins: { stations: { in: 'hub' } } },
    ]),
  ).toEqual([
    'Choose a city. +1 coin for each station in the chosen city.',
    'Choisissez une ville. +1 pièce par gare dans la ville choisie.',
    'Wähle eine Stadt. +1 Münze für jeden Bahnhof in der gewählten Stadt.',
  ]);
});

test('a drawn card is not the one to put back, so this one is called by what was done with it', () => {
  expect(
    told([{ choose: { from: 'hand', as: 'kept' } }, { draw: 1 }, { 'put-back': { cards: 'kept' } }]),
  ).toEqual([
    'Choose a card in your hand. Draw a card. Put the chosen card back on top of your deck.',
    'Choisissez une carte dans votre main. Piochez une carte. Remettez la carte choisie sur le dessus de votre deck.',
    'Wähle eine Karte auf deiner Hand. Ziehe eine Karte. Lege die gewählte Karte auf deinen Nachziehstapel zurück.',
  ]);
});

test('a card that was looked at and moved was not chosen', () => {
  expect(
    told([
      { look: { count: 1, as: 'top' } },
      { move: { cards: 'top', to: 'hand' } },
      { draw: 1 },
      { gain: { where: { cost: { atMost: { costOf: 'top' } } } } },
    ]),
  ).toEqual([
    'Look at the top card of your deck. Put it into your hand. Draw a card. Gain a card costing no more than the card you looked at.',
    'Regardez la carte du dessus de votre deck. Mettez-la en main. Piochez une carte. Recevez une carte ne coûtant pas plus que la carte regardée.',
    'Sieh dir die oberste Karte deines Nachziehstapels an. Nimm sie auf die Hand. Ziehe eine Karte. Erhalte eine Karte, die nicht mehr kostet als die betrachtete Karte.',
  ]);
});

test('conditions and choices say which cards they mean once others are mentioned', () => {
  expect(
    told([
      { look: { count: 3, as: 'top' } },
      { 'lay-rails': 1 },
      { if: { test: { there: { from: 'top', where: { category: 'train' } } }, then: [{ coins: 1 }] } },
      { draw: 1 },
      { choose: { from: 'top', as: 'one' } },
      { trash: 'one' },
    ]),
  ).toEqual([
    'Look at the top 3 cards of your deck. Lay 1 rail. If there is at least one train among the cards you looked at, +1 coin. Draw a card. Trash one of the cards you looked at.',
    'Regardez les 3 cartes du dessus de votre deck. Posez 1 rail. S’il y a un train parmi les cartes regardées, +1 pièce. Piochez une carte. Écartez l’une des cartes regardées.',
    'Sieh dir die obersten 3 Karten deines Nachziehstapels an. Lege 1 Gleis. Wenn unter den betrachteten Karten mindestens ein Zug ist, erhalte 1 Münze. Ziehe eine Karte. Entsorge eine der betrachteten Karten.',
  ]);
});

test('what one way does with cards is unknown in another, and after a “may”', () => {
  expect(
    told([
      { look: { count: 1, as: 'top' } },
      { 'choose-one': { options: [{ do: [{ trash: 'top' }] }, { do: [{ discard: 'top' }] }] } },
    ]),
  ).toEqual([
    'Look at the top card of your deck. Choose one: trash it; or discard it.',
    'Regardez la carte du dessus de votre deck. Au choix\u00a0: écartez-la\u00a0; ou défaussez-la.',
    'Sieh dir die oberste Karte deines Nachziehstapels an. Wähle eins: entsorge sie; oder lege sie ab.',
  ]);
  expect(
    told([
      { look: { count: 1, as: 'top' } },
      { may: [{ trash: 'top' }] },
      { draw: 1 },
      { coins: { costOf: 'top' } },
    ]),
  ).toEqual([
    'Look at the top card of your deck. You may trash it. Draw a card. Get coins equal to the cost of the card you looked at.',
    'Regardez la carte du dessus de votre deck. Vous pouvez l’écarter. Piochez une carte. Recevez un nombre de pièces égal au coût de la carte regardée.',
    'Sieh dir die oberste Karte deines Nachziehstapels an. Du darfst sie entsorgen. Ziehe eine Karte. Erhalte Münzen in Höhe der Kosten der betrachteten Karte.',
  ]);
});

test('cells chosen in options of which one is taken are not numbered', () => {
  const lay = (name: string, count: number) => [
    { 'choose-cells': { as: name } },
    { 'lay-rails': { count, where: { in: name } } },
  ];
  const [en] = told([{ 'choose-one': { options: [{ do: lay('one', 1) }, { do: lay('two', 2) }] } }]);
  expect(en).toBe(
    'Choose one: choose a cell and lay 1 rail on the chosen cell; or choose a cell and lay 2 rails on the chosen cell.',
  );
});

test('one card goes back in no order: this card, the only one, and the last one left', () => {
  expect(told([{ 'put-back': { cards: 'self' } }])[0]).toBe('Put this card back on top of your deck.');
  const one: Step[] = [
    { look: { count: 1, as: 'top' } },
    { choose: { from: 'top', count: 'any', as: 'back' } },
    { 'put-back': { cards: 'back' } },
  ];
  expect(told(one)).toEqual([
    'Look at the top card of your deck. You may put it back on top of your deck.',
    'Regardez la carte du dessus de votre deck. Vous pouvez la remettre sur le dessus de votre deck.',
    'Sieh dir die oberste Karte deines Nachziehstapels an. Du darfst sie auf deinen Nachziehstapel zurücklegen.',
  ]);
  const last: Step[] = [
    { look: { count: 2, as: 'top' } },
    { choose: { from: 'top', as: 'gone' } },
    { trash: 'gone' },
    { 'put-back': { cards: 'top' } },
  ];
  expect(told(last)).toEqual([
    'Look at the top 2 cards of your deck. Trash one of them. Put the other card back on top of your deck.',
    'Regardez les 2 cartes du dessus de votre deck. Écartez l’une d’elles. Remettez l’autre carte sur le dessus de votre deck.',
    'Sieh dir die obersten 2 Karten deines Nachziehstapels an. Entsorge eine davon. Lege die übrige Karte auf deinen Nachziehstapel zurück.',
  ]);
});

test('the card of a trigger is called by what happened to it once another is mentioned', () => {
  const card = { id: 'try', name: { en: 'Try' }, categories: ['action'], cost: 0, value: 0, points: 0 };
  const whileInPlay = [
    { trigger: { on: 'gain', do: [{ draw: 1 }, { 'put-back': { cards: 'it' } }] } },
  ] as const;
  const all = TEXT_LANGUAGES.map((language) =>
    describeCard({ ...card, whileInPlay }, language, (id) => nameIn(id, language)).join(' '),
  );
  expect(all).toEqual([
    'While this card is in play, whenever you gain a card, draw a card and put the gained card back on top of your deck.',
    'Tant que cette carte est en jeu, chaque fois que vous recevez une carte, piochez une carte et remettez la carte reçue sur le dessus de votre deck.',
    'Solange diese Karte im Spiel ist, gilt: Immer wenn du eine Karte erhältst, ziehe eine Karte und lege die erhaltene Karte auf deinen Nachziehstapel zurück.',
  ]);
});

test('a cell connected to a connected one does not end with “by your rails by your rails”', () => {
  expect(
    told([
      { 'lay-rails': { count: 1, where: { connected: { place: 'city', connected: { place: 'remote' } } } } },
    ]),
  ).toEqual([
    'Lay 1 rail on a cell connected by your rails to a city connected by your rails to a remote location.',
    'Posez 1 rail sur une case d’où vos rails mènent à une ville d’où vos rails mènent à un lieu éloigné.',
    'Lege 1 Gleis auf ein Feld, das deine Gleise mit einer Stadt, die deine Gleise mit einem entlegenen Ort verbinden, verbinden.',
  ]);
});

const cheaper = (name: string): Step => ({
  lasting: { what: [{ cheaper: { what: 'cards', coins: 1, where: { sameAs: name } } }] },
});

test('a card that only its player has seen is shown where what lasts keeps it', () => {
  expect(
    told([
      { look: { count: 1, as: 'top' } },
      { choose: { from: 'hand', where: { category: 'train' }, as: 'model' } },
      { if: { test: { there: 'model' }, then: [cheaper('model')], else: [cheaper('top')] } },
    ]),
  ).toMatchInlineSnapshot(`
    [
      "Look at the top card of your deck. Choose a train in your hand. If at least one train was chosen, show it; then for the rest of the turn, cards of the same kind as the chosen train cost you 1 coin less; otherwise show the card you looked at; then for the rest of the turn, cards of the same kind as the card you looked at cost you 1 coin less.",
      "Regardez la carte du dessus de votre deck. Choisissez un train dans votre main. Si au moins un train a été choisi, montrez le train choisi ; puis jusqu’à la fin du tour, les cartes identiques au train choisi vous coûtent 1 pièce de moins ; sinon, montrez la carte regardée ; puis jusqu’à la fin du tour, les cartes identiques à la carte regardée vous coûtent 1 pièce de moins.",
      "Sieh dir die oberste Karte deines Nachziehstapels an. Wähle einen Zug auf deiner Hand. Wenn mindestens ein Zug gewählt wurde, zeige ihn vor; dann gilt bis zum Ende des Spielzugs: Karten mit demselben Namen wie der gewählte Zug kosten dich 1 Münze weniger; sonst zeige die betrachtete Karte vor; dann gilt bis zum Ende des Spielzugs: Karten mit demselben Namen wie die betrachtete Karte kosten dich 1 Münze weniger.",
    ]
  `);
});

test('a card that all have seen, or that nothing keeps, is not shown', () => {
  const shows = (steps: Step[]): boolean => /show/i.test(told([...steps, cheaper('model')])[0] ?? '');
  const chosen: Step = { choose: { from: 'hand', as: 'model' } };
  expect(shows([chosen])).toBe(true);
  expect(shows([chosen, { discard: { cards: 'model' } }])).toBe(false);
  expect(shows([{ choose: { from: 'play', as: 'model' } }])).toBe(false);
  expect(shows([{ reveal: { count: 1, as: 'model' } }])).toBe(false);
  expect(shows([{ look: { count: 3, as: 'seen' } }, { choose: { from: 'seen', as: 'model' } }])).toBe(true);
  expect(shows([{ reveal: { count: 3, as: 'all' } }, { choose: { from: 'all', as: 'model' } }])).toBe(false);
  expect(shows([{ choose: { from: 'hand', as: 'other' } }, { name: { as: 'model' } }])).toBe(false);
});
