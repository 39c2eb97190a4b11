// Names for texts in tests, in English if a language has none.
import type { Names, TextLanguage } from '@railwright/engine';

const NAMES: Readonly<Record<string, Names>> = {
  waste: { en: 'Waste', fr: 'Ferraille', de: 'Abfall' },
  'mail-train': { en: 'Mail Train', fr: 'Train postal', de: 'Postzug' },
  landfill: { en: 'Landfill', fr: 'Décharge', de: 'Deponie' },
  swamp: { en: 'Swamp', fr: 'Marais', de: 'Sumpf' },
  river: { en: 'River', fr: 'Rivière', de: 'Fluss' },
  mountain: { en: 'Mountain', fr: 'Montagne', de: 'Berg' },
  north: { en: 'North', fr: 'Nord', de: 'Norden' },
  coast: { en: 'Coast', fr: 'Côte', de: 'Küste' },
  goods: { en: 'Goods', fr: 'Marchandises', de: 'Waren' },
  post: { en: 'Post', fr: 'Courrier', de: 'Post' },
  influence: { en: 'Influence', fr: 'Influence', de: 'Einfluss' },
  ticket: { en: 'Ticket', fr: 'Billet', de: 'Fahrkarte' },
  tickets: { en: 'Tickets', fr: 'Billets', de: 'Fahrkarten' },
  parcel: { en: 'Parcel', fr: 'Colis', de: 'Paket' },
  cargo: { en: 'Cargo', fr: 'Fret', de: 'Ladung' },
  express: { en: 'Night express', fr: 'Rapide de nuit', de: 'Schneller Nachtzug' },
  ferry: { en: 'Ferry', fr: 'Bac', de: 'Fähre' },
};

/** `<id>` for anything without a name here. */
export const nameIn = (id: string, language: TextLanguage, of = ''): string => {
  const names = (of === 'resources' ? NAMES[`${id}s`] : undefined) ?? NAMES[id];
  return names?.[language] ?? names?.en ?? `<${id}>`;
};
