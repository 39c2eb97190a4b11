// Proposals: changes of numbers, and what fresh players make of every target with each.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { IGNORED_BELOW } from '../compare/sweep.ts';
import { count, Estimate, strict } from '../result/parts.ts';
import { TargetResult, VERDICTS, type Verdict } from '../result/verdicts.ts';

/** A card is a must if a seat without it loses this part of an even share of the wins. */
export const MUST_PART = 0.2;

const CardTarget = Type.Object(
  {
    card: Type.String({ description: 'Id of the card.' }),
    cost: Type.Number(),
    verdict: Type.Unsafe<Verdict>({ type: 'string', enum: [...VERDICTS] }),
    is: Type.Union([Type.Literal('ignored'), Type.Literal('must'), Type.Null()], {
      description: 'What it is instead of fair, or may be while that is undecided.',
    }),
    gained: Estimate(
      `Share of seats that gain it, the mean of the judges; the target is at least ${IGNORED_BELOW}.`,
    ),
    lost: Type.Union(
      [
        Estimate(
          `Wins lost by a seat that may not gain it, at most, as its player has not learned to do without; the target is below ${MUST_PART} of an even share.`,
        ),
        Type.Null(),
      ],
      { description: 'Null if hardly any seat gains it.' },
    ),
  },
  strict,
);

const Judged = {
  isJudged: Type.Boolean({ description: 'Whether fresh players judged it; false if it was stopped before.' }),
  cards: Type.Array(CardTarget, {
    description:
      'What judges make of each card. Of judges that learned, intervals say where the mean of as many others lies, 19 times out of 20; of bots, those of the games.',
  }),
  targets: Type.Array(TargetResult, {
    description: 'Targets of the game as a whole, likewise.',
  }),
};

const Proposal = Type.Object(
  {
    kind: Type.Union([Type.Literal('all'), Type.Literal('fewer'), Type.Literal('small')], {
      description:
        'all: every change that helps; fewer: the half of them that matters most; small: every number moves by one, or as little as its range allows.',
    }),
    changes: Type.Array(
      Type.Object(
        {
          field: Type.String({ description: 'Path of the number: `cards.mail-train.cost`.' }),
          from: Type.Number(),
          to: Type.Number(),
        },
        strict,
      ),
    ),
    ...Judged,
  },
  strict,
);

export const TuneSchema = Type.Object(
  {
    format: Type.Literal(1),
    setup: Type.String({ description: '`pack/id` of the setup.' }),
    content: Type.String({ description: 'Fingerprint of the unchanged definition.' }),
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    seed: count('Seed of the games.'),
    bots: Type.Array(Type.String()),
    judges: Type.Union([Type.Literal('learned'), Type.Literal('same')], {
      description:
        'learned: players that learned each proposal from other seeds than the search; same: the players of the search, in deals that it never saw.',
    }),
    games: count('Games of a judge with each version.'),
    rounds: count('Rounds of the search.'),
    judged: count('Versions that were judged beside the setup as it is.'),
    now: Type.Object(Judged, { ...strict, description: 'The setup as it is.' }),
    proposals: Type.Array(Proposal, {
      description:
        'Those that come nearer to any target, the best first; none if no change is needed, or none helps.',
    }),
  },
  {
    ...strict,
    title: 'Result of railwright tune',
    description:
      'Changes of numbers that bring a setup closer to its targets. Of judges that learned, each verdict by itself holds for as many others like them, taken together, 19 times out of 20; of bots, the chance that any verdict on a version is wrong is 5% at most.',
  },
);
/** Proposals, and the setup as it is. */
export type TuneResult = Static<typeof TuneSchema>;
/** Changes that belong together. */
export type TuneProposal = TuneResult['proposals'][number];
/** Verdicts on a version. */
export type JudgedVersion = TuneResult['now'];
/** The verdict on a card. */
export type JudgedCard = JudgedVersion['cards'][number];
