// Codes about YAML as text.
import type { CodeTable } from './code-info.ts';

export const YAML_CODES = {
  'yaml-syntax': {
    title: 'the text is not YAML',
    severity: 'error',
    help: 'The text breaks the rules of YAML here or shortly before. Only the first such place in a file is shown, because what follows cannot be understood; nothing else in the file is checked until it is fixed.\n\nUsual causes: a missing colon or dash, a bracket or quote that is not closed, a line that is indented too far or not far enough.',
  },
  'yaml-tab': {
    title: 'a tab where only spaces are allowed',
    severity: 'error',
    help: 'YAML shows structure by indentation with spaces. Tabs are not allowed, because editors show them at different widths.\n\nReplace them with spaces, two for each level; most editors can do it for you ("Convert indentation to spaces").',
  },
  'yaml-indent': {
    title: 'a line is indented wrongly',
    severity: 'error',
    help: 'Lines that belong together start in the same column. This line starts between the possible columns.\n\nIn a map picture, the first line determines the indentation. If your first row is itself shifted to the right, state the indentation: `terrain: |2`.',
    example: 'cards:\n  - id: local-train\n   cost: 2        # one space short of `id`',
  },
  'yaml-unclosed-quote': {
    title: 'a quote is opened and not closed',
    severity: 'error',
    help: 'A text that starts with a quote continues, over any number of lines, until the same quote appears again. Add the closing quote. To use the quote character itself, write it twice within single quotes, or put the other kind of quotes around the text.',
    example: "name: 'Conductor''s Station'\nname: \"Conductor's Station\"",
  },
  'yaml-unclosed-bracket': {
    title: 'a bracket is opened and not closed',
    severity: 'error',
    help: 'A list in [ ] or an object in { } must be closed, and its lines must be indented further than the line it starts on.',
    example: 'categories: [train, action]\nseats: { min: 2, max: 4 }',
  },
  'yaml-colon': {
    title: 'an extra colon, or both a value and keys',
    severity: 'error',
    help: 'After `key: value`, the line may not contain another colon followed by a space, and no keys may be indented below it.\n\nPut a text that contains a colon in quotes: `title: "Kyoto: the old capital"`. `railwright validate --fix` does so where the colon is in the same line. If the keys below belong to the key, remove the value next to it.',
  },
  'yaml-missing-colon': {
    title: 'a key without a colon and a space',
    severity: 'error',
    help: 'A key is followed by a colon and a space. `cost:3` is only a word; write `cost: 3`.',
  },
  'yaml-special-character': {
    title: 'a value starts with a character reserved by YAML',
    severity: 'error',
    help: 'A value without quotes cannot start with any of * & ! % @ ` | > # { } [ ] , because these have a meaning in YAML. Put it in quotes.\n\nThe picture of a map goes after a bar: `terrain: |`, with the rows on the lines below.',
    example: 'terrain: |\n  * M C\n   F F S',
  },
  'yaml-escape': {
    title: 'an invalid escape after a backslash',
    severity: 'error',
    help: 'In double quotes a backslash starts an escape such as \\n, \\t, \\" or \\u00e9. For a backslash itself write two, or use single quotes, where it has no special meaning.',
  },
  'yaml-conflict': {
    title: 'an unresolved merge conflict',
    severity: 'error',
    help: 'When git cannot merge two changes, it writes both into the file: after <<<<<<< your side, after ======= the other side up to >>>>>>>, and with some settings the earlier text after |||||||. Nothing else in the file is checked until it is resolved.\n\nKeep what is right, delete the lines with the marks, then `git add` the file. Search for <<<<<<< to find all conflicts.',
    example: '<<<<<<< HEAD\n    cost: 3\n=======\n    cost: 4\n>>>>>>> feature/cheaper',
  },
  'yaml-space': {
    title: 'a special character where YAML needs a plain one',
    severity: 'error',
    help: 'Indentation, and what follows a colon or a dash, are plain spaces in YAML. A no-break space and its relatives look the same but are text to it, and so are a full-width colon and a long dash in front of an item. They come with text copied from web pages, word processors and chats, or with Alt+Space on some keyboards.\n\n`railwright validate --fix` replaces them.',
  },
  'yaml-merge': {
    title: 'a merge key',
    severity: 'error',
    help: 'Some programs read the key << as all keys of another object. It is not part of YAML 1.2, and Railwright does not read it. Nothing else in the file is checked until it is removed.\n\nWrite the keys out. Rules can build on others with `extends`; a single value can be repeated with an alias.',
    example: 'base: &base { cost: 3 }\ncards:\n  - <<: *base # write cost: 3',
  },
  'yaml-quotes': {
    title: 'typographic quotes around a text',
    severity: 'warning',
    help: 'Only straight quotes, " and \', enclose a text in YAML. Typographic quotes such as “ ” „ « » ‘ ’ become a part of the text and would be printed on the card. Word processors and chats put them in place of straight ones.\n\nReplace them with straight quotes, or leave them out. If they are meant, put straight quotes around everything.',
    example:
      'name: “Chichibu”       # write "Chichibu" or Chichibu\nname: "“Chichibu”"     # the quotes belong to the name',
  },
  'yaml-number': {
    title: 'a number that is not read as it looks',
    severity: 'warning',
    help: 'Leading zeros are dropped, but other programs take such a number for octal: 010 is 10 here and 8 there. 0o10 is octal, 0x10 has the base 16, 1e3 is 1000.\n\nWrite the number as you would count it. If the zeros matter, it is a text: put it in quotes.',
    example: 'cost: 04 # write 4',
  },
  'yaml-comment': {
    title: 'a # that begins a comment',
    severity: 'warning',
    help: 'After a space, # begins a comment, so that what follows is not read. Here it looks like a part of the text: a number or a color.\n\nPut the text in quotes. If it is a comment, write a space after the #.',
    example: 'name: Depot #1    # write "Depot #1"\ncolor: #7d8c5a   # write "#7d8c5a"',
  },
  'yaml-lost': {
    title: 'a character that was lost',
    severity: 'warning',
    help: 'Programs write � (U+FFFD) for bytes that they cannot read: a program read the text in the wrong encoding, such as Windows-1252 as UTF-8, and saved it. The character itself is gone.\n\nWrite the right one, or take the text from an earlier version. Then check how your editor or spreadsheet saves: content is UTF-8.',
  },
  'yaml-invisible': {
    title: 'a character that cannot be seen',
    severity: 'warning',
    help: 'The text begins or ends with a space, or has another character that cannot be seen, such as a no-break space at its end, a zero-width space, a soft hyphen or a byte order mark. Usually it was copied along. It keeps the text from being found and equal to others.\n\nDelete it. If it belongs there, write it in double quotes as an escape such as \\u00ad.',
  },
  'yaml-duplicate-key': {
    title: 'a key is given twice',
    severity: 'error',
    help: 'A key may appear only once in an object. Remove the wrong one. If you meant a second item of a list, it needs its own dash.',
  },
  'yaml-key': {
    title: 'an invalid key',
    severity: 'error',
    help: 'Keys are plain words. Lists, objects, empty values and the word `__proto__` cannot be keys.',
  },
  'yaml-empty': {
    title: 'the file is empty',
    severity: 'error',
    help: 'The file is empty or contains only comments. Fill it or remove it.',
  },
  'yaml-several-documents': {
    title: 'a file with several documents',
    severity: 'error',
    help: 'A line of three dashes begins a new YAML document. A content file contains one; move the others to their own files, or remove the line.',
  },
  'yaml-tag': {
    title: 'a tag',
    severity: 'error',
    help: 'Tags such as !set or !!binary change the type of a value. Content does not use them. Remove it, or put a text that starts with an exclamation mark in quotes.',
  },
  'yaml-alias': {
    title: 'an alias that is not allowed',
    severity: 'error',
    help: 'An alias (*name) repeats something marked (&name) earlier. A file may have up to 20 aliases, and what they repeat may not contain aliases itself, so that a small file cannot expand into a huge one.\n\nWrite the value out.',
  },
  'yaml-unknown-alias': {
    title: 'an alias for something that was never marked',
    severity: 'error',
    help: 'An alias (*name) repeats a value marked (&name) earlier in the file. No value was marked with this name. If you meant a text that starts with an asterisk, put it in quotes.',
  },
  'yaml-too-deep': {
    title: 'nesting is too deep',
    severity: 'error',
    help: 'Lists and objects are nested more than 60 levels deep. No content needs that.',
  },
  'yaml-too-large': {
    title: 'a file is too large',
    severity: 'error',
    help: 'A content file may have up to 4 MiB of text and a million values. Split it into several files in the same folder; it does not matter which file an id is in.',
  },
} as const satisfies CodeTable;
