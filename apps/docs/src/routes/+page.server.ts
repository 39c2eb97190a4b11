// The home page: parts of the README, and where each kind of document begins.
import { HOME } from '@railwright/content';
import { resolveLink } from '../lib/server/links.ts';
import { renderMarkdown } from '../lib/server/markdown.ts';
import { NAVIGATION, PAGE_OF } from '../lib/server/pages.ts';
import { read } from '../lib/server/repository.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => {
  const readme = read('README.md');
  const part = (pattern: RegExp): string => {
    const [, found] = pattern.exec(readme) ?? [];
    if (found === undefined) throw new Error(`README.md has nothing like ${String(pattern)}.`);
    return renderMarkdown(found, (href) => resolveLink(href, 'README.md', './', PAGE_OF)).html;
  };
  return {
    root: './',
    card: part(/(```yaml\n[^]*?```)/),
    start: part(/## Start\n([^]*?)\n## /),
    abilities: part(/## What it does\n([^]*?)\n## /),
    games: part(/## Included games\n([^]*?)\n## /),
    home: HOME,
    navigation: NAVIGATION,
  };
};
