// Pictures of documents, and the schemas.
import { error } from '@sveltejs/kit';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exists, ROOT } from '../../../lib/server/repository.ts';
import type { EntryGenerator, RequestHandler } from './$types';

const SERVED = /^(schemas\/[\w.-]+\.json|(docs|(apps|packages)\/[\w-]+\/docs)\/[\w-]+\.(png|svg))$/;
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/schema+json',
  png: 'image/png',
  svg: 'image/svg+xml',
};

export const prerender = true;

export const entries: EntryGenerator = () =>
  readdirSync(join(ROOT, 'schemas')).flatMap((name) =>
    name.endsWith('.json') ? [{ path: `schemas/${name}` }] : [],
  );

export const GET: RequestHandler = ({ params: { path } }) => {
  if (!SERVED.test(path) || !exists(path)) error(404, 'There is no such file.');
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? '';
  return new Response(readFileSync(join(ROOT, path)), { headers: { 'content-type': type } });
};
