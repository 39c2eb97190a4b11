// Codes about tests: the names they use, and their results.
import type { CodeTable } from './code-info.ts';

export const TEST_CODES = {
  'test-failed': {
    title: 'a test whose expectation does not hold',
    severity: 'error',
    help: 'The game did something other than the test expects. Either the content or the expectation is wrong. Under `expect`, give only what matters; each line is compared separately.',
    example:
      'given: { hand: [mail-train, waste] }\ndo:\n  - play: mail-train\n  - choose: [waste]\nexpect: { coins: 2 }',
  },
  'test-not-legal': {
    title: 'a choice in a test that the rules do not allow',
    severity: 'error',
    help: 'A line of `do` is not a legal choice at this point. The message lists the legal choices.\n\nWhen asked whether to apply an effect, the test answers yes unless the line says `decline`. A choice of several cards ends automatically after the last one named in the line.',
    example:
      'do:\n  - play: garage          # its effect is applied\n  - choose: [waste, waste]\n  - buy: landfill\n  - illegal: { buy: tower } # this must be illegal now\n  - end',
  },
  'test-seat-number': {
    title: 'a seat as a number in a test',
    severity: 'warning',
    help: 'Tests name seats in one way: `seat-0`, `opponent` (which is `seat-1`), `seat-2` and so on. Numbers were allowed for `active` and `first`; they still mean what they did. `railwright validate --fix` writes the words.',
    example: 'expect: { active: seat-1 }     # not active: 1',
  },
  'test-checks-nothing': {
    title: 'a test that checks nothing',
    severity: 'error',
    help: '`expect` is empty or contains nothing that could fail, and no line of `do` says what must be illegal. Such a test always passes.\n\nState what must be true: the coins, a zone, the open question, the legal choices.',
    example: 'do: [{ play: mail-train }]\nexpect: {}              # expect: { coins: 1, decision: turn }',
  },
  'test-known-passes': {
    title: 'a known failure that passes',
    severity: 'error',
    help: '`knownFailure` states why a test fails for now, so that it does not fail the command. This test now passes. Remove `knownFailure`; otherwise a later failure of the test would go unnoticed.',
    example: 'knownFailure: the depot does not draw yet # once it does, remove this line',
  },
  'test-unreached': {
    title: 'a part that no test covers',
    severity: 'info',
    help: 'Reported only by `railwright test --coverage`. If this card, step, question or branch of an effect behaved differently, no test would notice. If a whole card or branch is not covered, its parts are not listed separately.\n\nWrite a test that reaches it: answer the question, choose the other option, or set up a position in which the condition holds.',
    example:
      'effect:\n  - choose-one:\n      - do: [{ draw: 2 }]\n      - do: [{ coins: 2 }] # no test has a line { option: 2 }',
  },
  'test-unusable': {
    title: 'a test that cannot be run',
    severity: 'error',
    help: 'The position, the choices or the expectation of the test do not fit its game: a key or choice that the game does not have, a card that is not in the setup, a cell that is not on the map, or a value of the wrong type. This also applies to choices that must be illegal, since a misspelt card could never be bought. Or the setup itself has errors.\n\nA card that is not in the setup cannot be tested with it: name another setup.',
    example:
      'given: { hand: [mail-trian] }            # a card that does not exist\ndo: [{ illegal: { by: tower } }]         # a choice that the game does not have\nexpect: { cions: 3, legal: [rail Z99] }  # a key, a cell',
  },
} as const satisfies CodeTable;
