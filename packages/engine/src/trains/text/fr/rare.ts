// French: words that few games need: triggers, prices, what steps start and that lasts, and ranks.
import { showsDrawn } from '../../language/shown-draws.ts';
import type { Lasting, OpParams, Price, Trigger } from '../../language/values.ts';
import type { PricedWords } from '../grammar.ts';
import { tellMandatory } from '../must.ts';
import { readRanking, type Ranking } from '../ranking.ts';
import { decidedLasting, tellSteps } from '../steps.ts';
import type { RareWords, Teller } from '../teller.ts';
import { readNextPaid, readTurns, type Turns } from '../turns.ts';
import { cellNoun, cellWithArticle, onCells } from './cells.ts';
import { quantity } from './amounts.ts';
import { each } from './each.ts';
import { phrase } from './lasting.ts';
import { isFeminine, noun, withArticle } from './nouns.ts';
import { de, EVENTS, NUMERALS, inTurn, list, NBSP, UNTIL } from './words.ts';

/** The rare words of the French grammar. */
export const rare: RareWords = {
  lasting: tellLastingStep,
  trigger: tellTrigger,
  priced: (t, price, way) => priced(t, price, way === 'cheaper' ? 'de moins' : 'de plus'),
  mandatory: (t, effect) =>
    tellMandatory(
      t,
      effect,
      'vous devez appliquer cet effet s’il peut l’être',
      (teller, infinitive) => `${teller.person === 'you' ? 'vous devez' : 'il doit'} ${infinitive}`,
    ),
  numerals: NUMERALS,
  ranked(t, compare) {
    const ranking = readRanking(compare);
    return ranking && ranked(t, ranking);
  },
};

function tellTrigger(t: Teller, trigger: Trigger): string {
  const when = whenPhrase(t, trigger);
  t.select('it', { where: trigger.where, again: trigger.on === 'play', done: undefined, partly: false });
  if (t.common && trigger.by === 'all') return `${when}, ${each(t, 'ce joueur', trigger.do)}`;
  return `${when}, ${inTurn(tellSteps(t, trigger.do))}`;
}

/** "chaque fois qu’un adversaire pose un rail sur une case avec vos rails". */
function whenPhrase(t: Teller, trigger: Trigger): string {
  const { on, by = 'own', once } = trigger;
  const isYou = by === 'own' && t.person === 'you';
  if (on === 'turn-start' || on === 'turn-end') {
    const own = isYou ? 'de votre tour' : 'de son tour';
    const turn = { own, opponents: 'du tour de chaque adversaire', all: 'du tour de chaque joueur' }[by];
    return `${on === 'turn-start' ? 'au début' : 'à la fin'} ${turn}`;
  }
  const who = { own: isYou ? 'e vous' : '’il', opponents: '’un adversaire', all: '’un joueur' }[by];
  const start = once ? 'la première fois à chaque tour' : 'chaque fois';
  const shown = showsDrawn(trigger) ? ' (la carte est dévoilée)' : '';
  return `${start} qu${who} ${EVENTS[on][isYou ? 0 : 1]} ${done(t, trigger, isYou)}${shown}`;
}

function done(t: Teller, trigger: Trigger, isYou: boolean): string {
  const { on, where, at } = trigger;
  const jeton = unJeton(t, trigger);
  switch (on) {
    case 'lay':
      return `un rail${at === undefined ? '' : ` ${onCells(t, at, false)}`}`;
    case 'station':
      return `une gare${at === undefined ? '' : ` dans ${cellWithArticle(t, { ...at, place: at.place ?? 'city' }, false)}`}`;
    case 'draw':
      return `${withArticle(t, where)} grâce à un effet`;
    case 'shuffle':
      return isYou ? 'votre deck' : 'son deck';
    case 'route':
      return 'une liaison';
    case 'token':
      return `${jeton}${at === undefined ? '' : ` ${onCells(t, at, false)}`}`;
    case 'take-token':
      return `${jeton} ${de(at === undefined ? 'le plateau' : cellWithArticle(t, at, false))}`;
    default:
      return withArticle(t, where);
  }
}

/** "un de vos jetons Courrier", "un jeton adverse"; if others than the own seat act, it is said whose opponent. */
function unJeton(t: Teller, { token, of = 'all', by = 'own' }: Trigger): string {
  const name = token === undefined ? '' : ` ${t.names(token, 'token')}`;
  const vos = t.person === 'you' ? 'vos' : 'ses';
  if (of === 'own') return `un de ${vos} jetons${name}`;
  const jeton = `un jeton${name}`;
  if (of === 'all') return jeton;
  return by === 'own' || t.common ? `${jeton} adverse` : `${jeton} d’un de ${vos} adversaires`;
}

const PRICED: PricedWords = {
  cards: (t, { where }) => `les ${noun(t, where, true)}`,
  rails: (t, { at }) => `les rails${at === undefined ? '' : ` ${onCells(t, at, true, 'les')}`}`,
  stations: (t, { at }) =>
    `les gares${at === undefined ? '' : ` dans les ${cellNoun(t, { ...at, place: at.place ?? 'city' }, true)}`}`,
};

/** "les trains vous coûtent 1 pièce de moins". */
function priced(t: Teller, price: Price, way: 'de moins' | 'de plus'): string {
  const own = t.person === 'you' ? 'vous' : 'lui';
  const payer = price.for ?? 'own';
  const coins = coinsPhrase(t, price, `${way}${payer === 'opponents' ? ' à chaque adversaire' : ''}`);
  return `${PRICED[price.what](t, price)}${payer === 'own' ? ` ${own}` : ''} coûtent ${coins}`;
}

/** "1 pièce de moins par train dans votre zone de jeu". */
function coinsPhrase(t: Teller, price: Price, way: string): string {
  return quantity(t, price.coins, 'pièce', 'pièces').replace(
    /^(?:\d+ pièces?|un nombre de pièces)/,
    `$& ${way}`,
  );
}

/** The lasting effect that a step starts: "jusqu’à la fin du tour, les cartes vous coûtent 1 pièce de moins". */
function tellLastingStep(t: Teller, step: OpParams<'lasting'>): string {
  const what = decidedLasting(t, step.what);
  const { when, said } = told(t, t.aside(), step, what);
  if (t.mood === 'infinitive') return `faire valoir ceci${when === '' ? '' : ` ${when}`}${NBSP}: ${said}`;
  return when === '' ? said : `${when}, ${said}`;
}

/** How long it lasts, unless what it does says so, and what it does. */
function told(
  t: Teller,
  inner: Teller,
  step: OpParams<'lasting'>,
  what: readonly Lasting[],
): { readonly when: string; readonly said: string } {
  const { until = 'turn-end', turns = 0, times = 0 } = step;
  const acts = readTurns(t, step, what);
  if (acts)
    return { when: '', said: `${turnsPhrase(t, acts)}, ${inTurn(tellSteps(inner, acts.trigger.do))}` };
  const all = what.map((one) => phrase(inner, one));
  const listed = all.some((one) => /[,;:]/.test(one)) ? all.join(`${NBSP}; `) : list(all);
  const now = turns === 0 && until === 'turn-end' ? ' pendant ce tour' : '';
  const next =
    times === 0 ? undefined : (nextPaid(inner, step, what, now) ?? nextTimes(listed, all.length, times, now));
  // Only the next time: what ends then need not be said to last, and the words for the next one say if it must come this turn.
  const always = next !== undefined && turns === 0 && (until === 'game-end' || now !== '');
  const isYou = t.person === 'you';
  const end =
    turns === 1
      ? `${isYou ? 'votre' : 'son'} prochain tour`
      : `${isYou ? 'vos' : 'ses'} ${turns} prochains tours`;
  const when = always ? '' : turns > 0 ? `jusqu’à la fin de ${end}` : UNTIL[until][t.person];
  const only = times === 1 ? 'la prochaine fois' : `les ${times} prochaines fois`;
  return { when, said: next ?? (times === 0 ? listed : `${listed}, mais seulement ${only}`) };
}

/** "au début de chacun de vos 3 prochains tours". */
function turnsPhrase(t: Teller, { trigger, turns, later }: Turns): string {
  const isYou = t.person === 'you';
  const more =
    turns === 1
      ? `de ${isYou ? 'votre' : 'son'} prochain tour`
      : `de chacun de ${isYou ? 'vos' : 'ses'} ${turns} prochains tours`;
  if (trigger.on === 'turn-start') return `au début ${more}`;
  if (later) return `à la fin ${more}`;
  return turns === 0 ? 'à la fin du tour' : `à la fin de ce tour et ${more}`;
}

/** "les 2 prochains trains que vous achetez coûtent 3 pièces de moins". */
/** `now` says that it must be this turn. */
function nextPaid(
  t: Teller,
  step: OpParams<'lasting'>,
  what: readonly Lasting[],
  now: string,
): string | undefined {
  const next = readNextPaid(step, what);
  if (next === undefined) return undefined;
  const { where, at } = next.price;
  const many = next.times > 1;
  const isYou = t.person === 'you';
  const s = many ? 's' : '';
  const [thing, isFemale] = {
    cards: () => [
      noun(t, where, many).replace(/^\S+/, `$& que ${isYou ? 'vous achetez' : 'il achète'}${now}`),
      isFeminine(where),
    ],
    rails: () => [
      `rail${s} que ${isYou ? 'vous posez' : 'il pose'}${now}${at === undefined ? '' : ` ${onCells(t, at, false)}`}`,
      false,
    ],
    stations: () => [
      `gare${s} que ${isYou ? 'vous construisez' : 'il construit'}${now}${at === undefined ? '' : ` dans ${cellWithArticle(t, { ...at, place: at.place ?? 'city' }, false)}`}`,
      true,
    ],
  }[next.price.what]() as [string, boolean];
  const the = many ? `les ${next.times}` : isFemale ? 'la' : 'le';
  const coins = coinsPhrase(t, next.price, next.way === 'cheaper' ? 'de moins' : 'de plus');
  return `${the} prochain${isFemale ? 'e' : ''}${s} ${thing} coûte${many ? 'nt' : ''} ${coins}`.replaceAll(
    'que il ',
    'qu’il ',
  );
}

/** "la prochaine fois que vous jouez un train, …". */
function nextTimes(told: string, parts: number, times: number, now: string): string | undefined {
  const next = times === 1 ? 'la prochaine fois' : `les ${times} prochaines fois`;
  const said = told
    .replace(/^(?:chaque fois|la première fois à chaque tour) qu/, `${next}${now} qu`)
    .replace(
      /^(au début|à la fin) de (votre|son) tour/,
      (_, when: string, whose: string) =>
        `${next} que ${whose} tour ${when === 'au début' ? 'commence' : 'finit'}`,
    );
  return parts > 1 || said === told ? undefined : said;
}

/** "vous possédez plus de trains que tout adversaire". */
function ranked(t: Teller, { what, where, more }: Ranking): string {
  const isYou = t.person === 'you';
  const rival = 'que tout adversaire';
  if (what === 'network')
    return `${isYou ? 'votre' : 'son'} plus grand réseau est ${more ? 'plus grand' : 'au moins aussi grand'} que celui de tout adversaire`;
  const many = more ? 'plus' : 'au moins autant';
  const have = isYou ? 'vous avez' : 'il a';
  return {
    owned: `${isYou ? 'vous possédez' : 'il possède'} ${many} ${de(noun(t, where, true))} ${rival}`,
    railsLeft: `il ${isYou ? 'vous' : 'lui'} reste ${many} de rails qu’à tout adversaire`,
    score: `${have} ${many} de points sur la piste de score ${rival}`,
    routes: `${have} réalisé ${many} de liaisons ${rival}`,
  }[what];
}
