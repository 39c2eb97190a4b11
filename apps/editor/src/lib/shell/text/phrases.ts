// What CodeMirror says, in the language of the studio: its panels of search, problems and lines, and what it announces.
import type { Extension } from '@codemirror/state';
import { EditorState } from '@codemirror/state';

/** By its English. */
// @wc-include
const PHRASES: Readonly<Record<string, string>> = {
  Find: 'Find',
  Replace: 'Replace',
  all: 'all matches',
  'by word': 'by word',
  close: 'close',
  'match case': 'match case',
  next: 'next match',
  previous: 'previous match',
  regexp: 'regular expression',
  'replace all': 'replace all',
  replace: 'replace',
  'Go to line': 'Go to line',
  go: 'go to it',
  'current match': 'current match',
  'on line': 'in line',
  'replaced match on line $': 'replaced the match in line $',
  'replaced $ matches': 'replaced $ matches',
  'Selection deleted': 'Selection deleted',
  Completions: 'Completions',
  Diagnostics: 'Problems',
  'No diagnostics': 'No problems',
  'Control character': 'Control character',
};

export const phrases: Extension = EditorState.phrases.of(PHRASES);
