// What tests expect of rounds: which it is, which is the last, and which events they have.
import { TRAINS_END_REASONS } from '@railwright/engine';
import { count, name, orNull, word, type Shape } from '../../test-language/shape.ts';

export const ROUNDS: Shape = {
  round: { about: 'The round, from 1.', is: count },
  lastRound: {
    about:
      'Why this round is the last one, in games whose rules finish the round; null while the end is not reached.',
    is: orNull(word('an end of this game', TRAINS_END_REASONS)),
  },
  nextEvent: {
    about: 'The next event, where events come in order; null if none comes, or chance decides.',
    is: orNull(name('card')),
  },
  eventRounds: {
    about: 'Rounds for which the event in force lasts after this one; null for none.',
    is: orNull(count),
  },
  oneMore: {
    about:
      'Once the end is reached: whether everybody has one more turn, or one more round follows this one; null for neither.',
    is: orNull(word('turn or round', ['turn', 'round'])),
  },
};
