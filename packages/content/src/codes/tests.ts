// Codes about tests: what they name, and what running them gives.
import type { CodeTable } from './code-info.ts';

export const TEST_CODES = {
  'test-failed': {
    title: 'a test whose expectation does not hold',
    severity: 'error',
    help: 'The game did something else than the test expects. Either the content has a mistake, or the expectation has. Under `expect` only what matters needs to be given; every line of it is compared by itself.',
    example:
      'given: { hand: [mail-train, waste] }\ndo:\n  - play: mail-train\n  - choose: [waste]\nexpect: { coins: 2 }',
  },
  'test-not-legal': {
    title: 'a choice in a test that the rules do not allow',
    severity: 'error',
    help: 'A line of `do` is not among the choices that can be made at this point. The message lists those that can.\n\nA question whether an effect is applied is answered with yes unless the line says `decline`. A choice of several cards ends by itself after the last one that the line names.',
    example:
      'do:\n  - play: garage          # its effect is applied\n  - choose: [waste, waste]\n  - buy: landfill\n  - illegal: { buy: tower } # this cannot be done now\n  - end',
  },
  'test-checks-nothing': {
    title: 'a test that checks nothing',
    severity: 'error',
    help: 'Nothing stands under `expect`, or nothing that could ever fail, and no line of `do` says what must be illegal. Such a test passes whatever the cards do.\n\nName what the test is about: the coins, a zone, the open question, what can be chosen.',
    example: 'do: [{ play: mail-train }]\nexpect: {}              # expect: { coins: 1, decision: turn }',
  },
  'test-known-passes': {
    title: 'a test that is known to fail and passes',
    severity: 'error',
    help: 'With `knownFailure` a test says why it fails for now; then it does not fail the command. This one passes, so what it waited for has come. Take `knownFailure` out: otherwise nobody will notice when the test fails again.',
    example: 'knownFailure: the depot does not draw yet # once it does, this line has to go',
  },
  'test-unreached': {
    title: 'something that no test reaches',
    severity: 'info',
    help: 'Only `railwright test --coverage` says so. Whatever this card, step, question or way of an effect does, no test would notice if it did something else. Where a whole card or branch is not reached, what stands in it is not told of separately.\n\nWrite a test that plays it: answer the question, choose the other option, deal a position in which the condition holds.',
    example:
      'effect:\n  - choose-one:\n      - do: [{ draw: 2 }]\n      - do: [{ coins: 2 }] # no test has a line { option: 2 }',
  },
  'test-unusable': {
    title: 'a test that cannot be run',
    severity: 'error',
    help: 'The position, the choices or the expectation of the test do not fit its game: a key or a choice that the game does not have, a card that is not in the setup, a cell that is not on the map, a value of the wrong type. This holds for what must not be possible too: a misspelt card can never be bought, whatever the rules are. Or the setup it plays has mistakes of its own.\n\nA card that the setup does not have cannot be tested with it: name another setup.',
    example:
      'given: { hand: [mail-trian] }            # a card that is not there\ndo: [{ illegal: { by: tower } }]         # a choice that the game does not have\nexpect: { cions: 3, legal: [rail Z99] }  # a key, a cell',
  },
} as const satisfies CodeTable;
