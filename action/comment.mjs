// `node comment.mjs <mark> <file>`: writes the text of a file as the comment on a pull request that bears the mark; one of its own that is
// there already gets the new text, and one of anybody else stays. The summary of the job gets it too. Environment: that of github.mjs, GITHUB_STEP_SUMMARY, NUMBER
// of the pull request, and about a picture its address, or its artifact and the reason why it has no address.
import { appendFileSync, readFileSync } from 'node:fs';
import { argv, env } from 'node:process';
import { ask, myLogin } from './github.mjs';

/** GitHub refuses more than 65,536 characters. */
const MOST = 65_000;
const MOST_PAGES = 50;

const { GITHUB_STEP_SUMMARY = '', NUMBER = '', PICTURE = '', ARTIFACT = '', REASON = '' } = env;
const [, , name = '', file = ''] = argv;
const mark = `<!-- railwright ${name.replaceAll(/[^\w/.-]|--/g, '_')} -->`;

/** Of the picture, in Markdown; empty without one. */
function pictureText() {
  const since = REASON === '' ? '' : `, since ${REASON}`;
  if (PICTURE !== '') return `[![What changed, as a picture](${PICTURE})](${PICTURE})\n\n`;
  if (ARTIFACT !== '') return `[What changed, as a picture](${ARTIFACT}): an artifact${since}.\n\n`;
  return since === '' ? '' : `There is no picture${since}.\n\n`;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<unknown>}
 */
async function askIssues(method, path, body) {
  const { status, data } = await ask(method, `issues/${path}`, body);
  if (status >= 300) throw new Error(`GitHub answers ${status} to ${method} of comments`);
  return data;
}

/**
 * @typedef {object} Comment
 * @property {number} id
 * @property {string} [body]
 * @property {{ login: string, type: string } | null} [user]
 *
 * @returns {Promise<Comment | undefined>}
 */
async function findComment() {
  const me = await myLogin();
  // Some answers leave out the end of a bot's login.
  /** @param {Comment} comment */
  const isMine = ({ user }) => user?.login === me || (user?.type === 'Bot' && user.login === `${me}[bot]`);
  for (let page = 1; page <= MOST_PAGES; page++) {
    const list = /** @type {Comment[]} */ (
      await askIssues('GET', `${NUMBER}/comments?per_page=100&page=${page}`)
    );
    const found = list.find((comment) => comment.body?.startsWith(mark) && isMine(comment));
    if (found) return found;
    if (list.length < 100) return undefined;
  }
  return undefined;
}

const told = readFileSync(file, 'utf8');
// Below the heading.
const end = told.indexOf('\n\n') + 2;
const summary = `${told.slice(0, end)}${pictureText()}${told.slice(end)}`;
if (GITHUB_STEP_SUMMARY !== '') appendFileSync(GITHUB_STEP_SUMMARY, summary);
const text = `${mark}\n${summary}`;
const body =
  text.length <= MOST
    ? text
    : `${text.slice(0, MOST)}…\n\nThe rest has no room here; the summary of the job has it.`;
try {
  const known = await findComment();
  if (!known) await askIssues('POST', `${NUMBER}/comments`, { body });
  else if (known.body !== body) await askIssues('PATCH', `comments/${known.id}`, { body });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.log(
    `::warning title=railwright::The comment cannot be written: ${reason.replaceAll('%', '%25').replaceAll('\n', '%0A')}. The workflow needs pull-requests: write, and may not have it for a pull request from a fork. The summary of the job has the text.`,
  );
  process.exitCode = 1;
}
