// The learned players among bots, with the facts from their files.
import { readPlayer, type BotSpec } from '@railwright/bots';
import type { LearnedPlayer } from '../result/learned-player.ts';

/** Each once, in the order of the bots. */
export function learnedPlayers(bots: readonly BotSpec[]): LearnedPlayer[] {
  const distinct = [...new Map(bots.map((spec) => [spec.name, spec])).values()];
  return distinct.flatMap((spec): LearnedPlayer[] => {
    const header = readPlayer(spec)?.header;
    if (!header) return [];
    const { setups, learned, strength, witnesses } = header;
    return [
      {
        bot: spec.name,
        plays: spec.bot === 'search' ? 'search' : spec.certainty !== undefined ? 'level' : 'best',
        setups: setups.map(({ id, seats, markets = null }) => ({ id, seats: [...seats], markets })),
        seed: learned.seed,
        games: learned.games,
        before: learned.before ?? null,
        preference: learned.preference ?? null,
        strength: strength.map((one) => ({ ...one })),
        answer: witnesses?.answer ? { ...witnesses.answer } : null,
        search: witnesses?.search ? { ...witnesses.search } : null,
      },
    ];
  });
}
