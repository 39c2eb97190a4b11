// Asks GitHub about the repository of the workflow. Environment: GITHUB_API_URL, GITHUB_REPOSITORY, TOKEN.
import { env } from 'node:process';

const { GITHUB_API_URL = 'https://api.github.com', GITHUB_REPOSITORY = '', TOKEN = '' } = env;
const MOST_MILLISECONDS = 60_000;

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {unknown} data What GitHub sent, or undefined if it refused.
 *
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Answer>}
 */
export async function ask(method, path, body) {
  const answer = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${TOKEN}`,
      'x-github-api-version': '2022-11-28',
    },
    signal: AbortSignal.timeout(MOST_MILLISECONDS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, data: answer.ok ? JSON.parse(text) : undefined };
}
