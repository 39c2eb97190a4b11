// Results in the languages of readers.
import { FREIGHT_TRAIN_ENDS, GAME_OF_TRAINS_ENDS, TRAINS_END_REASONS } from '@railwright/engine';
import { ASKED_FIGURES, GAME_FIGURES, PART_FIGURES } from '@railwright/figures';
import type { PanelFinding, PanelResult, SimulationResult } from '@railwright/playtest';
import { describe, expect, it, test } from 'vitest';
import { panelIn, tellPanel, tellSimulation } from '../src/documents.ts';
import { tellGames } from '../src/words.ts';
import { RESULT_WORDS } from '../src/told/words.ts';

const LANGUAGES = ['fr', 'de'] as const;
/** All parts of scores, with what maps and rules may add. */
const SCORED = ['track', 'cities', 'remotes', 'cards', 'rails', 'routes', 'bonuses'];
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const said = (player: string, value: number, side: PanelFinding['says'][number]['side']) =>
  ({
    player,
    kind: 'strong',
    games: 100,
    side,
    effect: { value, low: value - 0.1, high: value + 0.1 },
  }) as const;
const finding = (id: string, more: Partial<PanelFinding> = {}): PanelFinding => ({
  ...{ id, about: 'About', answer: 'holds', whose: 'all', tone: 'good', weight: 1, unit: 'share' },
  ...{ sentence: 'A sentence.', note: 0, against: 0.5, effect: null, settles: null },
  says: [said('best', 0.1, 'more')],
  ...more,
});
const panel = (...findings: PanelFinding[]): PanelResult =>
  ({
    ...{ games: 4000, seats: 2, seed: 1, findings, panel: [], trust: [], leads: [], starts: [], cells: [] },
    cards: [
      {
        name: 'Rail laying',
        item: 'rail',
        gainedIn: [],
        usedIn: [],
        with: [],
        gained: 0,
        cost: 1,
        firstGained: null,
        played: null,
      },
    ],
    worths: [
      { name: 'Skyscraper', item: 'tower', forbidden: 0, without: null, lost: { value: 0, low: 0, high: 0 } },
    ],
  }) as unknown as PanelResult;
const NAMES: Readonly<Record<string, string>> = { rail: 'Gleisbau', tower: 'Wolkenkratzer' };
const tell = (language: 'en' | 'fr' | 'de', ...findings: PanelFinding[]) =>
  tellPanel({ title: 'T', result: panel(...findings), nameOf: (item) => NAMES[item] ?? item }, language);
const german = (one: PanelFinding): string => {
  const [told] = tell('de', one).findings;
  return plain(`${told?.title} | ${told?.text}`);
};

describe('the answers of a panel', () => {
  it('say the subject, the answer, the values and how sure it is', () => {
    expect(german(finding('first-seat'))).toBe(
      'Als Erster beginnen | Das ist ein Vorteil. Starkes Spiel 60,0 %, ausgeglichen wären 50,0 %. Das gilt für alle Spieler.',
    );
    expect(german(finding('turn-3', { answer: 'cannot-say', says: [said('best', 0, 'open')] }))).toBe(
      'An 3. Stelle spielen | Diese Partien zeigen nicht, ob das eine Rolle spielt. Starkes Spiel 50,0 %, ausgeglichen wären 50,0 %.',
    );
    expect(german(finding('half-time', { answer: 'cannot-say' }))).toContain(
      'Vergleichswert 50,0 %. Das gilt für starkes Spiel; diese Partien zeigen nicht, ob es für andere Spieler auch gilt.',
    );
    expect(german(finding('length', { unit: 'rounds', against: 0, says: [said('best', 16, 'none')] }))).toBe(
      'Länge | Starkes Spiel 16 Runden. Das gilt für alle Spieler.',
    );
    expect(
      german(
        finding('end', {
          against: 0,
          sentence: '90.0% of games end by piles.',
          says: [said('best', 0.9, 'none')],
        }),
      ),
    ).toContain('Genug Stapel sind leer (90,0 %).');
  });

  it('name cards in the language', () => {
    const without = [
      said('without Skyscraper', -0.2, 'less'),
      said('strong play, forbidden Skyscraper', 0, 'less'),
    ];
    expect(german(finding('cards-worth', { says: without }))).toMatch(/: Wolkenkratzer \(30,0 %\)\.$/);
    expect(german(finding('cards-others', { says: [said('Rail laying: best', 0, 'less')] }))).toMatch(
      /: Gleisbau\.$/,
    );
    expect(
      german(finding('pairs', { against: 0, says: [said('Rail laying and Skyscraper', 0.1, 'more')] })),
    ).toContain('Gleisbau und Wolkenkratzer (+10,0 %)');
    expect(german(finding('needed-tower'))).toMatch(
      /^Wolkenkratzer \| Wolkenkratzer: .*60,0 % .*\(50,0–70,0 %\)/,
    );
  });

  it('name sources of points in the language', () => {
    const says = [said('remotes: best', 0, 'less'), said('remotes: other', 0.1, 'more')];
    expect(german(finding('ways', { says }))).toBe(
      'Quellen von Punkten | Niemand zielt auf diese Punkte, weniger als einer von 500 kommt daher: entlegene Orte.',
    );
    expect(german(finding('ways-others', { says }))).toMatch(/andere Spieler schon: entlegene Orte\.$/);
  });

  it('say what would make up for the order of turns', () => {
    const sentence =
      'These games cannot tell whether 2 coins more in the first turn for going second and 1 coin more in the first turn for going third would make the seats even.';
    const told = german(
      finding('compensation-coins', { sentence, answer: 'cannot-say', says: [said('best', 0, 'open')] }),
    );
    expect(told).toContain(
      '2 Münzen mehr im ersten Spielzug für den 2. Spieler, 1 Münze mehr im ersten Spielzug für den 3. Spieler |',
    );
    expect(told).toContain('Diese Partien zeigen nicht, ob das die Plätze ausgleichen würde.');
    const first = 'The seats are not balanced by 1 card more in the first hand for going first.';
    expect(german(finding('compensation-cards', { sentence: first }))).toMatch(
      /^Ausgleich: 1 Karte mehr auf der ersten Hand für den 1\. Spieler \|/,
    );
    const none = 'The seats are closest to even with no points at the end.';
    expect(german(finding('compensation', { sentence: none }))).toMatch(
      /^Ausgleich: keine Punkte am Ende \|/,
    );
  });

  it('are in English, and marked so, where there are no words for what was asked', () => {
    expect(tell('fr', finding('new-question')).findings).toEqual([
      { kind: 'good', title: 'About', text: 'A sentence.', isEnglish: true },
    ]);
    expect(tell('en', finding('new-question')).findings[0]).toEqual({
      ...{ kind: 'good', title: 'About (holds for all)', text: 'A sentence.' },
    });
  });

  it('put first what is decided', () => {
    const kinds = tell('fr', finding('luck', { tone: 'open' }), finding('skill')).findings.map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['good', 'open']);
  });
});

test('games that would settle an answer are counted as the language writes numbers', () => {
  const open = finding('first-seat', { answer: 'cannot-say', settles: 'About 60,000 games would.' });
  const { findings } = panelIn({ result: panel(open), nameOf: (item) => item }, 'de');
  expect(findings[0]?.settles).toBe('About 60.000 games would.');
});

test('every figure that results tell has words in each language', () => {
  for (const language of LANGUAGES) {
    const words = RESULT_WORDS[language]!;
    for (const { asked } of ASKED_FIGURES) expect(Object.keys(words.topics), asked.id).toContain(asked.id);
    for (const figure of [...GAME_FIGURES.filter(({ section }) => section === 'drama'), ...PART_FIGURES])
      if ('sentence' in figure)
        expect(Object.keys(words.batch.parts), figure.figure).toContain(figure.figure);
    for (const part of SCORED) expect(Object.keys(words.sources), part).toContain(part);
    for (const reason of [...FREIGHT_TRAIN_ENDS, ...GAME_OF_TRAINS_ENDS, ...TRAINS_END_REASONS])
      expect(Object.keys(words.reasons), reason).toContain(reason);
  }
});

test('a batch is told in each language, as its document is', () => {
  const share = { share: 0.56, low: 0.5, high: 0.62 };
  const result = {
    ...{
      games: 1200,
      requested: 1200,
      complete: true,
      seats: 2,
      bots: ['greedy', 'greedy'],
      seed: 1,
      first: 0,
    },
    firstSeat: { wins: share, advantage: { value: 0.06, low: 0.01, high: 0.12 } },
    ...{ winsBySeat: [], targets: [{ verdict: 'met' }, { verdict: 'missed' }], players: [], drama: null },
    length: {
      rounds: { median: 20, quantiles: { p10: 18, p90: 25 }, most: { value: 40 }, least: { value: 9 } },
    },
    ends: [
      { reason: 'piles', games: { share: 0.75 } },
      { reason: 'rails', games: { share: 0.25 } },
    ],
    measures: [{ group: 'gained', items: [{ item: 'rail', perGame: 0 }] }],
    board: { dead: ['A1'], cells: Array.from({ length: 60 }, () => ({})) },
  } as unknown as SimulationResult;
  const told = tellSimulation(
    { title: 'T', result, nameOf: (item) => NAMES[item] ?? item, expects: () => true },
    'de',
  );
  expect(plain(told.facts)).toBe('1.200 Partien mit 2 Spielern, gespielt von greedy, Startwert 1');
  expect(told.findings.map(({ kind, title, text }) => plain(`${kind} | ${title} | ${text}`))).toEqual([
    'problem | Ziele | Erreicht: 1; verfehlt: 1; unentschieden: 0.',
    'problem | Beginnen | Es ist ein Vorteil zu beginnen: Der erste Spieler gewinnt 56,0 % von 1.200 Partien (50,0–62,0 %); ausgeglichen wären 50,0 %.',
    'fact | Länge | Die Hälfte der Partien dauert höchstens 20 Runden, acht von zehn zwischen 18 und 25; die längste hatte 40.',
    'fact | Spielende | Genug Stapel sind leer (75,0 %), ein Spieler hat alle Gleise gelegt (25,0 %).',
    'problem | Nie genommen | Nie genommen in 1.200 Partien: Gleisbau.',
    'problem | Spielplan | 1 von 60 Feldern werden nie genutzt: A1.',
  ]);
});

test('what changes do to games is told in each language', () => {
  const figures = [
    { figure: 'wins of the first seat', before: 0.58, now: 0.53 },
    { figure: 'rounds', before: 26.3, now: 29.6 },
    { figure: 'gained:rail', before: 1, now: null },
    { figure: 'turns', before: 52, now: 59 },
    { figure: 'minutes', before: 30, now: 33 },
  ];
  const games = { sentence: 'English.', pairs: 2000, figures };
  expect(plain(tellGames(games, 'fr'))).toBe(
    'victoires du premier joueur 58,0 % → 53,0 %, manches 26,3 → 29,6, gained:rail, par joueur 1,0 → –, tours 52,0 → 59,0, un de plus. 2 000 paires de parties.',
  );
  expect(tellGames(games, 'en')).toBe('English.');
  expect(tellGames({ ...games, figures: [] }, 'de')).toMatch(/^kein Wert unterscheidet sich/);
  const same = { sentence: 'the games are the same.', pairs: 0, figures: [] };
  expect(tellGames(same, 'de')).toBe('die Partien sind dieselben.');
});
