// An address without a page.

export const EN_MISSING = {
  title: 'There is no such page',
  text: 'The address may be mistyped, or part of it may be missing. Your games are on the start page.',
};
