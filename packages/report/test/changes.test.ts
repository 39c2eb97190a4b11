// What is worth changing, and what somebody works on: nothing is proposed that no games support.
import type { PanelFinding } from '@railwright/playtest';
import { describe, expect, test } from 'vitest';
import { editLines, panelDocument, type Verdict } from '../src/documents.ts';
import { found, first, worth, card, panel, verdictOf, type Side } from './made-panel.ts';

describe('uneven seats', () => {
  const uneven = first([0.6, 0.7, 0.8], 'more', { weight: 5 });
  const tried = (id: string, range: readonly [number, number, number], side: Side) =>
    found(`compensation-${id}`, range, side, {
      settles: side === 'open' ? 'About 300 games would settle it.' : null,
      change: {
        told: `more ${id}`,
        turn: 0,
        rules: { opening: { [id]: [0, 2], placing: 'last-seat-first' } },
      },
    });

  test('the change that was played and makes them even comes with the lines for the rules file', () => {
    const { changes } = verdictOf([
      uneven,
      tried('hands', [0.48, 0.5, 0.52], 'none'),
      tried('coins', [0.4, 0.5, 0.6], 'open'),
    ]);
    expect(changes).toHaveLength(1);
    const [{ title, text, edit }] = changes as [Verdict['changes'][number]];
    expect([title, text]).toEqual([
      'More hands',
      'Going first then wins 50.0% (48.0–52.0%) in 200 fresh games, instead of 70.0%; 50% would be even.',
    ]);
    expect(edit!.file).toBe('p/short');
    expect(editLines(edit!)).toEqual(['opening: { hands: [0, 2], placing: last-seat-first }']);
  });

  test('one that may help is said to be uncertain, and one that does not is not proposed', () => {
    const [may] = verdictOf([uneven, tried('coins', [0.4, 0.52, 0.64], 'open')]).changes;
    expect(may!.text).toContain('Not certain yet. About 300 games would settle it.');
    const [unplayed] = verdictOf([uneven]).changes;
    expect(unplayed!.text).toContain('No change has been played against it yet.');
    const [none] = verdictOf([uneven, tried('coins', [0.25, 0.3, 0.35], 'less')]).changes;
    expect(none).not.toHaveProperty('edit');
    expect(none!.text).toContain('None of the changes that were played makes the seats even.');
  });

  test('the worst comes first, and no more than three', () => {
    const others = ['x', 'y', 'z'].map((id, i) =>
      found(id, [0, 0, 0], 'less', { tone: 'problem', weight: 6 - 2 * i }),
    );
    const { changes, changesTold } = verdictOf([...others, uneven]);
    expect(changes.map(({ id }) => id)).toEqual(['x', 'first-seat', 'y']);
    expect(changesTold).toBe('The 3 that matter most, of 4.');
  });
});

describe('what somebody works on comes first', () => {
  const cards = [card('yard', 4), card('shed')];
  const cells = ['A1', 'B2'].map((cell) => ({ cell, strong: { cellUse: 0 }, panel: { cellUse: 0.25 } }));
  const dead = found('cells-dead', [0, 0, 0], 'less', { tone: 'problem', items: ['B2'] });
  const own = (of: object, findings: readonly PanelFinding[] = []) => {
    const result = panel(findings, { cards, cells, worths: [worth('yard', 0.1, 0.02, 0.4)] });
    return panelDocument({ title: 'A', result, own: of }).verdict!.answers.slice(0, -5);
  };

  test('a card with its use and its worth, and what is wrong with it', () => {
    const weighed = found('cards-worth', [0.5, 0.5, 0.5], null);
    expect(
      own({ items: ['yard'] }, [weighed]).map(({ question, mark, text }) => [question, mark, text]),
    ).toEqual([
      [
        ...['How is yard?', 'fine'],
        '100% of seats of strong play gain it, and play it 1.0 times a game. Without it, strong play loses 10.0% of the wins (2.0–20.0%).',
      ],
    ]);
    const needed = found('needed-yard', [0, 0, 0], 'less', { tone: 'problem', items: ['yard'] });
    expect(own({ items: ['yard'] }, [needed])[0]).toMatchObject({ mark: 'broken' });
    const left = found('cards-others', [0, 0, 0], 'less', { items: ['yard'] });
    expect(own({ items: ['yard'] }, [left])[0]!.text).toMatch(/^Strong play leaves it alone/);
  });

  test('what is not known of a card or a cell is not called fine', () => {
    expect(own({ items: ['yard'] })[0]).toMatchObject({
      mark: 'unknown',
      text: expect.stringMatching(/^Whether it is too strong is not known yet\. 100% of seats/) as string,
      settles: expect.stringContaining('whether one is too strong') as string,
    });
    const open = found('cells-open', [0, 0, 0], 'open', { items: ['B2'], settles: 'Play on.' });
    expect(own({ cells: ['B2'] }, [open])[0]).toMatchObject({
      ...{ mark: 'unknown', settles: 'Play on.' },
      text: 'Perhaps dead: used in 0.0% of games of strong play and 25.0% of all.',
    });
  });

  test('nothing about a card or a cell that was not played', () => {
    expect(own({ items: ['new'] })).toEqual([]);
    expect(own({})).toEqual([]);
  });

  test('cells that are selected, or the whole map', () => {
    expect(own({ cells: ['B2'] }, [dead])[0]).toMatchObject({
      ...{ question: 'How is B2?', mark: 'look' },
      text: 'Dead: used in 0.0% of games of strong play and 25.0% of all.',
    });
    expect(own({ cells: [] }, [dead])[0]).toMatchObject({
      ...{ question: 'Is all of the map used?', mark: 'look' },
      text: 'No: no player uses 1 of its 2 cells; strong play leaves 2 of 2 alone.',
    });
    expect(own({ cells: [] })[0]).toMatchObject({ mark: 'fine' });
  });
});
