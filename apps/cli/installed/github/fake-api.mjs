// `node fake-api.mjs <comments> [<branches>]`: stands in for what GitHub knows of comments and of files on branches; says its port, and
// keeps both in the files. The token "may-write" may write all, "may-comment" only comments; all are those of a workflow.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { argv } from 'node:process';
import { text } from 'node:stream/consumers';

const [, , file = '', branchesFile = ''] = argv;

/** @typedef {{ status: number, data: unknown }} Reply */

const ME = { login: 'github-actions[bot]', type: 'Bot' };

/** @param {number} status @param {unknown} [data] @returns {Reply} */
const reply = (status, data = {}) => ({ status, data });

const server = createServer((request, response) => {
  void answer(request).then(({ status, data }) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Reply>}
 */
async function answer(request) {
  const { method = '', url = '', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/graphql') return reply(200, { data: { viewer: { login: ME.login } } });
  const [, path = ''] = /^\/repos\/ann\/rails\/(.*)$/.exec(pathname) ?? [];
  const sent = await text(request);
  const body = /** @type {Record<string, unknown>} */ (sent === '' ? {} : JSON.parse(sent));
  const token = headers.authorization ?? '';
  if (path.startsWith('issues/'))
    return comments(method, path, Number(searchParams.get('page')), body, token);
  return branches(method, path, searchParams.get('ref') ?? '', body, token);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {number} page
 * @param {{ body?: string }} sent
 * @param {string} token
 */
function comments(method, path, page, { body = '' }, token) {
  const all = /** @type {{ id: number, body: string, user: typeof ME }[]} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );
  if (method === 'GET' && path === 'issues/7/comments')
    return reply(200, all.slice(100 * (page - 1), 100 * page));
  if (!/^Bearer may-(write|comment)$/.test(token)) return reply(403);
  if (body.length > 65_536) return reply(422);
  if (method === 'POST' && path === 'issues/7/comments') all.push({ id: all.length + 1, body, user: ME });
  else {
    const id = Number(/^issues\/comments\/(\d+)$/.exec(path)?.[1]);
    const known = all.find((comment) => comment.id === id);
    if (method !== 'PATCH' || !known) return reply(404);
    known.body = body;
  }
  writeFileSync(file, JSON.stringify(all));
  return reply(200);
}

/** Trees and commits by name: what a branch begins with. */
const objects = new Map();

/**
 * @param {string} method
 * @param {string} path
 * @param {string} ref
 * @param {Record<string, unknown>} body
 * @param {string} token
 */
function branches(method, path, ref, body, token) {
  const all = /** @type {Record<string, Record<string, string>>} */ (
    branchesFile === '' ? {} : JSON.parse(readFileSync(branchesFile, 'utf8'))
  );
  const [, name = ''] = /^contents\/(.*)$/.exec(path) ?? [];
  if (method === 'GET') return all[ref]?.[name] === undefined ? reply(404) : reply(200);
  if (token !== 'Bearer may-write') return reply(403);
  const made = `${objects.size}`;
  if (path === 'git/trees' || path === 'git/commits') {
    const tree = /** @type {{ path: string, content: string }[] | string} */ (body['tree']);
    objects.set(
      made,
      typeof tree === 'string'
        ? objects.get(tree)
        : Object.fromEntries(tree.map((one) => [one.path, one.content])),
    );
    return reply(201, { sha: made });
  }
  if (path === 'git/refs') {
    const branch = String(body['ref']).replace('refs/heads/', '');
    if (all[branch]) return reply(422);
    all[branch] = objects.get(String(body['sha']));
  } else {
    const files = all[String(body['branch'])];
    if (method !== 'PUT' || !files || name === '') return reply(404);
    // A file that is there needs the name of its content.
    if (files[name] !== undefined) return reply(422);
    files[name] = String(body['content']);
  }
  writeFileSync(branchesFile, JSON.stringify(all));
  return reply(201);
}
