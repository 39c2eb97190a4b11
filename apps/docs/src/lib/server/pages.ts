// All pages of the site, in the order of the sidebar.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SIDEBAR, type Document, type Generated } from '../sidebar.ts';
import { commandPages } from './commands.ts';
import { cookbookFaces } from './faces.ts';
import { exampleFindings } from './findings.ts';
import { resolveLink, SOURCE } from './links.ts';
import { escape, renderMarkdown, type Rendered } from './markdown.ts';
import { read, ROOT } from './repository.ts';
import { schemaPages } from './schemas.ts';

interface Page {
  /** `how-to/checking` */
  readonly path: string;
  /** In the sidebar. */
  readonly title: string;
  /** Title of its group in the sidebar. */
  readonly group: string;
  readonly markdown: string;
  /** The file that its links are relative to. */
  readonly base: string;
  /** Whether people write that file. */
  readonly isWritten: boolean;
  /** The path of the page it is listed below. */
  readonly parent?: string;
}

/** A line of the sidebar. */
export interface Line {
  readonly title: string;
  readonly path: string;
  readonly children: readonly { readonly title: string; readonly path: string }[];
}

const COOKBOOK = 'docs/cookbook.md';
const CODES = 'docs/codes.md';

function listPages(): readonly Page[] {
  return SIDEBAR.flatMap(({ title: group, slug, entries }) =>
    entries.flatMap((entry) =>
      'file' in entry ? [written(entry, group, slug)] : generated(entry, group, `${slug}/${entry.slug}`),
    ),
  );
}

function written({ file, title, slug, section }: Document, group: string, folder: string): Page {
  const text = read(file);
  const markdown = section === undefined ? text : sectionOf(text, section, file);
  return { path: `${folder}/${slug}`, title, group, markdown, base: file, isWritten: true };
}

function sectionOf(text: string, title: string, file: string): string {
  const [, , body] = text.split(new RegExp(`^(## ${title})$`, 'm'));
  if (body === undefined) throw new Error(`${file} has no section "${title}".`);
  return `# ${title}${body.split(/^## /m)[0] ?? ''}`;
}

function generated({ title, from }: Generated, group: string, path: string): Page[] {
  if (from === 'decisions') return decisions(title, group, path);
  const pages = from === 'commands' ? commandPages() : schemaPages();
  return pages.map((page) => ({
    path: page.slug === '' ? path : `${path}/${page.slug}`,
    title: page.slug === '' ? title : page.title,
    group,
    markdown: page.markdown,
    base: 'apps/docs/README.md',
    isWritten: false,
    ...(page.slug !== '' && { parent: path }),
  }));
}

const DECISIONS = 'docs/decisions';

/** Without its number. */
const headingOf = (file: string): string => /^# (?:\d+: )?(.*)/.exec(read(file))?.[1] ?? file;

function decisions(title: string, group: string, path: string): Page[] {
  const overview = written({ file: `${DECISIONS}/README.md`, title, slug: path }, group, '');
  const files = readdirSync(join(ROOT, DECISIONS)).filter((name) => /^\d.*\.md$/.test(name));
  return [
    { ...overview, path },
    ...files.toSorted().map((name) => ({
      ...written(
        {
          file: `${DECISIONS}/${name}`,
          title: headingOf(`${DECISIONS}/${name}`),
          slug: name.slice(0, -3),
        },
        group,
        path,
      ),
      parent: path,
    })),
  ];
}

const pages = listPages();

export const PATHS: readonly string[] = pages.map(({ path }) => path);

/** The address of each document on the site, by its file. */
export const PAGE_OF: ReadonlyMap<string, string> = new Map(
  pages.filter(({ isWritten }) => isWritten).map(({ base, path }) => [base, path]),
);

/** The sidebar: the lines of each group. */
export const NAVIGATION = SIDEBAR.map(({ title, slug, about }) => ({
  title,
  slug,
  about,
  lines: pages
    .filter(({ group, parent }) => group === title && parent === undefined)
    .map((page): Line => ({
      title: page.title,
      path: page.path,
      children: pages.filter(({ parent }) => parent === page.path).map(shown),
    })),
}));

/** Data of pages is part of the site: without the Markdown. */
export type Shown = Omit<Page, 'markdown'>;

function shown({ path, title, group, base, isWritten, parent }: Page): Shown {
  return { path, title, group, base, isWritten, ...(parent !== undefined && { parent }) };
}

export interface ShownPage extends Rendered {
  readonly page: Shown;
  /** From the page up to the site: `../../`. */
  readonly root: string;
  /** Where people find what the page is made from, on the git host. */
  readonly source: string | undefined;
  readonly previous: Shown | undefined;
  readonly next: Shown | undefined;
}

/** Undefined if there is no such page. */
export async function showPage(path: string): Promise<ShownPage | undefined> {
  const page = pages.find((one) => one.path === path);
  if (!page) return undefined;
  const root = '../'.repeat(path.split('/').length);
  const faces = page.base === COOKBOOK ? await cookbookFaces() : undefined;
  const face = (id: string): string => {
    const card = faces?.get(id);
    return card
      ? `<img class="face" src="${root}faces/${card.id}.svg" alt="The card ${escape(card.name)}" loading="lazy" width="190" height="265" />`
      : '';
  };
  const markdown = page.base === CODES ? await withFindings(page.markdown) : page.markdown;
  const rendered = renderMarkdown(markdown, (href) => resolveLink(href, page.base, root, PAGE_OF), face);
  const row = pages.filter(({ group, parent }) => group === page.group && parent === page.parent).map(shown);
  const at = row.findIndex((one) => one.path === path);
  const source = page.isWritten ? `${SOURCE}${page.base}` : undefined;
  return { page: shown(page), root, ...rendered, source, previous: row[at - 1], next: row[at + 1] };
}

let findings: Promise<ReadonlyMap<string, string>> | undefined;

/** A real finding at the end of each code's section. */
async function withFindings(markdown: string): Promise<string> {
  const shown = await (findings ??= exampleFindings());
  return markdown.replaceAll(/^## (.*)\n([^]*?)(?=^## |$(?![^]))/gm, (section: string, code: string) => {
    const finding = shown.get(code);
    return finding === undefined
      ? section
      : `${section.trimEnd()}\n\nThe terminal shows, for example:\n\n\`\`\`\n${finding}\n\`\`\`\n\n`;
  });
}

export interface SearchSection {
  /** Address from the root of the site. */
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
}

/** Every section of every page, for the search. */
export async function searchSections(): Promise<readonly SearchSection[]> {
  const shown = await Promise.all(PATHS.map(showPage));
  return shown.flatMap((one) => {
    if (!one) return [];
    const { page, html } = one;
    const [, ...parts] = html.split(/<h[1-3] id="/);
    return parts.map((part, i) => {
      const id = part.slice(0, part.indexOf('"'));
      const [title = '', text = ''] = part.slice(part.indexOf('>') + 1).split(/<\/h[1-3]>/);
      return {
        id: i === 0 ? `${page.path}/` : `${page.path}/#${id}`,
        title: plain(title.replace(/<a class="anchor".*/, '')),
        page: page.title,
        text: plain(text),
      };
    });
  });
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
