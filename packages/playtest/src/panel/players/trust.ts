// How far to trust a panel: how strong its players are, how far they can be beaten, and whether two that learned separately agree.
import { learnedPlayers } from '../../summary/learned-players.ts';
import { boundedInterval, intervalAt } from '../answers/estimate.ts';
import { convergenceSentence } from './convergence.ts';
import type { PanelResult } from '../panel-result.ts';
import { seatQuestions } from '../questions/seats.ts';
import { nameOf, winsOf, type Played, type Word } from '../answers/words.ts';

const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;

/** By member: what one of its seats wins at mixed tables. */
export function membersOf(played: Played): PanelResult['panel'] {
  return played.panel.map((player, member) => {
    const wins = winsOf(played, member);
    const [learned = null] = learnedPlayers([player.bot]);
    return {
      name: nameOf(player),
      kind: player.kind,
      wins: wins ? { value: wins.estimate.value, ...boundedInterval(wins.estimate, 0.05, 1) } : null,
      learned,
    };
  });
}

export function trustOf(played: Played, members: PanelResult['panel'], setup: string): string[] {
  const strong = members.filter(({ kind }) => kind === 'strong');
  if (strong.length === 0)
    return [
      'No player on this panel has learned the setup, and hand-written bots may play it badly: the answers below only describe how these bots play.',
    ];
  return [
    ...strong.map((member) => strengthOf(member, setup)),
    ...(strong.length === 1
      ? [
          'One learned player is one opinion. To train more, use “ask --learn 2” or “Learn a player” in the studio; a player that starts from nothing needs some minutes to become as strong.',
        ]
      : [agreement(played)]),
    ...(played.convergence ? [convergenceSentence(played.convergence)] : []),
    ...beating(played, members),
  ];
}

function strengthOf({ name, learned }: PanelResult['panel'][number], setup: string): string {
  const games = (learned?.games ?? 0).toLocaleString('en');
  const own = learned?.setups.some(({ id, markets }) => id === setup && (markets ?? 1) <= 1) === true;
  const knows = own
    ? `learned this setup from ${games} games`
    : `learned from ${games} games on other markets and maps, not on this setup in particular`;
  const answer = learned?.answer;
  const beaten = answer
    ? `an opponent trained against it wins ${percent(answer.won)}, where ${percent(1 / answer.seats)} would be even`
    : 'no opponent has been trained to beat it yet';
  return `${name} ${knows}; ${beaten}.`;
}

/** The result of each strong player on going first when it plays alone. */
function agreement(played: Played): string {
  const [first] = seatQuestions(played);
  const words = (first?.words.beside ?? []).filter(({ kind }) => kind === 'strong');
  const agree = words.every((word) => words.every((other) => overlap(word, other)));
  const said = words.map(({ player, estimate }) => `${player} ${percent(estimate.value)}`).join(', ');
  return `${agree ? 'The learned players agree on going first' : 'The learned players disagree on going first when each plays alone, so they are judged at tables with each other'}: ${said}.`;
}

function overlap(a: Word, b: Word): boolean {
  const [one, other] = [intervalAt(a.estimate, 0.01), intervalAt(b.estimate, 0.01)];
  return one.low <= other.high && other.low <= one.high;
}

/** If a player wins more than its share from the strong players, they are not strong enough. */
function beating(played: Played, members: PanelResult['panel']): string[] {
  const { panel, seats } = played;
  const strong = panel.flatMap(({ kind }, member) => (kind === 'strong' ? [member] : []));
  return panel.flatMap(({ kind }, member) => {
    if (kind === 'strong' || seats > 2) return [];
    const wins = winsOf(played, member, strong);
    if (!wins || intervalAt(wins.estimate, 0.01).low <= 1 / seats) return [];
    return [
      `${members[member]?.name ?? ''} wins ${percent(wins.estimate.value)} against the learned players: they have not learned enough, so their findings may be wrong.`,
    ];
  });
}
