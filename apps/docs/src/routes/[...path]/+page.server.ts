// Every page but the home page.
import { HOME } from '@railwright/content';
import { error } from '@sveltejs/kit';
import { NAVIGATION, PATHS, showPage } from '../../lib/server/pages.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => PATHS.map((path) => ({ path }));

export const load: PageServerLoad = async ({ params }) => {
  const shown = await showPage(params.path.replace(/\/$/, ''));
  if (!shown) error(404, 'There is no such page.');
  return { ...shown, home: HOME, navigation: NAVIGATION };
};
