// `node fake-api.mjs <file>`: stands in for what GitHub knows of comments; says its port, and keeps the comments in the file. Only
// the token "may-write" may write.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { argv } from 'node:process';
import { text } from 'node:stream/consumers';

const file = argv[2] ?? '';

const server = createServer((request, response) => {
  void answer(request).then(({ status, data }) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  const comments = /** @type {{ id: number, body: string }[]} */ (JSON.parse(readFileSync(file, 'utf8')));
  const { method, url = '', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (method === 'GET' && pathname === '/repos/ann/rails/issues/7/comments') {
    const page = Number(searchParams.get('page'));
    return { status: 200, data: comments.slice(100 * (page - 1), 100 * page) };
  }
  if (headers.authorization !== 'Bearer may-write') return { status: 403, data: {} };
  const { body } = /** @type {{ body: string }} */ (JSON.parse(await text(request)));
  if (body.length > 65_536) return { status: 422, data: {} };
  if (method === 'POST' && pathname === '/repos/ann/rails/issues/7/comments')
    comments.push({ id: comments.length + 1, body });
  else {
    const id = Number(/^\/repos\/ann\/rails\/issues\/comments\/(\d+)$/.exec(pathname)?.[1]);
    const known = comments.find((comment) => comment.id === id);
    if (method !== 'PATCH' || !known) return { status: 404, data: {} };
    known.body = body;
  }
  writeFileSync(file, JSON.stringify(comments));
  return { status: 200, data: {} };
}
