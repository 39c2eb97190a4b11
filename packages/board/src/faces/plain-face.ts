// The face of a card that has only a name and text.
import { fitParagraphs } from '../text/fit.ts';
import { textCuts, type Face } from './face.ts';
import { frame, frameGround, landscape, title } from './frame.ts';

const TEXT = { width: 212, height: 130, size: 16, minSize: 8, leading: 1.22, gap: 0.3 } as const;

/** A card with a name and a few sentences, in one language. */
export function plainFace(name: string, text: readonly string[], paint = '@kind-other'): Face {
  const named = title(['en'], () => name, 126);
  const rules = fitParagraphs(text, TEXT);
  const leading = TEXT.leading * rules.size;
  const lines = rules.paragraphs.flat();
  const top = 262 - (lines.length * leading) / 2 + rules.size * 0.8;
  return {
    label: [name, ...text].join('. ').replaceAll('..', '.'),
    cuts: [...named.cuts, ...textCuts(rules, text.length, ['en'])],
    ground: frameGround([paint]),
    shapes: [...frame([paint]), ...landscape(name, paint, 58, 120)],
    texts: [
      ...named.texts,
      ...lines.map((line, i) => ({
        text: line,
        x: 126,
        y: Math.round((top + i * leading) * 100) / 100,
        size: rules.size,
        weight: 400 as const,
        fill: '@card-ink',
      })),
    ],
  };
}
