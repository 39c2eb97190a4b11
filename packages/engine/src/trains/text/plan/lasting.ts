// What lasts: while a card is in play, or from a step on.
import type { CardRole } from '../../definition.ts';
import { mentions } from '../../language/mentions.ts';
import { showsDrawn } from '../../language/shown-draws.ts';
import type {
  Ban,
  CellFilter,
  Instead,
  Lasting,
  OpParams,
  OwnInstead,
  Price,
  Step,
  Trigger,
} from '../../language/values.ts';
import type { Relation } from '../forms.ts';
import type { Teller } from '../grammar.ts';
import { decidedLasting, tellSteps } from '../steps.ts';
import { EVENT_DONE, EVENT_VERBS } from '../verbs.ts';
import { readNextPaid, readTurns, type Turns } from '../turns.ts';
import { inCity } from './in-city.ts';
import { conditionPhrase } from './conditions.ts';
import { listed } from './lists.ts';

/** Sentences for rules that hold while a card is in play, or in force without being played. */
export function tellLasting(t: Teller, lasting: readonly Lasting[], role?: CardRole): string[] {
  const { words, during } = t.grammar;
  t.common = role === 'event';
  return t.ways(
    lasting.map((one) => () => during(role ? words.roles[role] : words.whileInPlay, lastingPhrase(t, one))),
  );
}

function lastingPhrase(t: Teller, lasting: Lasting): string {
  if ('waive' in lasting) return waived(t, lasting.waive, false);
  if ('ignore' in lasting) return t.grammar.ignored(t, [lasting.ignore].flat());
  if ('cheaper' in lasting) return priced(t, lasting.cheaper, 'cheaper');
  if ('dearer' in lasting) return priced(t, lasting.dearer, 'dearer');
  if ('forbid' in lasting) return forbidden(t, lasting.forbid);
  if ('worth' in lasting) return t.grammar.worth(t, lasting.worth, placedAt(t, lasting.worth.at, 'on', true));
  if ('trigger' in lasting) return triggerPhrase(t, lasting.trigger);
  if ('instead' in lasting) return insteadPhrase(t, lasting.instead);
  const { test, then, else: otherwise } = lasting.if;
  const tell = (all: readonly Lasting[]): string =>
    t.grammar.inTurn(
      all.map((one) => lastingPhrase(t, one)),
      'inverted',
    );
  return conditional(t, conditionPhrase(t, test), tell(then), otherwise && t.grammar.ruling(tell(otherwise)));
}

/** "if …, draw a card; otherwise get 2 coins". */
export function conditional(t: Teller, condition: string, then: string, otherwise?: string): string {
  const told = `${t.grammar.ifSo(condition)}, ${then}`;
  return otherwise === undefined ? told : `${told}${t.grammar.words.otherwise}${otherwise}`;
}

/** Surcharges waived, during this turn or while something else lasts. */
export function waived(t: Teller, what: readonly string[], thisTurn: boolean): string {
  const { words, terrainCells } = t.grammar;
  const places = what
    .filter((one) => one !== 'opponents-waste')
    .map((one) => words.surcharges[one] ?? terrainCells(t.names(one, 'terrain')));
  const waste = what.at(-2) === 'opponents' ? 'them' : 'opponents';
  return t.grammar.waived(
    t,
    places.length === 0 ? undefined : listed(t, places, 'or'),
    what.includes('opponents-waste') ? waste : undefined,
    thisTurn,
  );
}

function triggerPhrase(t: Teller, trigger: Trigger, next?: string): string {
  const when = next ?? whenPhrase(t, trigger);
  const ofTurn = trigger.on === 'turn-start' || trigger.on === 'turn-end';
  const isTurn = next === undefined && ofTurn;
  t.active = ofTurn ? ((trigger.by ?? 'own') === 'own' ? 'you' : 'that') : undefined;
  t.select('it', { where: trigger.where, again: trigger.on === 'play', done: EVENT_DONE[trigger.on] });
  const { each, words, atTurn, inTurn } = t.grammar;
  const after = (clauses: readonly string[]): string =>
    isTurn ? atTurn(t, when, clauses) : `${when}, ${inTurn(clauses, 'inverted')}`;
  if (!t.common || trigger.by !== 'all') return after(tellSteps(t, trigger.do));
  return t.inside({ person: 'they' }, () => after([each(t, words.each.thatPlayer, trigger.do)]));
}

/** "when you would gain a card, you may put it on top of your deck instead". */
function insteadPhrase(t: Teller, instead: Instead): string {
  const { aCard, clause } = t.grammar;
  const { of, where } = instead;
  return doneInstead(
    t,
    t.inside({ mood: 'infinitive' }, () => clause(t, of, aCard(t, where, 'accusative'))),
    instead,
  );
}

/** The same of the card itself: "when you would discard this card from your hand, draw a card instead". */
export function ownInsteadPhrase(t: Teller, card: string, { from, ...instead }: OwnInstead): string {
  const { clause, thisCard, zone } = t.grammar;
  const what = [thisCard('accusative'), ...(from === undefined ? [] : [zone(t, from, false)])].join(' ');
  const act = t.inside({ mood: 'infinitive' }, () => clause(t, instead.of, what));
  return doneInstead(t, act, { ...instead, where: { card } });
}

/** Whether a step may be impossible to begin: what is replaced does not happen all the same. */
function mayFail(step: Step | undefined): boolean {
  if (step === undefined) return false;
  if ('choose' in step) return typeof (step.choose.count ?? 1) === 'number';
  return 'pay' in step || 'pay-resources' in step;
}

function doneInstead(t: Teller, act: string, { by = 'own', where, may, do: steps = [] }: Instead): string {
  const { each, insteadOf, inTurn, words } = t.grammar;
  const when = t.said(words.would[by], { act });
  if (steps.length === 0)
    return `${when}, ${may ? t.said(words.mayNothing[by === 'own' ? 'own' : 'others']) : words.nothing}`;
  t.select('it', { where });
  const done: readonly Step[] = may ? [{ may: { do: steps } }] : steps;
  const told = (): string =>
    inTurn(by === 'own' ? tellSteps(t, done) : [each(t, words.each.thatPlayer, done)], 'inverted');
  const said = insteadOf(by === 'own' ? told() : t.inside({ person: 'they' }, told));
  return `${when}, ${said}${!may && mayFail(steps[0]) ? words.orNothing : ''}`;
}

/** "at the start of your turn", "whenever an opponent lays a rail on a cell with your own rails". */
export function whenPhrase(t: Teller, trigger: Trigger): string {
  const { words } = t.grammar;
  const { on, by = 'own', once } = trigger;
  if (on === 'turn-start' || on === 'turn-end')
    return t.said(words.turns[on], { turn: t.said(words.turnOf[by]) });
  return event(t, trigger, once ? 'once' : 'each', '');
}

/** A trigger that acts the next few times only: "the next time you play a train". */
function nextTimes(t: Teller, trigger: Trigger, times: number, now: boolean): string | undefined {
  const { words } = t.grammar;
  const next = t.said(times === 1 ? words.next.one : words.next.many, { times });
  const { on, by = 'own' } = trigger;
  if (on !== 'turn-start' && on !== 'turn-end') return event(t, trigger, now ? 'nextNow' : 'next', next);
  return by === 'own' ? t.said(words.whenTurn[on], { next }) : undefined;
}

function event(
  t: Teller,
  trigger: Trigger,
  when: 'each' | 'once' | 'next' | 'nextNow',
  next: string,
): string {
  const { words } = t.grammar;
  const { on, by = 'own' } = trigger;
  if (on === 'turn-start' || on === 'turn-end') return '';
  const told = t.said(words.whenever[when], {
    next,
    who: t.said(words.actors[by]),
    does: t.grammar.does(t, EVENT_VERBS[on], by === 'own'),
    what: eventObject(t, trigger),
  });
  return showsDrawn(trigger) ? `${told} ${words.shown}` : told;
}

/** What the event is about: "a rail in a city", "one of your Goods tokens". */
function eventObject(t: Teller, trigger: Trigger): string {
  const { words, aCard } = t.grammar;
  const { on, by = 'own', where, at, resource } = trigger;
  const placed = (what: string, relation: Relation, cells = at, anywhere = ''): string =>
    [what, cells ? t.grammar.placed(t, relation, cells, false) : anywhere].filter(Boolean).join(' ');
  switch (on) {
    case 'lay':
      return placed(words.about.rail, 'onto');
    case 'station':
      return placed(words.about.station, 'into', at && inCity(at));
    case 'token':
      return placed(aToken(t, trigger), 'onto', at, words.ontoMap);
    case 'take-token':
      return placed(aToken(t, trigger), 'off', at, words.offMap);
    case 'get-resource':
    case 'pay-resource':
      return resource === undefined
        ? words.about.resource
        : t.said(words.about.some, {
            one: t.names(resource, 'resource'),
            many: t.names(resource, 'resources'),
          });
    case 'shuffle':
      return t.inside({ person: by === 'own' ? t.person : 'they' }, () => t.said(words.about.deck));
    case 'route':
      return words.about.route;
    case 'draw':
      return t.said(words.drawn, { card: aCard(t, where, 'accusative') });
    default:
      return aCard(t, where, 'accusative');
  }
}

/** "one of your Goods tokens"; if others than the own seat act, it is said whose opponent. */
function aToken(t: Teller, { token, of = 'all', by = 'own' }: Trigger): string {
  const whose = of === 'opponents' && by !== 'own' && !t.common ? 'others' : of;
  return t.grammar.aToken(t, token === undefined ? undefined : t.names(token, 'token'), whose);
}

/** "trains cost you 1 coin less". */
function priced(t: Teller, price: Price, way: 'cheaper' | 'dearer'): string {
  const { words, pricePhrase } = t.grammar;
  return pricePhrase(t, price, pricedAt(t, price, true), words.prices[way]);
}

/** "opponents cannot build stations in cities". */
function forbidden(t: Teller, { what, where, at, for: who = 'own' }: Ban): string {
  const things = {
    buy: () => t.grammar.noun(t, where, true, 'accusative'),
    play: () => t.grammar.noun(t, where, true, 'accusative'),
    lay: () => t.grammar.words.nouns.rail.many + placedAt(t, at, 'onto', true),
    build: () => t.grammar.words.nouns.station.many + placedAt(t, at, 'in', true),
  };
  return t.grammar.forbidden(t, what, things[what](), who);
}

function pricedAt(t: Teller, { what, at }: Price, many: boolean): string {
  return placedAt(t, at, what === 'stations' ? 'in' : 'on', many);
}

/** Where rails or stations lie: " in cities". */
function placedAt(t: Teller, at: CellFilter | undefined, relation: Relation, many: boolean): string {
  return at ? ` ${t.grammar.placed(t, relation, relation === 'in' ? inCity(at) : at, many)}` : '';
}

/** The lasting effect that a step starts: "for the rest of the turn, cards cost you 1 coin less". */
export function lastingStep(t: Teller, step: OpParams<'lasting'>): string {
  const what = decidedLasting(t, step.what);
  const inner = t.aside((name) => name !== 'it' && mentions(what, name));
  return t.grammar.starting(t, ...told(t, inner, step, what));
}

/** How long it lasts, unless what it does says so, and what it does. */
function told(
  t: Teller,
  inner: Teller,
  step: OpParams<'lasting'>,
  what: readonly Lasting[],
): [when: string, said: string] {
  const { words, inTurn } = t.grammar;
  const { until = 'turn-end', turns = 0, times = 0 } = step;
  const acts = readTurns(t, step, what);
  if (acts) return ['', t.grammar.atTurn(inner, turnsPhrase(t, acts), tellSteps(inner, acts.trigger.do))];
  const now = turns === 0 && until === 'turn-end';
  const next =
    times === 0 ? undefined : (nextPaid(inner, step, what, now) ?? nextTrigger(inner, what, times, now));
  // Only the next time: what ends then need not be said to last, and the words for the next one say if it must come this turn.
  if (next !== undefined && turns === 0 && (until === 'game-end' || now)) return ['', next];
  const when =
    turns > 0 ? t.said(words.lastsTurns, { turns: nextTurns(t, turns, 'many') }) : t.said(words.lasts[until]);
  if (next !== undefined) return [when, next];
  const each = inner.ways(what.map((one) => () => inTurn([lastingPhrase(inner, one)])));
  const all = each.some((one) => /[,;:]/.test(one)) ? each.join(words.semicolon) : listed(t, each);
  const only = t.said(times === 1 ? words.next.one : words.next.many, { times });
  return [when, times === 0 ? all : `${all}${t.said(words.onlyNext, { next: only })}`];
}

function nextTrigger(t: Teller, what: readonly Lasting[], times: number, now: boolean): string | undefined {
  const [one] = what;
  if (what.length !== 1 || !('trigger' in one)) return undefined;
  const next = nextTimes(t, one.trigger, times, now);
  return next && triggerPhrase(t, one.trigger, next);
}

/** "the next 2 trains you buy cost 3 coins less"; `now` says that it must be this turn. */
function nextPaid(
  t: Teller,
  step: OpParams<'lasting'>,
  what: readonly Lasting[],
  now: boolean,
): string | undefined {
  const next = readNextPaid(step, what);
  if (next === undefined) return undefined;
  const { words } = t.grammar;
  const at = pricedAt(t, next.price, false);
  return t.grammar.nextPaid(t, next.price, next.times, at, now ? words.thisTurn : '', words.prices[next.way]);
}

/** "at the start of each of your next 3 turns". */
function turnsPhrase(t: Teller, { trigger, turns, later }: Turns): string {
  const { words } = t.grammar;
  const next = { turn: nextTurns(t, turns, 'each') };
  if (trigger.on === 'turn-start') return t.said(words.turns['turn-start'], next);
  if (later) return t.said(words.turns['turn-end'], next);
  return turns === 0 ? words.turnEnd.now : t.said(words.turnEnd.nowAndNext, next);
}

/** How long a card stays in play. */
export function stayPhrase(t: Teller, { until = 'game-end', turns = 0 }: OpParams<'stay'>): string {
  const { words } = t.grammar;
  if (turns > 1) return t.said(words.staysTurns, { turns });
  if (turns === 1) return t.said(words.lasts['next-turn-end']);
  return until === 'game-end' ? words.beyond : t.said(words.lasts[until]);
}

function nextTurns(t: Teller, turns: number, several: 'many' | 'each'): string {
  return t.said(t.grammar.words.nextTurns[turns === 1 ? 'one' : several], { turns });
}
