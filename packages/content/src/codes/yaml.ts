// Codes about YAML as text.
import type { CodeTable } from './code-info.ts';

export const YAML_CODES = {
  'yaml-syntax': {
    title: 'the text is not YAML',
    severity: 'error',
    help: 'The text breaks the rules of YAML at this place or a little before it. Only the first such place of a file is shown, because what follows cannot be understood; nothing else in the file is checked until it is right.\n\nUsual causes: a missing colon or dash, a bracket or quote that is not closed, a line that is indented too far or not far enough.',
  },
  'yaml-tab': {
    title: 'a tab where only spaces may be',
    severity: 'error',
    help: 'YAML shows what belongs together by the number of spaces before it. Tabs are not allowed there, since editors show them in different widths.\n\nReplace them by spaces, two for each level; most editors do it for you ("Convert indentation to spaces").',
  },
  'yaml-indent': {
    title: 'a line is indented wrongly',
    severity: 'error',
    help: 'Lines that belong together begin at the same column. This line begins between the columns that would mean something.\n\nIn a map picture the first line tells how far the picture is indented. If your first row is itself pushed to the right, say the indentation: `terrain: |2`.',
    example: 'cards:\n  - id: local-train\n   cost: 2        # one space short of `id`',
  },
  'yaml-unclosed-quote': {
    title: 'a quote is opened and not closed',
    severity: 'error',
    help: 'A text that begins with a quote goes on, over as many lines as it takes, until the same quote comes again. Add the closing quote. To have the quote itself in a text, write it twice within single quotes, or put the text in the other kind.',
    example: "name: 'Conductor''s Station'\nname: \"Conductor's Station\"",
  },
  'yaml-unclosed-bracket': {
    title: 'a bracket is opened and not closed',
    severity: 'error',
    help: 'A list in [ ] or an object in { } must be closed, and its lines must be indented further than the line it began on.',
    example: 'categories: [train, action]\nseats: { min: 2, max: 4 }',
  },
  'yaml-colon': {
    title: 'a colon too many, or a value and a list of keys at once',
    severity: 'error',
    help: 'After `key: value` no further colon followed by a space may come in the line, and no further keys may be indented below it.\n\nPut a text that has a colon in quotes: `title: "Kyoto: the old capital"`. If the keys below belong to the key, take away the value beside it.',
  },
  'yaml-missing-colon': {
    title: 'a key without a colon and a space',
    severity: 'error',
    help: 'A key is followed by a colon and a space. `cost:3` is only a word; write `cost: 3`.',
  },
  'yaml-special-character': {
    title: 'a value begins with a character that YAML keeps for itself',
    severity: 'error',
    help: 'A value without quotes cannot begin with any of * & ! % @ ` | > # { } [ ] , since these mean something in YAML. Put it in quotes.\n\nThe picture of a map goes after a bar: `terrain: |`, with the rows on the lines below.',
    example: 'terrain: |\n  * M C\n   F F S',
  },
  'yaml-escape': {
    title: 'a backslash before a character it cannot be with',
    severity: 'error',
    help: 'In double quotes a backslash begins an escape such as \\n, \\t, \\" or \\u00e9. For a backslash itself write two, or use single quotes, where it means nothing.',
  },
  'yaml-duplicate-key': {
    title: 'a key is given twice',
    severity: 'error',
    help: 'An object has each key once. Of the two, take the wrong one out. If you meant a second thing in a list, it needs a dash of its own.',
  },
  'yaml-key': {
    title: 'a key that cannot be one',
    severity: 'error',
    help: 'Keys are plain words. Lists, objects, nothing at all and the word `__proto__` cannot be keys.',
  },
  'yaml-empty': {
    title: 'the file is empty',
    severity: 'error',
    help: 'There is nothing in the file but perhaps comments. Fill it, or remove it.',
  },
  'yaml-several-documents': {
    title: 'a file with several documents',
    severity: 'error',
    help: 'A line of three dashes begins a new YAML document. A content file holds one; put the others into files of their own, or take the line out.',
  },
  'yaml-tag': {
    title: 'a tag',
    severity: 'error',
    help: 'Tags such as !set or !!binary change what a value is. Content has no use for them. Take it out, or put a text that begins with an exclamation mark in quotes.',
  },
  'yaml-alias': {
    title: 'an alias that is not allowed',
    severity: 'error',
    help: 'An alias (*name) repeats what was marked (&name) before. A file may have up to 20 of them, and what is repeated may hold no alias itself. So a small file cannot stand for a huge one.\n\nWrite the value out.',
  },
  'yaml-unknown-alias': {
    title: 'an alias for something that was never marked',
    severity: 'error',
    help: 'An alias (*name) repeats a value marked (&name) earlier in the file. No value was marked with this name. If you meant a text that begins with a star, put it in quotes.',
  },
  'yaml-too-deep': {
    title: 'things within things too deep',
    severity: 'error',
    help: 'Lists and objects lie within each other more than 60 levels deep. No content needs that.',
  },
  'yaml-too-large': {
    title: 'a file is too large',
    severity: 'error',
    help: 'A content file may have up to 4 MiB of text and a million values. Divide it into several files in the same folder; ids may be spread over files as you like.',
  },
} as const satisfies CodeTable;
