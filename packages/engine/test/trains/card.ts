// A card for tests.
export const card = (id: string, more: object) => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  ...more,
});
