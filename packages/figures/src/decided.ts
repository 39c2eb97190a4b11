// The time from which the winner leads.
import type { DramaFigure } from './figure.ts';
import { SEQUENCE, STUDENT } from './intervals.ts';
import { wantedShare } from './wanted.ts';

export const decided = {
  figure: 'decided',
  of: 'game',
  section: 'drama',
  title: 'When the winner is known',
  definition:
    'The last turn at the end of which a seat that did not win led, alone or tied, as a share of all turns: 0 if only winners ever led, 1 if the last turn decided the game or a tie was broken. Games without a winner do not count.',
  interval: `${STUDENT} ${SEQUENCE}`,
  example: 'The loser last led at the end of turn 30 of 40: 0.75.',
  unit: 'thousandths',
  lacking: 'no game had a winner',
  row: 'winner known after',
  most: 'decided last',
  sentence: ({ median }) => `half of the games are decided after ${median} of their turns`,
  watch({ seats }) {
    const lastLed = new Int32Array(seats);
    return {
      begin: () => void lastLed.fill(0),
      endTurn({ turn, leaders }) {
        for (let seat = 0; seat < seats; seat++) if ((leaders >> seat) & 1) lastLed[seat] = turn;
      },
      value({ winners, turns }) {
        if (winners === 0) return undefined;
        let doubt = 0;
        for (let seat = 0; seat < seats; seat++)
          if ((winners & (1 << seat)) === 0) doubt = Math.max(doubt, lastLed[seat] as number);
        return turns === 0 ? 0 : Math.floor((1000 * doubt) / turns);
      },
    };
  },
  target: wantedShare('Share of the game that is over when the winner takes the lead for good, the median.'),
} as const satisfies DramaFigure;
