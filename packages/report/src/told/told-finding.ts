// One answer of a panel in a language: the subject, the answer, and the values behind it.
import type { PanelFinding } from '@railwright/playtest';
import { capital } from '../figures-text.ts';
import { known, type Telling } from './figures.ts';
import type { ToldFinding } from './told-result.ts';

type Named = (name: string) => string;
type Says = PanelFinding['says'][number];

/**
 * @param named a card's name in the language, by its name in the result
 * @param nameOf the same by its id
 */
export function tellFinding(
  finding: PanelFinding,
  telling: Telling,
  named: Named,
  nameOf: Named,
): ToldFinding {
  const { words } = telling;
  const { id, tone: kind } = finding;
  const title = titleOf(finding, telling, nameOf);
  const list = known(words.lists, id);
  const isUndecided = id === 'winning' && finding.answer === 'cannot-say';
  const text = list
    ? [
        list(telling.listed(namesIn(finding, telling, named))),
        ...(isUndecided ? [words.answers['cannot-say']] : []),
      ]
    : [...claimsOf(finding, telling), ...valuesOf(finding, telling, nameOf), ...answerOf(finding, telling)];
  return title === undefined || text.length === 0
    ? { kind, title: finding.about, text: finding.sentence, isEnglish: true }
    : { kind, title, text: text.join(' ') };
}

/** Undefined where there are no words for what was asked. */
function titleOf({ id, sentence }: PanelFinding, { words }: Telling, nameOf: Named): string | undefined {
  const [, kind, of = ''] = /^(turn|seat|needed)-(.+)$/.exec(id) ?? [];
  if (id === 'first-seat') return words.turn(1);
  if (kind === 'turn') return words.turn(Number(of));
  if (kind === 'seat') return words.seat(Number(of));
  if (kind === 'needed') return nameOf(of);
  if (!id.startsWith('compensation')) return known(words.topics, id);
  const { title, amounts, placing, nothing } = words.compensation;
  if (id === 'compensation-placing') return `${title}${words.colon}${placing}`;
  if (sentence.includes(' no points at the end')) return `${title}${words.colon}${nothing}`;
  const told = [
    ...sentence.matchAll(/(\d+) (card|coin|point)s?[^,]*? for going (first|second|third|fourth)/g),
  ].map(([, count, what, turn]) =>
    amounts[what as keyof typeof amounts](Number(count), ORDER.indexOf(turn ?? '') + 1),
  );
  return told.length === 0 ? undefined : `${title}${words.colon}${told.join(', ')}`;
}

const ORDER: readonly string[] = ['first', 'second', 'third', 'fourth'];

const isOfTurns = (id: string): boolean => /^(?:first-seat$|turn-|seat-)/.test(id);

function claimsOf({ id, says }: PanelFinding, { words }: Telling): string[] {
  const side = says[0]?.side;
  const claims = id.startsWith('compensation')
    ? words.compensation.claims
    : known(words.claims, isOfTurns(id) ? 'turn' : id);
  const counts = known(words.counts, id);
  return [...(claims && side ? [claims[side]] : []), ...(counts === undefined ? [] : [counts])];
}

/** How sure it is; nothing where the claim says that it is not. */
function answerOf(
  { answer, whose, says, id }: PanelFinding,
  { words: { answers, claims } }: Telling,
): string[] {
  const side = says[0]?.side;
  if (answer === 'holds') return [whose === 'strong' ? answers.strong : answers.holds];
  if (answer === 'depends') return [answers.depends];
  if (id.startsWith('compensation')) return [];
  const isClaimed = isOfTurns(id) || known(claims, id) !== undefined;
  if (side === 'open' && isClaimed) return [];
  return [side && isClaimed ? answers.strongAtLeast : answers['cannot-say']];
}

const MOST_SAID = 4;

/** What the strongest shows, and the others beside it. */
function valuesOf(finding: PanelFinding, telling: Telling, nameOf: Named): string[] {
  const { id, says, against, sentence, unit } = finding;
  const { words, percent } = telling;
  const [first] = says;
  if (!first) return [];
  const value = first.effect.value + against;
  if (id.startsWith('needed-'))
    return [words.needed(nameOf(id.slice('needed-'.length)), telling.share(shifted(first.effect, against)))];
  if (id === 'end') {
    const reason = / by ([a-z-]+)/.exec(sentence)?.[1] ?? '';
    return [`${capital(words.endBy(known(words.reasons, reason) ?? reason, percent(value)))}.`];
  }
  const shown = id === 'skill' ? says.slice(0, 1) : says.slice(0, MOST_SAID);
  const told = shown.map(
    (one) => `${playerOf(id, one, telling)} ${inUnit(finding, one.effect.value + against, telling)}`,
  );
  const isEven = isOfTurns(id) || /^(?:skill|starts|opening|compensation.*)$/.test(id);
  const even = isEven ? words.even(percent(against)) : words.reference(percent(against));
  return [`${capital([...told, ...(unit === 'share' && against !== 0 ? [even] : [])].join(', '))}.`];
}

const shifted = ({ value, low, high }: Says['effect'], by: number) => ({
  value: value + by,
  low: low + by,
  high: high + by,
});

function inUnit({ unit }: PanelFinding, value: number, { words, percent, whole }: Telling): string {
  return unit === 'share'
    ? percent(value)
    : `${whole(Math.round(value))} ${known(words.units, unit) ?? unit}`;
}

function playerOf(id: string, { player, kind }: Says, { words }: Telling): string {
  const { players } = words;
  if (id === 'skill') return words.against(players.strong, players.weak);
  if (id === 'starts') return words.start(player.replace(/^from /, ''));
  if (id === 'opening') return known(words.openings, player) ?? player;
  return kind === 'style' || kind === 'persona' || kind === 'group' ? player : players[kind];
}

/** The cards, cells or sources of points that a finding lists, with their values where it has some. */
function namesIn({ id, says, against }: PanelFinding, { percent, words }: Telling, named: Named): string[] {
  const parts = (text: string): string => text.split(' and ').map(named).join(` ${words.and} `);
  const told = says.flatMap(({ player, effect }) => {
    const value = percent(effect.value + against);
    if (id === 'winning') {
      const things = player
        .replace(/^with /, '')
        .split(', ')
        .map(parts)
        .join(', ');
      return [`${things} (${value})`];
    }
    if (id === 'pairs') return [`${parts(player)} (+${value})`];
    if (id === 'cards-worth')
      return player.startsWith('without ') ? [`${named(player.slice('without '.length))} (${value})`] : [];
    const [about = player] = player.split(': ');
    return [id.startsWith('ways') ? (known(words.sources, about) ?? about) : named(about)];
  });
  return [...new Set(told)];
}
