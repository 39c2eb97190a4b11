// Signs of the categories of cards on a square of 24, drawn in one color, `@icon`, with openings.
const CATEGORY_ICONS: Readonly<Record<string, string>> = {
  // A train from the front, on its rails.
  train:
    'M8 2h8a4 4 0 0 1 4 4v8.5a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 14.5V6a4 4 0 0 1 4-4zM7 6v4.5h10V6zM8.3 15.7a1.5 1.5 0 1 0 0-3a1.5 1.5 0 0 0 0 3zM15.7 15.7a1.5 1.5 0 1 0 0-3a1.5 1.5 0 0 0 0 3zM7.2 19h2.3L8 22H5.5zM14.5 19h2.3l1.7 3H16z',
  // Rails towards the horizon.
  rail: 'M8.7 2h1.6L7.2 22H4.2zM15.3 2h-1.6l3.1 20h3zM10.4 4h3.2v1.3h-3.2zM9.7 7.4h4.6v1.6H9.7zM9 11.4h6v1.9H9zM8.2 15.9h7.6v2.3H8.2z',
  // A platform with roof and clock.
  station:
    'M2 9l3.5-5h13L22 9zM5 9.8h2V19H5zM17 9.8h2V19h-2zM2 19h20v3H2zM12 10.2a3.3 3.3 0 1 1 0 6.6a3.3 3.3 0 0 1 0-6.6zM11.4 11.3v2.7h2.3v-1.1h-1.2v-1.6z',
  // A semaphore signal.
  action:
    'M9.2 2h2.6v3.3h9.2v5.2h-9.2V22H9.2v-1.5H6V22H4v-2.6h5.2zM14.6 6.4a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3z',
  // Laurel around a star.
  victory:
    'M12 6l1.7 3.5l3.8.5l-2.8 2.7l.7 3.8L12 14.7l-3.4 1.8l.7-3.8L6.5 10l3.8-.5zM4.5 4C1.2 9.5 2.2 17 9 21l-.8 1.2C.2 18.2-.6 9.3 3.2 3.3zM19.5 4c3.3 5.5 2.3 13-4.5 17l.8 1.2c8-4 8.8-12.9 5-18.9z',
  // A bin.
  waste:
    'M9 2h6l1 2h5v3H3V4h5zM4.5 8.5h15L18 22H6zM8 10.8l.6 8.7h1.5l-.5-8.7zM11.2 10.8v8.7h1.6v-8.7zM14.4 10.8l-.5 8.7h1.5l.6-8.7z',
  // A burst.
  attack:
    'M12 1l2.2 5.6L19 3.2l-1.6 5.7l5.6.7l-4.8 3.3l4 4.2l-5.8-.5l.5 5.9L12.6 18l-3.5 4.7l-.7-5.8l-5.7 1.3l3.3-4.9L1 10.5l5.7-1.1L4.3 4L9.6 6.7z',
  // A shield.
  reaction: 'M12 1.5l9 3v7c0 5.5-3.8 9.5-9 11c-5.2-1.5-9-5.5-9-11v-7zM12 4.7v14.5c3.5-1.3 6-4 6-7.7V6.7z',
  other: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM12 6a6 6 0 1 0 0 12a6 6 0 0 0 0-12z',
};

export function categoryIcon(category: string): string {
  const icon = Object.hasOwn(CATEGORY_ICONS, category) ? CATEGORY_ICONS[category] : undefined;
  return icon ?? CATEGORY_ICONS['other'] ?? '';
}

/** The paint of a category; of one that the board does not know, the neutral one. */
export function categoryPaint(category: string): string {
  return `@kind-${Object.hasOwn(CATEGORY_ICONS, category) ? category : 'other'}`;
}
