// Codes about comments and settings that ignore findings.
import type { CodeTable } from './code-info.ts';

export const IGNORE_CODES = {
  'ignore-form': {
    title: 'a malformed comment for ignoring a finding',
    severity: 'warning',
    help: 'To ignore an intended warning or hint, add a comment with its code and the reason, at the end of its line or on the line above. The reason tells the next reader why.\n\nThe comment has no effect if the reason is missing, if the code does not exist, or if it is the code of an error, since content with errors cannot be used.',
    example: '- { at: C4, city: 4 } # railwright-ignore station-unpaid: house rules pay for it',
  },
  'ignore-unused': {
    title: 'a comment that ignores nothing',
    severity: 'warning',
    help: 'There is no longer a finding with this code on the line of this comment or the line below. Remove the comment, so that it does not hide a new finding later.',
    example: '# railwright-ignore station-unpaid: house rules pay for it\n- { at: C4, city: 2 }',
  },
  'checks-nowhere': {
    title: 'a check setting for a place that does not exist',
    severity: 'warning',
    help: '`checks` in pack.yaml names a file or folder that does not exist, so the setting has no effect. The file or folder was moved, renamed or removed, or its name is misspelt. Paths are relative to pack.yaml and have no leading slash.\n\nCorrect the path, or remove the setting.',
    example: 'checks:\n  exclude: [cards/draft] # the folder is called cards/drafts',
  },
} as const satisfies CodeTable;
