// The rules of setups and packs in words: what they are, and how they differ from those they extend.
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { TEXT_LANGUAGES } from '@railwright/engine';
import { rulesTexts } from '../src/rules-text/index.ts';
import { GERMAN } from '../src/trains/rules-text/de.ts';
import { ENGLISH } from '../src/trains/rules-text/en.ts';
import { FRENCH } from '../src/trains/rules-text/fr.ts';
import { loadCookbook } from '../src/node/reference-pages.ts';

const content = await loadCookbook(join(import.meta.dirname, '..', '..', '..'));
const told = (name: string, language: (typeof TEXT_LANGUAGES)[number] = 'en', options = {}) =>
  rulesTexts(content, name, options).flatMap(({ lines }) => lines(language));

describe('a variant', () => {
  it('says how it differs from the edition it extends', () => {
    expect(told('cookbook/race-tokyo').slice(0, 7)).toEqual([
      'Rules: Race, Tokyo',
      'Differs from Trains (AEG 2013):',
      '- Each player starts with 2 rails on Field, the second in reversed order.',
      '- Each station in cities with your rails is worth 1 point more.',
      '- Each remote location with your rails is worth 2 points more.',
      '- It also ends after a turn in which a player has 40 points.',
      '- It also ends after a turn in which 3 cities have no room for another station.',
    ]);
  });

  it('says what follows the end', () => {
    const ends = (rules: string) =>
      TEXT_LANGUAGES.map((language) => told('cookbook/race-tokyo', language, { rules }).slice(3, -1));
    const [english, ...others] = ends('cookbook/last-call');
    expect(english).toEqual(
      expect.arrayContaining([
        '- It also ends after a turn with an empty pile of Skyscraper.',
        '- It also ends after a turn in which a player has 2 rail tokens left, or fewer.',
        '- Once that happens, everybody has one more turn, the player who brought it about last.',
      ]),
    );
    expect(others.flat()).toContain(
      '- Ist das Ende erreicht, hat jeder noch einen Spielzug, zuletzt der Spieler, der es herbeigeführt hat.',
    );
    expect(ends('cookbook/season')[0]).toContain(
      '- Players first finish the round in which that happens, and play one more.',
    );
  });

  it('says who gets what rails cost', () => {
    const lines = told('cookbook/race-tokyo', 'en', { rules: 'cookbook/running-powers' });
    expect(lines).toContain(
      'A rail costs 2 coins more for each opponent with rails there, who gets them at the start of their next turn.',
    );
  });

  it('says how many secret goals are dealt and kept', () => {
    const all = 'Boat Train, Brighton Line, Collector, Rail Baron, Stationmistress and Heiress';
    expect(told('cookbook/tickets-channel')).toContain(
      `Each player has at least 2 of these powers for the whole game: ${all}. Players choose before they lay their first rails, the last player first, each from 3 dealt by chance. Players keep theirs secret until the game ends.`,
    );
    expect(told('cookbook/tickets-channel', 'fr').join(' ')).toContain(
      'Chaque joueur a au moins 2 de ces pouvoirs',
    );
    expect(told('cookbook/tickets-channel', 'de').join(' ')).toContain('mindestens 2 dieser Fähigkeiten');
  });

  it('says what is bid for the order of turns', () => {
    const lines = told('cookbook/race-tokyo', 'en', { rules: 'cookbook/bidding' });
    expect(lines.join(' ')).toContain(
      'Before each round but the first, players bid Standing for the order of turns',
    );
  });

  it('says which seasons there are', () => {
    expect(told('cookbook/seasons-osaka')).toContain(
      "Every 2 rounds an event is turned up, in this order: Founders' Day, Clearance Sale and Toll Season. Each player applies its effect, and the rest of it holds for all players until the next one. Once all have been turned up, they begin again.",
    );
  });

  it('says what is different with some numbers of players', () => {
    const lines = told('cookbook/race-tokyo', 'en', { rules: 'cookbook/by-seats' });
    for (const line of [
      '- Points to begin with, in turn order: 0, 1, 2 and 2.',
      '- Cards beyond these, in turn order: none; Express Train.',
      '- With 2 players: Each player has 25 rail tokens.',
      '- With 2 players: Supply: 8 Skyscraper.',
      '- With 4 players: Points to begin with, in turn order: 0, 0, 1 and 3.',
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => line.startsWith('- With '))).toHaveLength(5);
    expect(told('cookbook/race-tokyo', 'de', { rules: 'cookbook/by-seats' })).toContain(
      '- Zu zweit: Jeder Spieler hat 25 Gleise.',
    );
  });

  it('is the setup itself where it plays by an edition of another pack as it is', () => {
    expect(told('cookbook/events-osaka').slice(0, 4)).toEqual([
      'Rules: Events, Osaka',
      'Differs from Trains (AEG 2013):',
      expect.stringMatching(/^- At the start of each round an event is turned up/),
      '- The market has 4 kinds with 10 cards each. (Instead of: The market has 8 kinds with 10 cards each.)',
    ]);
  });

  it('says what it replaces, and what it leaves out', () => {
    const lines = told('homebrew-fenland');
    expect(lines).toContain(
      '- Each player has 14 rail tokens. (Instead of: Each player has 20 rail tokens.)',
    );
    const switched = told('trains/osaka-beginners', 'en', { switches: { effects: 'as-far-as-possible' } });
    expect(switched).toContain('An effect is applied as far as it can be.');
  });
});

describe('a switch that only cards test', () => {
  const office = (edition: string) => told(edition).filter((line) => /^Stationmaster office: /.test(line));

  it('is told by what these cards do', () => {
    const [okazu] = office('trains/osaka-beginners');
    expect(okazu).toMatch(/^Stationmaster office: .* other than Stationmaster office in your play area\.$/);
    const differing = told('trains').find((line) => line.startsWith('- Stationmaster Office'));
    expect(differing).toMatch(/in your hand\. \(Instead of: Stationmaster Office: .* in your play area\.\)$/);
  });

  it('is left out where no card tests it, and never told by its name', () => {
    expect(office('trains/tokyo-beginners')).toEqual([]);
    for (const language of TEXT_LANGUAGES)
      for (const name of ['trains', 'trains/osaka-beginners'])
        expect(told(name, language).join(' ')).not.toMatch(/copyActionFrom|subwayWaivesRemote/);
  });
});

test('an edition says all of its rules, one fact a line', () => {
  const lines = told('trains/tokyo-beginners');
  expect(lines).toContain('Each player starts with 7 Normal train, 2 Rail laying and 1 Station expansion.');
  expect(lines).toContain('Players tied for most points win together.');
  expect(new Set(lines).size).toBe(lines.length);
});

test('a setup says what its map has beyond cells', () => {
  expect(told('cookbook/channel').slice(-12)).toEqual([
    'A ferry, The Packet, joins Rye and Boulogne: a rail that enters either over it costs 2 coins more.',
    'A tunnel joins F4 and F6: a rail that enters either over it costs 4 coins more. The first player whose rails cross it owns it; others pay 2 coins more, which its owner gets at the start of their next turn.',
    'Rails cross the edge between E2 and E3 only from E2 to E3.',
    'The first player to join Guildford and Calais with rails (Mail Route) gets 6 points.',
    'Every player who joins Rye and Boulogne with rails gets 2 points.',
    'The first player to lay rails on D4 gets 2 points.',
    'The first player to lay rails on B6 gets 1 point and 2 coins.',
    'There are 12 Goods tokens, at most 3 on a cell.',
    'At the start, 2 Goods tokens lie on D2.',
    'At the start, 1 Goods token lies on C9.',
    'The region England has the cells A1-A4, B1-B3, C1-C3, D1-D4, E1-E4 and F1-F4.',
    'The region France has the cells A7-A9, B6-B8, C7-C9, D7-D9, E7-E9 and F6-F8.',
  ]);
});

test('a market of a single kind is told as one', () => {
  const single = { kinds: 1, copies: 10 };
  expect([ENGLISH, FRENCH, GERMAN].map((words) => words.market(single))).toEqual([
    'The market has 1 kind with 10 cards.',
    'Le marché compte 1 sorte, avec 10 cartes.',
    'Der Markt hat 1 Kartenart mit 10 Karten.',
  ]);
});

test('what makes up for the order of turns is said in turn order', () => {
  expect([ENGLISH, FRENCH, GERMAN].map((words) => words.firstCoins([0, 1, 1]))).toEqual([
    'Coins to begin the first turn with, in turn order: 0, 1 and 1.',
    'Pièces au début du premier tour, dans l’ordre du tour : 0, 1 et 1.',
    'Münzen zu Beginn des ersten Spielzugs, in Zugreihenfolge: 0, 1 und 1.',
  ]);
});

test('a setup says in which regions first rails may lie, and outside of which', () => {
  expect(ENGLISH.start({ cells: ['C7'], regions: ['England'] })).toBe(
    'Each player starts with 1 rail on C7 or in the region England.',
  );
  expect(ENGLISH.start({ outside: ['England', 'France'] })).toBe(
    'Each player starts with 1 rail on any open cell outside the region England or France.',
  );
  expect(FRENCH.start({ terrains: ['Marais'], outside: ['Nord'] })).toBe(
    'Chaque joueur commence avec 1 rail sur Marais hors de la région Nord.',
  );
  expect(GERMAN.start({ regions: ['Norden'], rails: 2 })).toBe(
    'Jeder Spieler beginnt mit 2 Gleisen in der Region Norden.',
  );
});

test.each(TEXT_LANGUAGES)('as many lines in %s, and no word of another language', (language) => {
  for (const name of [
    'trains',
    'homebrew-fenland',
    'homebrew-isles',
    'cookbook',
    'cookbook/channel',
    'cookbook/crossing',
    'cookbook/fixed-osaka',
    'cookbook/race-tokyo',
  ]) {
    const lines = told(name, language);
    expect(lines.length).toBe(told(name).length);
    expect(lines.join(' ')).not.toMatch(/undefined|\[object|\bNaN\b/);
    if (language !== 'en') expect(lines.join(' ')).not.toMatch(/\b(players?|coins?|turn|ends)\b/);
  }
});

test('other names and games have none', () => {
  expect(told('trains/no-such-setup')).toEqual([]);
  expect(told('game-of-trains')).toEqual([]);
});

describe('the other games', () => {
  it('Freight Train says its numbers, days and switches', () => {
    const lines = told('freight-train/standard');
    expect(lines).toContain(
      'With 3 players, the deck has 12 cars of each type, and each player begins with 6 locomotives.',
    );
    expect(lines).toContain(
      'At the end of days 1, 2 and 3, the longest train of each type earns 3 chips for one player alone, 2 for each of 2 tied and 1 for each of 3 tied; where one player has it, the second longest earns 1 chip for one player alone.',
    );
    expect(lines).toContain('The mixed train earns nothing.');
    expect(lines).toContain('On day 3, each player pays 1 chip for each car left in their yard.');
    const paid = told('freight-train/standard', 'de', { switches: { mixedTrain: 'as-a-type' } });
    expect(paid).toContain('Der gemischte Zug zählt wie eine eigene Art.');
    const clockwise = told('freight-train/standard', 'fr', { rules: 'freight-train/optional-sequence' });
    expect(clockwise).toContain('On joue toujours dans le sens horaire.');
  });

  it('Freight Train names the two kinds of yard as its table does', () => {
    const french = told('freight-train/standard', 'fr').join(' ');
    expect(french).toContain('Le dépôt principal a 5 voies de 5 places');
    expect(french).toContain('un dépôt de 2 voies de 8 places');
    const german = told('freight-train/standard', 'de').join(' ');
    expect(german).toContain('Der Güterbahnhof hat 5 Gleise mit je 5 Plätzen');
    expect(german).toContain('einem Rangierbahnhof mit 2 Gleisen zu je 8 Plätzen');
  });

  it('Freight Train says what is left on the table when the next day begins', () => {
    const end = told('freight-train/standard').find((line) =>
      line.startsWith('Then, unless it was the last day'),
    );
    expect(end).toContain('main yard go back to the deck');
    expect(end).toContain('cars in your yard stay');
  });

  it('Game of Trains says its numbers and what the abilities of its deck do', () => {
    const lines = told('game-of-trains/standard');
    expect(lines[0]).toBe('Rules: Game of Trains');
    expect(lines.join('\n')).toContain('In turn order, players draw 1, 2, 3 and 4 cards.');
    expect(lines).toContain('Move Right: Move one of your cards exactly 2 spots to the right.');
    expect(lines.filter((line) => /^[A-Z][\w ]+: /.test(line))).toHaveLength(1 + 8);
  });

  it('each language says as much as the others', () => {
    for (const name of ['freight-train/standard', 'game-of-trains/standard'])
      expect(new Set(TEXT_LANGUAGES.map((language) => told(name, language).length)).size).toBe(1);
  });
});
