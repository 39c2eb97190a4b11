import { describe, expect, it } from 'vitest';
import { loadContent, memorySource } from '../index.ts';
import type { Content } from '../index.ts';

const PACK = 'format: 1\nid: a\ngame: trains\ntitle: A\nversion: 0.1.0\nlicence: MIT\nauthors: [me]\n';
const CARD = `format: 1
cards:
  - id: dining-car
    name: Dining Car
    categories: [action]
    cost: 3
    effect:
      - choose: { from: hand, as: old }
`;

const load = (card: string, pack = PACK): Promise<Content> =>
  loadContent(memorySource({ 'pack.yaml': pack, 'cards/c.yaml': card }));
const REASON = '# railwright-ignore selection-unused: it is for show';

describe('a comment with a code and a reason', () => {
  it.each([
    ['behind the line', CARD.replace('old }', `old } ${REASON}`)],
    ['above the line', CARD.replace('      - choose', `      ${REASON}\n      - choose`)],
    [
      'above, with more in between',
      CARD.replace('      - choose', `      ${REASON}\n\n  # Note.\n      - choose`),
    ],
    ['at the beginning of the line above', CARD.replace('      - choose', `${REASON}\n      - choose`)],
    ['in a file of Windows', CARD.replace('old }', `old } ${REASON}`).replaceAll('\n', '\r\n')],
  ])('ignores it: %s', async (_name, card) => {
    const { diagnostics, ignored } = await load(card);
    expect(diagnostics).toEqual([]);
    expect(ignored.map(({ code }) => code)).toEqual(['selection-unused']);
  });

  it('has no effect on other lines', async () => {
    const { diagnostics } = await load(CARD.replace('cost: 3', `cost: 3 ${REASON}`));
    expect(diagnostics.map(({ code }) => code)).toEqual(['ignore-unused', 'selection-unused']);
  });

  it('is plain text inside a text', async () => {
    const { diagnostics } = await load(CARD.replace('Dining Car', `"${REASON}"`));
    expect(diagnostics.map(({ code }) => code)).toEqual(['selection-unused']);
  });

  it('is not called unused while errors prevent checks', async () => {
    const { diagnostics } = await load(
      CARD.replace('cost: 3', `cost: 3 ${REASON}`),
      PACK.replace('0.1.0', 'x'),
    );
    expect(diagnostics.map(({ code }) => code)).not.toContain('ignore-unused');
  });
});
