// Texts that cannot be taken apart.
import { describe, expect, it } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const STYLE = { size: 7, ours: 'HEAD', base: 'base', theirs: 'topic', showsBase: false };
const CARDS = 'format: 1\ncards:\n  - id: mail\n    cost: 2\n';

describe('left to a merge by line is', () => {
  it.each([
    ['text that is not YAML', `${CARDS}  broken: [\n`],
    ['a list', '- a\n- b\n'],
    ['a key that comes twice', `${CARDS}format: 2\n`],
    ['mixed line breaks', `${CARDS}a: 1\r\n`],
  ])('%s', (_, theirs) => {
    const ours = CARDS.replace('cost: 2', 'cost: 1');
    expect(mergeTexts({ base: CARDS, ours, theirs }, STYLE)).toEqual({ kind: 'unread', version: 'theirs' });
  });

  it('an alias whose anchor the other side took away', () => {
    const base = 'a: &x 1\nb: 2\nc: 3\n';
    const versions = { base, ours: 'b: 2\nc: 3\n', theirs: 'a: &x 1\nb: 2\nc: *x\n' };
    expect(mergeTexts(versions, STYLE)).toEqual({ kind: 'unread', version: undefined });
  });
});
