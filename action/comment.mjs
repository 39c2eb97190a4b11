// `node comment.mjs <mark> <file>`: writes the text of a file as the comment on a pull request that bears the mark; one that is
// there already gets the new text. Environment: GITHUB_API_URL, GITHUB_REPOSITORY, NUMBER of the pull request, TOKEN.
import { readFileSync } from 'node:fs';
import { argv, env } from 'node:process';

/** GitHub refuses more than 65,536 characters. */
const MOST = 65_000;
const MOST_PAGES = 50;

const { GITHUB_API_URL = 'https://api.github.com', GITHUB_REPOSITORY = '', NUMBER = '', TOKEN = '' } = env;
const [, , name = '', file = ''] = argv;
const mark = `<!-- railwright ${name.replaceAll(/[^\w/.-]|--/g, '_')} -->`;

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<unknown>}
 */
async function ask(method, path, body) {
  const answer = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues/${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${TOKEN}`,
      'x-github-api-version': '2022-11-28',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`GitHub answers ${answer.status} to ${method} of comments`);
  return answer.json();
}

/** @returns {Promise<{ id: number, body: string } | undefined>} */
async function findComment() {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const list = /** @type {{ id: number, body?: string }[]} */ (
      await ask('GET', `${NUMBER}/comments?per_page=100&page=${page}`)
    );
    const found = list.find(({ body }) => body?.startsWith(mark));
    if (found) return { id: found.id, body: found.body ?? '' };
    if (list.length < 100) return undefined;
  }
  return undefined;
}

const text = `${mark}\n${readFileSync(file, 'utf8')}`;
const body =
  text.length <= MOST
    ? text
    : `${text.slice(0, MOST)}…\n\nThe rest has no room here; the summary of the job has it.`;
try {
  const known = await findComment();
  if (!known) await ask('POST', `${NUMBER}/comments`, { body });
  else if (known.body !== body) await ask('PATCH', `comments/${known.id}`, { body });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.log(
    `::warning title=railwright::The comment cannot be written: ${reason.replaceAll('%', '%25').replaceAll('\n', '%0A')}. The workflow needs pull-requests: write, and may not have it for a pull request from a fork. The summary of the job has the text.`,
  );
  process.exitCode = 1;
}
