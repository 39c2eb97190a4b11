// A report on learned players as a document: how they improved, how strong they are, how far they can be beaten and trusted.
import { note, paragraph, table, type Document, type Section } from '../document/document.ts';
import { whole } from '../figures-text.ts';
import { lessonWords } from '../player-words.ts';
import { beatenSection } from './beaten.ts';
import { growthSection } from './growth.ts';
import { learningFindings } from './learning-findings.ts';
import type { LearningReport } from './learning-report.ts';
import { populationSections } from './population.ts';
import { strengthSection } from './strength.ts';

/** A report on learned players as a document. */
export function learningDocument(report: LearningReport): Document {
  const { title, members, populations, nameOf, command, engine, content } = report;
  return {
    ...{ title, facts: factsOf(report) },
    about: members.length > 1 ? 'learned players' : 'learned player',
    findings: learningFindings(report),
    sections: [
      ...growthSection(report),
      ...strengthSection(report),
      ...beatenSection(members),
      ...populationSections(populations, nameOf),
      made(report),
      trust(report),
    ],
    ...(command !== undefined && { command }),
    made: `engine ${engine}. Content ${content}`,
  };
}

function factsOf({ setup, setups, members }: LearningReport): string {
  const games = members.reduce((sum, one) => sum + one.games, 0);
  const who = members.length > 1 ? `${members.length} players` : 'one player';
  const of = setups.length > 1 ? `, measured at ${setup}` : '';
  return `${lessonWords(setups)}${of}: ${who} from ${whole(games)} games, seed ${members.map(({ seed }) => seed).join(', ')}`;
}

function made({ members, setups, preference, engine, content }: LearningReport): Section {
  const rows = members.map(({ file, seed, games, decisions, level }) => [
    ...[file, String(seed), whole(games), whole(decisions)],
    level === undefined ? '–' : `${whole(level)} games`,
  ]);
  const liking = preference === undefined ? '' : `, with a preference besides winning (${preference})`;
  return {
    ...{ id: 'made', title: 'How it was made', isDetail: true },
    blocks: [
      ...table(['Player', 'seed', 'games', 'decisions', 'hardly improved after'], rows),
      note(
        `Learned ${lessonWords(setups)} by playing itself${liking}. Engine ${engine}, content ${content}.`,
      ),
      note('The same seed and number of games give the same player on any machine, with any number of jobs.'),
    ],
  };
}

function trust({ members, preference }: LearningReport): Section {
  const sentences = [
    'A share of wins against one bot shows how well the player beats that bot, not how strong it is; above 90% it says little.',
    'A player that learned by playing itself knows only the styles it met. A style that never came up in its own games may still beat it.',
    members.some(({ exploitation }) => exploitation)
      ? 'The gain of the trained opponent is the measure: figures of games that this player plays against itself can be off by about as much.'
      : 'To find out how far the figures of its games can be trusted, train an opponent to beat it: railwright exploit PLAYER.',
    members.length > 1
      ? 'Where these players agree, a verdict on the game does not depend on a single one.'
      : 'One learned player is one opinion: --population 3 trains several and shows where they differ.',
    ...(preference === undefined
      ? []
      : ['It does not only want to win: its figures show what its preference leads to, not what is best.']),
  ];
  return {
    ...{ id: 'trust', title: 'How far it can be trusted', isDetail: true },
    blocks: sentences.map(paragraph),
  };
}
