// A finding as a plain sentence, with the word of the strongest first.
import type { Decision } from './decide.ts';
import { SECONDS_A_CHOICE } from '../pace.ts';
import { DECIDES, LONG_MINUTES, orderName, type Matter } from './matters.ts';
import type { Word } from './words.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const MOST_NAMED = 3;
const STRONG_AGAINST = 'strong play against ';
const LEVEL_NAMES = { middling: 'a practised player', weak: 'a beginner' } as const;

/** A player's name in a sentence: levels by what they are. */
function calledIn({ player, kind }: Pick<Word, 'player' | 'kind'>): string {
  return kind === 'middling' || kind === 'weak' ? LEVEL_NAMES[kind] : player;
}

/** `a`, `a and b`, `a, b and c`, `a, b, c and 2 others`. */
export function listed(names: readonly string[], most = MOST_NAMED): string {
  const more = names.length - most;
  const shown = more > 1 ? [...names.slice(0, most), `${more} others`] : names;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}

type Subject = Pick<Matter, 'id' | 'kind' | 'of' | 'against' | 'turn' | 'aside'>;

/** What strong play does, for one value of the figure: `wins 61.5% of games when going first`. */
function factOf({ kind, of, turn }: Subject, value: number): string {
  switch (kind) {
    case 'turn':
      return `wins ${percent(value)} of games when going ${orderName(Number(of))}`;
    case 'seat':
      return `wins ${percent(value)} of games from seat ${Number(of) + 1}`;
    case 'length':
      return `lasts ${whole(value)} rounds`;
    case 'drag':
      return `takes ${whole(value)} minutes`;
    case 'runaway':
      return `keeps a half-time lead in ${percent(value)} of games`;
    case 'end':
      return `ends ${percent(value)} of games by ${of}`;
    case 'skill':
      return `wins ${percent(value)} of games against a beginner`;
    case 'luck':
      return `has a different winner in ${percent(value)} of games after a new deal`;
    case 'card':
      return `gains ${of} in ${percent(value)} of seats`;
    case 'part':
      return `has ${percent(value)} of its points from ${of}`;
    case 'cell':
      return `uses ${of} in ${percent(value)} of games`;
    case 'pair':
      return `wins ${percent(value)} of games more with ${of} than each alone explains`;
    case 'fan':
      return `with a taste for ${of} wins ${percent(value)} of games`;
    case 'worth':
      return `wins ${percent(value)} of games without ${of}`;
    case 'start':
      return `wins ${percent(value)} of games from ${of}`;
    case 'opening':
      return `wins ${percent(value)} of games when going ${orderName(Number(of))}`;
    case 'compensation':
      return `then wins ${percent(value)} of games when going ${turn}`;
  }
}

/** The claim itself, without who makes it. */
function claimOf(matter: Subject, side: Decision['side']): string {
  const { kind, of, against } = matter;
  const who = kind === 'turn' ? `Going ${orderName(Number(of))}` : `Seat ${Number(of) + 1}`;
  switch (kind) {
    case 'turn':
    case 'seat':
      return {
        more: `${who} is an advantage`,
        less: `${who} is a drawback`,
        none: `${who} makes no noticeable difference`,
        open: `These games cannot tell whether ${who === 'Going first' ? 'going first' : who.toLowerCase()} matters`,
      }[side];
    case 'drag':
      return {
        more:
          against === LONG_MINUTES ? 'A game takes a very long time' : 'A game takes longer than it should',
        less: against === LONG_MINUTES ? 'A game fits into an evening' : 'A game is as short as it should be',
        none: `A game takes about ${whole(against)} minutes`,
        open: `These games cannot tell whether ${whole(against)} minutes are enough for one`,
      }[side];
    case 'runaway':
      return {
        more: 'The leader at half-time wins too often',
        less: 'A half-time lead is fragile',
        none: `About ${percent(against)} of games are decided at half-time`,
        open: 'These games cannot tell whether the lead at half-time is too safe',
      }[side];
    case 'skill':
      return {
        more: 'Skill pays off',
        less: 'Beginners win more than strong players',
        none: 'Skill hardly matters',
        open: 'These games cannot tell whether skill matters',
      }[side];
    case 'card':
      return `Whether anybody wants ${of}`;
    case 'part':
      return `Whether anybody goes for ${of}`;
    case 'cell':
      return `Whether anybody uses ${of}`;
    case 'pair':
      return `Whether ${of} are strong together`;
    case 'fan':
      return `Whether there is something in ${of}`;
    case 'worth':
      return `Whether anybody wins without ${of}`;
    case 'start':
      return `These games cannot tell whether ${of} is too good a start`;
    case 'compensation': {
      // Of points, as many are given as come closest.
      const off =
        matter.id === 'compensation'
          ? `The seats are closest to even with ${of}`
          : `${capital(String(of))} does not make the seats even`;
      return {
        ...{ more: off, less: off },
        none: `${capital(String(of))} would make the seats even`,
        open: `These games cannot tell whether ${of} would make the seats even`,
      }[side];
    }
    case 'opening':
      return 'How starts are chosen';
    case 'length':
      return 'How long a game lasts';
    case 'end':
      return 'How games end';
    case 'luck':
      return 'How much luck decides';
  }
}

const ASIDES: Readonly<Record<Matter['kind'], (matter: Subject) => string>> = {
  turn: ({ against }) => `; ${percent(against)} would be even`,
  seat: ({ against }) => `; ${percent(against)} would be even`,
  drag: () => `, at ${SECONDS_A_CHOICE} seconds per choice`,
  runaway: () => '',
  skill: ({ against }) => `; ${percent(against)} would be even`,
  luck: ({ of }) => `; ${percent(Number(of))} would be pure luck`,
  length: () => '',
  end: () => '',
  card: () => '',
  part: () => '',
  cell: () => '',
  pair: () => '',
  fan: () => '',
  worth: ({ against }) => `; ${percent(against / DECIDES)} would be even`,
  start: ({ against }) => `; ${percent(against)} would be even`,
  opening: () => '',
  compensation: ({ aside = '' }) => aside,
};

/** Everybody agrees. */
export function holdsSentence(matter: Matter, { side }: Decision, range: string): string {
  const { strongest, others, beside } = matter.words;
  const value = strongest?.estimate.value ?? 0;
  const whoever = others.length > 0 ? ', no matter who plays' : '';
  if (matter.kind === 'length') return `A game lasts about ${whole(value)} rounds${whoever}${range}.`;
  if (matter.kind === 'end') return `${percent(value)} of games end by ${matter.of}${whoever}.`;
  if (matter.kind === 'luck')
    return `With a new deal, ${percent(value)} of games between strong players in the same seats have a different winner${ASIDES.luck(matter)}.${unequal(beside)}`;
  if (matter.kind === 'skill') {
    const of = (kind: Word['kind']): string[] =>
      beside.flatMap((word) => (word.kind === kind ? [percent(word.estimate.value)] : []));
    const strong = of('strong').map((wins) => ` and ${wins} against a practised one`);
    const [practised, beginner] = [of('middling')[0], of('weak')[0]];
    const rest =
      practised && beginner
        ? ` At the same table, a practised player wins ${practised} and a beginner ${beginner}.`
        : '';
    return `${claimOf(matter, side)}: strong play ${factOf(matter, value)}${strong.join('')}${ASIDES.skill(matter)}.${rest}`;
  }
  if (matter.kind === 'worth')
    return `${matter.of} decides the game: a player who has learned to do without it wins ${percent(value)} of games against strong play${ASIDES.worth(matter)}. It is too cheap or too strong, or little else is any good.`;
  if (matter.kind === 'start') {
    const wins = `a player who starts there wins ${percent(value)} of games against strong play that starts where it likes${ASIDES.start(matter)}`;
    return side === 'more'
      ? `${matter.of} is too good a start: ${wins}.`
      : `No start wins by itself; the best one for strong play is ${matter.of}: ${wins}.`;
  }
  return `${claimOf(matter, side)}${whoever}: strong play ${factOf(matter, value)}${ASIDES[matter.kind](matter)}.`;
}

export function dependsSentence(matter: Matter, { side }: Decision, differ: readonly Word[]): string {
  const { strongest } = matter.words;
  const value = strongest?.estimate.value ?? 0;
  const others = listed(differ.map((word) => `${calledIn(word)} ${short(matter, word.estimate.value)}`));
  if (matter.asks === 'size')
    return `${claimOf(matter, side)} depends on who plays: strong play ${factOf(matter, value)}, ${others}.`;
  return `${claimOf(matter, side)} for strong play, but some players differ: strong play ${factOf(matter, value)}, ${others}${ASIDES[matter.kind](matter)}.`;
}

/** The strongest word stands, but some players' games do not show whether they agree; or it does not stand itself. */
export function openSentence(matter: Matter, { side }: Decision, unclear: readonly Word[]): string {
  const { strongest } = matter.words;
  const value = strongest?.estimate.value ?? 0;
  const fact = `strong play ${factOf(matter, value)}${ASIDES[matter.kind](matter)}`;
  if (matter.asks === 'side' && side === 'open') return `${claimOf(matter, side)}: ${fact}.`;
  const rest = `these games cannot tell whether ${listed(unclear.map(calledIn))} would agree`;
  if (matter.asks === 'size') return `${capital(fact)}; ${rest}.`;
  return `${claimOf(matter, side)} for strong play: ${fact}; ${rest}.`;
}

/** Nobody has learned the setup. */
export function unlearnedSentence(matter: Matter): string {
  const words = matter.words.others.map((word) => `${calledIn(word)} ${short(matter, word.estimate.value)}`);
  return `${matter.about} cannot be judged without a strong player; the hand-written bots show: ${listed(words)}.`;
}

/** The same for players of different skill; empty if that was not played. */
function unequal(beside: readonly Word[]): string {
  const against = beside.filter(({ player }) => player.startsWith(STRONG_AGAINST));
  const told = against.map(
    ({ player, estimate }) =>
      `between strong play and ${player.slice(STRONG_AGAINST.length)}, ${percent(estimate.value)} do`,
  );
  return told.length === 0 ? '' : ` ${capital(told.join('; '))}.`;
}

/** A value with its unit. */
export function short({ kind }: Pick<Matter, 'kind'>, value: number): string {
  if (kind === 'length') return `${whole(value)} rounds`;
  return kind === 'drag' ? `${whole(value)} minutes` : percent(value);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
