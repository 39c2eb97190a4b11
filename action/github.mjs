// Asks GitHub about the repository of the workflow. Environment: GITHUB_API_URL, GITHUB_GRAPHQL_URL, GITHUB_REPOSITORY, TOKEN.
import { env } from 'node:process';

const { GITHUB_API_URL = 'https://api.github.com', GITHUB_REPOSITORY = '', TOKEN = '' } = env;
const { GITHUB_GRAPHQL_URL = 'https://api.github.com/graphql' } = env;
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
  return send(method, `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, body);
}

/**
 * The login of whom the token stands for. Only GraphQL tells it for the token of a workflow.
 * @returns {Promise<string>}
 */
export async function myLogin() {
  const { status, data } = await send('POST', GITHUB_GRAPHQL_URL, { query: '{ viewer { login } }' });
  const login = /** @type {{ data?: { viewer?: { login?: string } } } | undefined} */ (data)?.data?.viewer
    ?.login;
  if (login === undefined) throw new Error(`GitHub answers ${status} when asked whose the token is`);
  return login;
}

/**
 * @param {string} method
 * @param {string} address
 * @param {unknown} body
 * @returns {Promise<Answer>}
 */
async function send(method, address, body) {
  const answer = await fetch(address, {
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
