// What kinds of files are called in messages, for other languages.

// @wc-include
const NOUNS: Readonly<Record<string, string>> = {
  map: 'map',
  card: 'card',
  car: 'car',
  deck: 'deck',
  ability: 'ability',
  'rules file': 'rules file',
  setup: 'setup',
  locale: 'locale',
  strategy: 'strategy',
  preference: 'preference',
  group: 'group',
  lesson: 'lesson',
};

export const said = (noun: string): string => NOUNS[noun] ?? noun;
