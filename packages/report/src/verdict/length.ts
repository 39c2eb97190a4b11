// Is it long? The playing time, against the time that the setup or an evening allows.
import type { Answer, Mark } from '../document/verdict.ts';
import { strip } from '../pictures/strip.ts';
import { findingOf, isStrong, NOBODY, playersOf, sideOf, TEACH, valueOf, type Judged } from './asked.ts';

/** So many times too long for sure is broken. */
const BROKEN = 1.5;

export function lengthAnswer({ result }: Judged): Answer {
  const [time, rounds] = ['long', 'length'].map((id) => findingOf(result, id));
  const value = time && valueOf(time);
  const mark: Mark = !time || !value ? 'unknown' : markOf(time, value.low);
  return {
    ...{ id: 'long', question: 'Is it long?', mark, rests: ['long', 'length', 'end'] },
    text: !time || !value ? nothing(result) : `${VERDICTS[mark]}${told(time, rounds)}.`,
    settles: mark !== 'unknown' ? null : isStrong(result) ? (time?.settles ?? null) : TEACH,
    picture: time && picture(time),
  };
}

type Time = Judged['result']['findings'][number];

const VERDICTS: Readonly<Record<Mark, string>> = {
  fine: 'No: ',
  look: 'Yes: ',
  broken: 'Yes, far too long: ',
  unknown: 'Too close to tell: ',
};

const nothing = (result: Judged['result']): string =>
  isStrong(result) ? 'These games cannot tell.' : NOBODY;

function markOf(time: Time, low: number): Mark {
  const side = sideOf(time);
  if (side === 'more') return low > BROKEN * time.against ? 'broken' : 'look';
  return side === 'open' ? 'unknown' : 'fine';
}

/** `about 50 minutes, 16 rounds; 75 minutes are the limit` */
function told(time: Time, rounds: Time | undefined): string {
  const [minutes, lasts] = [valueOf(time), rounds && valueOf(rounds)].map((one) =>
    one === undefined ? undefined : Math.round(one.value),
  );
  const long = lasts === undefined ? '' : ` in ${lasts} rounds`;
  return `about ${minutes} minutes${long} between good players; ${Math.round(time.against)} would be too long`;
}

function picture(time: Time) {
  const { against } = time;
  return strip({
    ...{ label: 'Minutes by player', rows: playersOf(time), line: against },
    caption: `Minutes; dashed: the limit, ${Math.round(against)}`,
    format: (value) => String(Math.round(value)),
  });
}
