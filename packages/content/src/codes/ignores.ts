// Codes about comments and settings that ignore findings.
import type { CodeTable } from './code-info.ts';

export const IGNORE_CODES = {
  'ignore-form': {
    title: 'a comment that ignores a finding is not of the right form',
    severity: 'warning',
    help: 'A warning or a hint that is meant as it is can be ignored by a comment with its code and the reason, at the end of its line or on a line of its own above. Whoever reads the file next learns from the reason why it is so.\n\nThe comment has no effect when the reason is missing, when there is no such code, and when the code is that of an error: with an error the content cannot be used.',
    example: '- { at: C4, city: 4 } # railwright-ignore station-unpaid: house rules pay for it',
  },
  'ignore-unused': {
    title: 'a comment that ignores nothing',
    severity: 'warning',
    help: 'On the line of this comment, or on the line below it, nothing with this code is found any more. Take the comment out, so that it does not hide something new one day.',
    example: '# railwright-ignore station-unpaid: house rules pay for it\n- { at: C4, city: 2 }',
  },
  'checks-nowhere': {
    title: 'a check setting for a place that does not exist',
    severity: 'warning',
    help: '`checks` in pack.yaml names a file or folder that does not exist, so the setting does nothing: it was moved, renamed or removed, or its name is misspelt. Paths are relative to pack.yaml and have no leading slash.\n\nCorrect the path, or remove the setting.',
    example: 'checks:\n  exclude: [cards/draft] # the folder is called cards/drafts',
  },
} as const satisfies CodeTable;
