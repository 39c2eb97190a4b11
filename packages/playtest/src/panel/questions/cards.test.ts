// A panel's findings about cards, from shares of seats that gained them.
import { expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import { BLOCKS, flat, madeTable } from '../../../test/made-table.ts';
import type { PreferencePlayer } from '../follow-up/follow-up.ts';
import { findingsOf } from '../findings.ts';
import type { PanelKind } from '../players/panel.ts';
import type { TableTally } from '../tables/table-tally.ts';

/** A table of one player that gains each card in the given share of its seats. */
const tableOf = (member: number, gained: Readonly<Record<string, number>>): TableTally =>
  madeTable(member, {
    gained: new Map(Object.entries(gained).map(([card, share]) => [card, flat(share)])),
  });

type Asked = readonly (readonly [PanelKind, Readonly<Record<string, number>>])[];

const findings = (...players: Asked) => findingsWith([], players);
const findingsWith = (preferencePlayers: readonly PreferencePlayer[], players: Asked) =>
  findingsOf({
    ...(preferencePlayers.length > 0 && { followUp: { worths: [], starts: undefined, preferencePlayers } }),
    seats: 2,
    panel: players.map(([kind], i) => ({ kind, bot: plainBot(`p${i}`) })),
    tallies: players.map(([, gained], i) => tableOf(i, gained)),
    called: (item) => (item === 'dealt' ? undefined : item),
  });

test('cards that no player gains are distinguished from cards that only strong play leaves alone', () => {
  const page = findings(
    ['strong', { bridge: 0, yard: 0.01, tower: 1, dealt: 0 }],
    ['style', { bridge: 0.01, yard: 0.6, tower: 0, dealt: 0 }],
  );
  const cards = page.filter(({ id }) => id.startsWith('cards-'));
  expect(cards.map(({ id, answer, tone }) => [id, answer, tone])).toEqual([
    ['cards-untried', 'cannot-say', 'open'],
    ['cards-others', 'depends', 'fact'],
  ]);
  expect(cards[0]!.sentence).toContain('Hardly any player gains bridge: fewer');
  expect(cards[0]!.settles).toMatch(/learn to want it.*“Learn the setup first”/);
  expect(cards[1]!.sentence).toContain('Strong play hardly ever gains yard');
  expect(cards[1]!.says.map(({ player }) => player)).toEqual(['yard: p0', 'yard: p1']);
  expect(page.some(({ id }) => id.startsWith('card-'))).toBe(false);
});

test('there are no findings about cards that strong play gains, nor without strong play', () => {
  const ids = (page: ReturnType<typeof findings>) =>
    page.map(({ id }) => id).filter((id) => id.startsWith('card'));
  expect(ids(findings(['strong', { tower: 0.9 }], ['style', { tower: 0 }]))).toEqual([]);
  expect(ids(findings(['style', { tower: 0 }]))).toEqual([]);
});

test('a player who wants an otherwise ungained card shows whether it pays', () => {
  const answered = (value: number): PreferencePlayer['wins'] => ({
    estimate: { value, center: value, error: 0.01, blocks: BLOCKS },
    games: 2 * BLOCKS,
  });
  const fan = (item: string, wins: number, gained: number): PreferencePlayer => ({
    ...{ item, called: item, wins: answered(wins), gained: answered(gained) },
  });
  const none = { bridge: 0, yard: 0, tower: 0, crane: 0, shed: 0 };
  const page = findingsWith(
    [fan('bridge', 0.3, 0.9), fan('yard', 0.5, 0.9), fan('tower', 0.5, 0), fan('crane', 0.41, 0.9)],
    [
      ['strong', none],
      ['style', none],
    ],
  );
  const cards = page.filter(({ id }) => id.startsWith('cards-'));
  expect(cards.map(({ id, answer, tone }) => [id, answer, tone])).toEqual([
    ['cards-nobody', 'holds', 'problem'],
    // For the crane, the games cannot tell; for the shed, no player was asked.
    ['cards-untried', 'cannot-say', 'open'],
    ['cards-wanted', 'depends', 'fact'],
  ]);
  expect(cards[0]!.sentence).toContain(
    'No player has any use for bridge (30.0%) and tower (could not get it):',
  );
  expect(cards[1]!.sentence).toContain('gains crane and shed');
  expect(cards[2]!.sentence).toContain('pay to gain yard (50.0%)');
});
