// The code of all pages as one file.
import { join } from 'node:path';
import { build } from 'rolldown';
import { ROOT } from '../../lib/server/repository.ts';
import type { RequestHandler } from './$types';

export const prerender = true;

export const GET: RequestHandler = async () => {
  const { output } = await build({
    input: join(ROOT, 'apps', 'docs', 'src', 'client', 'main.ts'),
    write: false,
    output: { minify: true },
  });
  return new Response(output[0].code, { headers: { 'content-type': 'text/javascript' } });
};
