// What a merge tells the person who has to finish it: the file and line, what each side did, and how to go on.
import type { Conflict, Question } from '@railwright/content/merge';
import { plural } from '../check/findings.ts';
import { safe } from '../output.ts';
import { nameOf, type MergeRequest } from './request.ts';

const LONGEST = 60;

export function formatConflicts(conflicts: readonly Conflict[], request: MergeRequest): string {
  const places = conflicts.flatMap(({ line, end, questions }) =>
    questions.map((question) => `  lines ${line} to ${end}: ${formatQuestion(question, request)}`),
  );
  return [
    `railwright: ${request.path}: ${plural(conflicts.length, 'question')} left between conflict marks; all else is merged.`,
    ...places,
    `  Keep what is right, delete the marks, and run: railwright validate ${request.path} && git add ${request.path}`,
  ]
    .map(safe)
    .join('\n');
}

function formatQuestion(question: Question, request: MergeRequest): string {
  const { path, about, base } = question;
  const what =
    path.length === 0 ? 'a comment' : `${about === 'comment' ? 'a comment at ' : ''}${path.join(' › ')}`;
  if (about === 'frame')
    return `${what}: one side moved the cells of the map, and the other names cells by the labels they had.`;
  const did = (side: 'ours' | 'theirs'): string => `${nameOf(side, request)} ${deedOf(question, side)}`;
  const before = shown(base);
  return `${what}: ${did('ours')}, ${did('theirs')}${before === undefined ? '' : `; it was ${before}`}.`;
}

function deedOf(question: Question, side: 'ours' | 'theirs'): string {
  const text = shown(question[side]);
  if (question[side].trim() === '') return question.base.trim() === '' ? 'added nothing' : 'deleted it';
  const verb = question.base.trim() === '' ? 'added' : 'has';
  return text === undefined ? (verb === 'has' ? 'changed it' : 'added it') : `${verb} ${text}`;
}

/** A text of one line. */
function shown(text: string): string | undefined {
  const line = text.trim();
  return line === '' || line.includes('\n') || line.length > LONGEST ? undefined : line;
}
