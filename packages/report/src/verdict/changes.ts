// What is worth changing: the problems that matter most, each with the change that was played against it, or with what to play to find one.
// Nothing is proposed that no games support.
import type { PanelFinding } from '@railwright/playtest';
import type { Drawing } from '../document/drawing.ts';
import type { Change, Verdict } from '../document/verdict.ts';
import { capital, percent, percentRange, plural, rounded } from '../figures-text.ts';
import { verdictWords } from '../panel/finding-words.ts';
import { cellPicture } from '../pictures/cells.ts';
import { facePictures } from '../pictures/faces.ts';
import { strip } from '../pictures/strip.ts';
import { findingOf, isStrong, NOBODY, sideOf, valueOf, type Judged } from './asked.ts';
import { judgeCards } from './cards.ts';

const MOST = 3;
const MOST_FACES = 3;
const UNPLAYED = 'No change has been played against it yet.';
/** Cards whose price is tried within this of the present one. */
const AROUND = 2;

/** The most important first. */
export function changesOf(judged: Judged): Pick<Verdict, 'changes' | 'changesTold'> {
  const all = [...seatsChange(judged), ...cardChanges(judged), ...otherChanges(judged)].toSorted(
    (a, b) => b.weight - a.weight,
  );
  const changes = all.slice(0, MOST).map(({ change }) => change);
  const isSilent = all.length === 0 && !isStrong(judged.result);
  return { changes, changesTold: isSilent ? `${NOBODY} Nothing can be proposed before.` : told(all.length) };
}

interface Weighed {
  readonly change: Change;
  readonly weight: number;
}

function told(count: number): string {
  if (count === 0) return 'These games show nothing that has to change.';
  if (count > MOST) return `The ${MOST} that matter most, of ${count}.`;
  return count === MOST
    ? ''
    : count === 1
      ? 'These games show no second one.'
      : 'These games show no third one.';
}

/** Uneven seats, with the best of the changes that were played; points are in no rules file. */
function seatsChange({ result, definition }: Judged): Weighed[] {
  const uneven = result.findings.filter(
    (one) => /^(first-seat$|turn-|seat-)/.test(one.id) && ['more', 'less'].includes(sideOf(one) ?? ''),
  );
  const worst = uneven.toSorted((a, b) => Math.abs(b.effect?.value ?? 0) - Math.abs(a.effect?.value ?? 0))[0];
  if (!worst) return [];
  const weight = Math.max(...uneven.map((one) => one.weight));
  const remedy = bestRemedy(result);
  if (!remedy) {
    const wasPlayed = result.findings.some(({ id }) => id.startsWith('compensation'));
    const text = `${worst.sentence} ${wasPlayed ? 'None of the changes that were played makes the seats even.' : UNPLAYED}`;
    return [
      {
        weight,
        change: {
          id: worst.id,
          title:
            sideOf(worst) === 'more' ? `${worst.about} wins too often` : `${worst.about} wins too seldom`,
          text,
          pictures: seatPictures(result, worst),
        },
      },
    ];
  }
  const { finding, change, before } = remedy;
  const value = valueOf(finding);
  const turn = before.about.charAt(0).toLowerCase() + before.about.slice(1);
  const then = value ? `${capital(turn)} then wins ${percent(value.value)} (${percentRange(value)})` : '';
  const now = valueOf(before);
  const isSure = finding.answer === 'holds';
  const { rules } = (definition ?? {}) as { readonly rules?: { readonly id?: unknown } };
  return [
    {
      weight,
      change: {
        id: finding.id,
        title: capital(change.told),
        text: [
          `${then} in ${plural(finding.says[0]?.games ?? 0, 'fresh game')}, instead of ${now ? percent(now.value) : '–'}; ${rounded(before.against)} would be even.`,
          isSure ? '' : `Not certain yet. ${finding.settles ?? ''}`,
        ]
          .join(' ')
          .trim(),
        pictures: beforeAfter(before, finding),
        ...(typeof rules?.id === 'string' && { edit: { file: rules.id, keys: change.rules } }),
      },
    },
  ];
}

interface Remedy {
  readonly finding: PanelFinding;
  readonly change: NonNullable<PanelFinding['change']>;
  /** The turn it was judged by. */
  readonly before: PanelFinding;
}

/** A change that makes the seats even for sure; otherwise the one closest to it that may and that at least halves the distance. */
function bestRemedy(result: Judged['result']): Remedy | undefined {
  const tried = result.findings.flatMap((finding): Remedy[] => {
    const { change, effect } = finding;
    const before = change && findingOf(result, change.turn === 0 ? 'first-seat' : `turn-${change.turn + 1}`);
    if (!change || !effect || !before?.effect) return [];
    const helps =
      effect.low <= 0 && effect.high >= 0 && 2 * Math.abs(effect.value) < Math.abs(before.effect.value);
    return helps || sideOf(finding) === 'none' ? [{ finding, change, before }] : [];
  });
  const rank = ({ finding }: Remedy): number =>
    (finding.answer === 'holds' ? 0 : 1) + Math.abs(finding.effect?.value ?? 0);
  return tried.toSorted((a, b) => rank(a) - rank(b))[0];
}

const present = (drawings: readonly (Drawing | undefined)[]): Drawing[] =>
  drawings.filter((one) => one !== undefined);

function seatPictures({ seats }: Judged['result'], worst: PanelFinding): Drawing[] {
  const value = valueOf(worst);
  return present([
    value &&
      strip({
        ...{ label: worst.about, rows: [{ name: worst.about, ...value }], line: 1 / seats, format: rounded },
        caption: 'Dashed: even',
      }),
  ]);
}

function beforeAfter(before: PanelFinding, after: PanelFinding): Drawing[] {
  const rows = [
    { name: /* @wc-include */ 'now', ...(valueOf(before) ?? NONE) },
    { name: 'with the change', ...(valueOf(after) ?? NONE) },
  ];
  const label = `Wins when ${before.about.charAt(0).toLowerCase()}${before.about.slice(1)}`;
  return present([
    strip({
      label,
      rows,
      line: before.against,
      format: rounded,
      caption: `${label}; dashed: even`,
    }),
  ]);
}

const NONE = { value: 0, low: 0, high: 0 };

/** Cards that are too strong or that nobody wants: no other price has been played yet. */
function cardChanges(judged: Judged): Weighed[] {
  const { result } = judged;
  const { deciding, maybe, dead, untried } = judgeCards(result);
  const costs = new Map(result.cards.map(({ item, cost }) => [item, cost]));
  const names = new Map([...result.cards, ...result.worths].map(({ item, name }) => [item, name]));
  const weightOf = (id: string): number => findingOf(result, id)?.weight ?? 1;
  const sweepOf = (item: string): Pick<Change, 'field' | 'command'> => {
    const cost = costs.get(item);
    if (typeof cost !== 'number') return {};
    const field = { path: `cards.${item}.cost`, from: Math.max(0, cost - AROUND), to: cost + AROUND };
    return {
      field,
      command: `railwright sweep ${result.setup} --field ${field.path} --from ${field.from} --to ${field.to}`,
    };
  };
  const nothingPlayed = 'No other price has been played yet.';
  const inDoubt = (id: string, item: string, what: string, sentence: string): Weighed => ({
    weight: 1,
    change: {
      ...{ id, title: `${names.get(item) ?? item} may be ${what}`, ...sweepOf(item) },
      text: `${sentence} ${nothingPlayed}`,
      pictures: facePictures(judged, [item]),
    },
  });
  return [
    ...deciding.map((item) => ({
      weight: weightOf(`needed-${item}`),
      change: {
        ...{ id: `needed-${item}`, title: `${names.get(item) ?? item} is too strong`, ...sweepOf(item) },
        text: `${findingOf(result, `needed-${item}`)?.sentence ?? ''} ${nothingPlayed}`,
        pictures: facePictures(judged, [item]),
      },
    })),
    ...maybe.map((item) => inDoubt(`maybe-${item}`, item, 'too strong', lostWords(result, item))),
    ...untried.map((item) =>
      inDoubt(`untried-${item}`, item, 'dead', findingOf(result, 'cards-untried')?.sentence ?? ''),
    ),
    ...(dead.length === 0
      ? []
      : [
          {
            weight: weightOf('cards-nobody'),
            change: {
              id: 'cards-nobody',
              title:
                dead.length === 1 ? 'A card that nobody wants' : `${dead.length} cards that nobody wants`,
              text: `${findingOf(result, 'cards-nobody')?.sentence ?? ''} ${nothingPlayed}`,
              pictures: facePictures(judged, dead).slice(0, MOST_FACES),
              ...sweepOf(dead[0] ?? ''),
            },
          },
        ]),
  ];
}

function lostWords({ worths }: Judged['result'], item: string): string {
  const lost = worths.find((one) => one.item === item)?.lost;
  return lost
    ? `Forbidden it, strong play loses ${percent(lost.value)} of the wins (${percentRange(lost)}), at most, since no player has learned to do without it.`
    : '';
}

/** A sentence that does not begin with the title above it. */
const withoutStart = (sentence: string, title: string): string =>
  sentence.startsWith(`${title}: `) ? capital(sentence.slice(title.length + 2)) : sentence;

/** Problems with neither seats nor cards: said as they are, with the cells they are about. */
function otherChanges({ result, map }: Judged): Weighed[] {
  return result.findings
    .filter(({ id, tone }) => tone === 'problem' && !/^(first-seat$|turn-|seat-|needed-|cards-)/.test(id))
    .map((finding) => {
      const { id, items = [], sentence, weight } = finding;
      const title = id === 'starts' ? `${items[0]} is too good a start` : verdictWords(finding);
      const cells = map?.cells.map(({ label }) => label).filter((label) => items.includes(label)) ?? [];
      const picture =
        map && cells.length > 0
          ? cellPicture(map, { label: title, caption: '', marked: cells, lines: [cells.join(', ')] })
          : undefined;
      return {
        weight,
        change: {
          id,
          title,
          text: `${withoutStart(sentence, title)} ${UNPLAYED}`,
          pictures: present([picture]),
        },
      };
    });
}
