// `node picture.mjs <file>`: puts a picture on a branch of its own, as GitHub takes no uploads with comments and shows no data URIs.
// Writes `address=…`, or `reason=…` where it cannot, to GITHUB_OUTPUT. Environment: also NUMBER of the pull request, GITHUB_SERVER_URL.
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { argv, env } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { ask } from './github.mjs';

const BRANCH = 'railwright-pictures';
const README =
  'Pictures for comments on pull requests, by Railwright. Nothing else needs this branch: it can be deleted, and the next pull request begins it again.\n';
/** GitHub shows no larger ones. */
const MOST_BYTES = 10_000_000;
const TRIES = 6;

const { GITHUB_OUTPUT = '', GITHUB_REPOSITORY = '', NUMBER = '' } = env;
const { GITHUB_SERVER_URL = 'https://github.com' } = env;

/**
 * @param {string} path
 * @param {Buffer} picture
 * @returns {Promise<string>} Why it is not there; empty if it is.
 */
async function put(path, picture) {
  const message = `Picture for pull request ${NUMBER} [skip ci]`;
  const body = { message, content: picture.toString('base64'), branch: BRANCH };
  let status = 0;
  for (let i = 0; i < TRIES; i++) {
    // The same picture has the same name.
    if ((await ask('GET', `contents/${path}?ref=${BRANCH}`)).status === 200) return '';
    ({ status } = await ask('PUT', `contents/${path}`, body));
    if (status < 300) return '';
    if (status === 404) status = await begin();
    // Of another run at the same time.
    else if (status === 409 || status === 422) await setTimeout(200 * (i + 1));
    if (status === 403 || status === 404) return forbidden();
  }
  return `GitHub answers ${status}`;
}

/** Begins the branch, without the history of any other. Returns the status of the last request. */
async function begin() {
  const tree = await ask('POST', 'git/trees', {
    tree: [{ path: 'README.md', mode: '100644', type: 'blob', content: README }],
  });
  if (tree.status >= 300) return tree.status;
  const commit = await ask('POST', 'git/commits', {
    message: 'Begin [skip ci]',
    tree: shaOf(tree.data),
    parents: [],
  });
  if (commit.status >= 300) return commit.status;
  const reference = { ref: `refs/heads/${BRANCH}`, sha: shaOf(commit.data) };
  return (await ask('POST', 'git/refs', reference)).status;
}

/** @param {unknown} data */
const shaOf = (data) => /** @type {{ sha: string }} */ (data).sha;

const forbidden = () =>
  'this run may not write to the repository: it needs contents: write, which a pull request from a fork never has';

/** @returns {Promise<string>} What to tell the next step. */
async function told() {
  const picture = readFileSync(argv[2] ?? '');
  if (picture.length > MOST_BYTES) return `reason=it has more than ${MOST_BYTES / 1_000_000} MB`;
  const name = createHash('sha256').update(picture).digest('hex').slice(0, 20);
  const path = `${Number.parseInt(NUMBER, 10)}/${name}.png`;
  const reason = await put(path, picture);
  return reason === ''
    ? `address=${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${BRANCH}/${path}?raw=true`
    : `reason=${reason}`;
}

const line = await told().catch(() => 'reason=GitHub cannot be reached');
if (line.startsWith('reason='))
  console.log(`::notice title=railwright::The picture is an artifact, since ${line.slice(7)}.`);
appendFileSync(GITHUB_OUTPUT, `${line}\n`);
