// What the search looks through.
import { json } from '@sveltejs/kit';
import { searchSections } from '../../lib/server/pages.ts';
import type { RequestHandler } from './$types';

export const prerender = true;

export const GET: RequestHandler = async () => json(await searchSections());
