// The faces of the cookbook's cards.
import { error } from '@sveltejs/kit';
import { cookbookFaces } from '../../../lib/server/faces.ts';
import type { RequestHandler } from './$types';

export const prerender = true;

export const GET: RequestHandler = async ({ params }) => {
  const face = [...(await cookbookFaces()).values()].find(({ id }) => id === params.card);
  if (!face) error(404, 'There is no such card.');
  return new Response(face.svg, { headers: { 'content-type': 'image/svg+xml' } });
};
