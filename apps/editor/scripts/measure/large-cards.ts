// The texts of a pack with one set of 500 cards, for measuring.
const CARDS = 500;
const EFFECTS = [
  '[draw: 2]',
  '[draw: 1, coins: 1, gain-waste: 1]',
  '[{ choose: { from: hand, count: any, as: posted } }, { discard: posted }, { coins: { count: posted } }]',
  '[{ may: [{ trash: self }, { coins: 3 }] }]',
];

export function largeCards(): Record<string, string> {
  const cards = Array.from({ length: CARDS }, (_, i) => {
    const name = `{ en: Line ${i}, fr: Ligne ${i}, de: Linie ${i} }`;
    const head = `id: line-${i}, name: ${name}, categories: [action], cost: ${2 + (i % 6)}`;
    return `  - { ${head}, effect: ${EFFECTS[i % EFFECTS.length] ?? ''} }\n`;
  });
  return {
    'large/pack.yaml':
      'format: 1\nid: large\ngame: trains\ntitle: Large\nversion: 1.0.0\ndescription: Many cards.\nextends: [trains]\n',
    'large/cards/all.yaml': `format: 1\ncards:\n${cards.join('')}`,
  };
}
