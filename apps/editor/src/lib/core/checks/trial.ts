// A setup in which a new card replaces another one in the market, for cards that no setup sells yet.
import { marketOf, resolveSetup } from '@railwright/content';
import type { Content, Pack, ResolvedSetup } from '@railwright/content';
import { nameText } from '../content/data.ts';

export interface Trial {
  readonly setup: ResolvedSetup;
  /** In which it is. */
  readonly content: Content;
  /** The replaced card. */
  readonly instead: Replaced | undefined;
}

export interface Replaced {
  readonly card: string;
  readonly name: string;
}

/** Loads the content again with one more file. */
export type LoadWith = (path: string, text: string) => Promise<Content>;

const ID = 'playtest-trial';

/** Undefined if the card cannot be sold there. `replaced` is the card to replace, if the market has it. */
export async function trialOf(
  base: ResolvedSetup,
  pack: Pack,
  card: string,
  loadWith: LoadWith,
  replaced?: string,
): Promise<Trial | undefined> {
  const market = base.options['market'] as readonly string[] | undefined;
  const cards = marketOf(base.definition);
  if (!cards || !market || cards.some(({ id }) => id === card)) return undefined;
  // With the same cost if possible, so that the prices in the market stay similar.
  const cost = (pack.items.get('cards')?.get(card)?.data as { readonly cost?: unknown } | undefined)?.cost;
  const offered = new Map(cards.map((one) => [one.id, one]));
  const instead =
    market.find((id) => id === replaced) ??
    market.find((id) => offered.get(id)?.cost === cost) ??
    market.at(-1);
  const sold = [...market.filter((id) => id !== instead), card];
  const text = [
    'format: 1',
    `id: ${ID}`,
    `title: ${JSON.stringify(base.title)}`,
    `rules: ${String(base.options['rules'])}`,
    `map: ${String(base.options['map'])}`,
    `players: ${JSON.stringify({ ...base.seats, default: base.defaultSeats })}`,
    `market: ${JSON.stringify({ cards: sold, kinds: sold.length })}`,
    '',
  ].join('\n');
  const content = await loadWith(`${pack.folder}setups/${ID}.yaml`, text);
  const found = resolveSetup(content, `${pack.id}/${ID}`);
  if (!found.ok) return undefined;
  return {
    setup: found.setup,
    content,
    instead:
      instead === undefined
        ? undefined
        : { card: instead, name: nameText(offered.get(instead)?.name) || instead },
  };
}
