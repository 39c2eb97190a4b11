// Is there more than one way to win? The groups that the gains of winners fall into.
import type { Answer, Mark } from '../document/verdict.ts';
import { rounded } from '../figures-text.ts';
import { strip } from '../pictures/strip.ts';
import { findingOf, isStrong, NOBODY, shifted, TEACH, type Judged } from './asked.ts';

const MOST_ROWS = 4;

export function waysAnswer({ result }: Judged): Answer {
  const found = findingOf(result, 'winning');
  const ways = found?.says ?? [];
  const isKnown = found !== undefined && found.answer === 'holds';
  const mark: Mark = !isKnown ? 'unknown' : ways.length > 1 ? 'fine' : 'look';
  return {
    ...{ id: 'ways', question: 'More than one way to win?', mark, rests: ['winning'] },
    text: textOf(result, isKnown),
    settles: isKnown ? null : isStrong(result) ? (found?.settles ?? null) : TEACH,
    picture: found && picture(found),
  };
}

function textOf(result: Judged['result'], isKnown: boolean): string {
  const ways = findingOf(result, 'winning')?.says ?? [];
  const [first] = ways;
  if (!first) return isStrong(result) ? 'Players own nothing here that could tell ways apart.' : NOBODY;
  if (!isKnown)
    return ways.length === 1
      ? `One learned player always wins ${first.player}.`
      : 'These games cannot tell ways apart.';
  return ways.length === 1
    ? `No: winners gain much the same, ${first.player}.`
    : `Yes, ${ways.length} ways: ${ways.map(({ player }) => player).join('; ')}.`;
}

function picture({ says, against }: Judged['result']['findings'][number]) {
  const rows = says
    .slice(0, MOST_ROWS)
    .map(({ player, effect }) => ({ name: player.replace(/^with /, ''), ...shifted(effect, against) }));
  return strip({
    ...{ label: 'Share of the wins by way to win', rows, format: rounded },
    caption: 'Share of the wins by way',
  });
}
