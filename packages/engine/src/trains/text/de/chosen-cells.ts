// German: what chosen cells are called: "das gewählte Feld", "eine der gewählten Städte", "den gewählten Orten".
import type { Place } from '../../language/params.ts';
import type { CellFilter } from '../../language/values.ts';
import type { Teller } from '../grammar.ts';
import { onlyChosen } from '../plan/cell-readings.ts';

export type CellCase = 'nominative' | 'accusative' | 'dative';

const FORMS = {
  city: {
    the: {
      nominative: 'die gewählte Stadt',
      accusative: 'die gewählte Stadt',
      dative: 'der gewählten Stadt',
    },
    one: { nominative: 'eine', accusative: 'eine', dative: 'einer' },
    many: 'gewählten Städte',
  },
  remote: {
    the: { nominative: 'der gewählte Ort', accusative: 'den gewählten Ort', dative: 'dem gewählten Ort' },
    one: { nominative: 'einer', accusative: 'einen', dative: 'einem' },
    many: 'gewählten Orte',
  },
  none: {
    the: { nominative: 'das gewählte Feld', accusative: 'das gewählte Feld', dative: 'dem gewählten Feld' },
    one: { nominative: 'eines', accusative: 'eines', dative: 'einem' },
    many: 'gewählten Felder',
  },
} as const;

/** Of several choices of one sort; the ending is that of the word after it. */
const ORDINALS = ['erst', 'zweit', 'dritt', 'viert', 'fünft'];

/** The phrase, if a filter means chosen cells and nothing else. */
export function chosenPhrase(
  t: Teller,
  cells: CellFilter,
  many: boolean,
  kase: CellCase,
): string | undefined {
  const chosen = onlyChosen(t, cells);
  if (!chosen) return undefined;
  const which = chosen.rank === undefined ? undefined : ORDINALS[chosen.rank];
  const phrase = plainPhrase(chosen, many, kase);
  return which === undefined ? phrase : phrase.replace(/gewählt(en?)/, `${which}$1 gewählt$1`);
}

function plainPhrase(
  { place, several }: { readonly place: Place; readonly several: boolean },
  many: boolean,
  kase: CellCase,
): string {
  const forms = FORMS[place];
  if (!several) return forms.the[kase];
  if (!many) return `${forms.one[kase]} der ${forms.many}`;
  return kase === 'dative' ? `den ${forms.many}n` : `die ${forms.many}`;
}
