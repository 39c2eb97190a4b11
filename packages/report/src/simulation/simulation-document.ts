// The result of a batch of games as a document: who wins, how long games take, what happens in them, and what the figures mean.
import { FIGURES } from '@railwright/figures';
import type { SimulationResult } from '@railwright/playtest';
import { note, paragraph, type Document, type Section } from '../document/document.ts';
import { plural, whole } from '../figures-text.ts';
import type { ReportData } from '../report-data.ts';
import { dramaSection, endsSection, lengthSection, measureSections, winsSections } from './game-sections.ts';
import { mapSections } from './map-sections.ts';
import { findings } from './simulation-findings.ts';
import { targetSections } from './target-sections.ts';

/** The result of a batch as a document. */
export function simulationDocument(data: ReportData): Document {
  const { title, result, nameOf, expects, command } = data;
  return {
    ...{ title, setup: result.setup, about: 'playtest', facts: factsOf(result) },
    findings: findings(result, nameOf, expects),
    sections:
      result.games === 0
        ? [{ id: 'none', title: 'No games', blocks: [paragraph('No game was finished.')] }]
        : [
            ...winsSections(result),
            ...lengthSection(result),
            ...endsSection(result),
            ...dramaSection(result),
            ...measureSections(data),
            ...mapSections(data),
            ...targetSections(result),
            reading(result),
            numbers(result),
            figures(),
          ],
    ...(command !== undefined && { command }),
    made: `engine ${result.engine}. Content ${result.content}`,
  };
}

function factsOf({ games, requested, complete, seats, bots, seed, first }: SimulationResult): string {
  const asked = complete ? plural(games, 'game') : `${whole(games)} of ${plural(requested, 'game')}`;
  const names = new Set(bots).size === 1 ? bots.slice(0, 1) : bots;
  const from = first === 0 ? '' : ` from #${first}`;
  return `${asked}${from}, ${seats} seats, played by ${names.join(', ')}, seed ${seed}`;
}

function reading({ notes, measures, board }: SimulationResult): Section {
  return {
    ...{ id: 'reading', title: 'How to read the figures', isDetail: true },
    blocks: [
      note(notes.wins),
      ...(measures.length > 0 ? [note(`“Wins with it”: ${notes.measures}`)] : []),
      ...(board && !board.randomStarts ? [note(`Start cells: ${notes.starts}`)] : []),
    ],
  };
}

/** Where games are numbers. */
function numbers({ setup, seed }: SimulationResult): Section {
  const command = `railwright simulate ${setup} --seed ${seed} --first N --games 1 --save DIR`;
  return {
    ...{ id: 'numbers', title: 'Games by number', isDetail: true, only: 'text' },
    blocks: [
      note(
        `#N is the number of a game. To keep its record, which the player can open: ${command}, with the other flags unchanged. --explain describes each figure.`,
      ),
    ],
  };
}

const figures = (): Section => ({
  ...{ id: 'figures', title: 'Meaning of the figures', only: 'page' },
  blocks: [figureTerms()],
});

/** All figures, or the named ones, with their meaning. */
export function figureTerms(...names: readonly string[]) {
  const terms = FIGURES.filter(({ figure }) => names.length === 0 || names.includes(figure));
  return {
    kind: 'terms',
    terms: terms.map(({ figure, title, definition, interval, example }) => ({
      ...{ id: figure, title, meaning: definition, interval, example },
    })),
  } as const;
}
