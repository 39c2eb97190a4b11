// Who tells rules texts: a grammar, loaded when a table has cards whose texts were not made beforehand, or when somebody asks why.
import type { CardDefinition, Grammar, NameOf, TextLanguage, TrainsSwitches } from '@railwright/engine';

/** Tells the rules texts of cards in a language. */
export interface Teller {
  readonly grammar: Grammar;
  readonly describe: (card: CardDefinition, names: NameOf, switches?: TrainsSwitches) => string[];
}

const GRAMMARS: Readonly<Record<TextLanguage, () => Promise<Grammar>>> = {
  en: async () => (await import('@railwright/engine/text/en')).english,
  fr: async () => (await import('@railwright/engine/text/fr')).french,
  de: async () => (await import('@railwright/engine/text/de')).german,
};

let tellers = $state.raw<Partial<Record<TextLanguage, Teller>>>({});

/** Undefined while it is loading: whatever reads this in an effect reads it again once it is there. */
export function tellerOf(language: TextLanguage): Teller | undefined {
  const teller = tellers[language];
  if (!teller) void loadTeller(language);
  return teller;
}

export async function loadTeller(language: TextLanguage): Promise<Teller> {
  const known = tellers[language];
  if (known) return known;
  const [{ describeBy }, grammar] = await Promise.all([
    import('@railwright/engine/tell'),
    GRAMMARS[language](),
  ]);
  const teller: Teller = {
    grammar,
    describe: (card, names, switches) => describeBy(grammar, card, names, switches),
  };
  tellers = { ...tellers, [language]: teller };
  return teller;
}
