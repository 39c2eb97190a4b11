// The face of the package: a content folder over HTTP on this machine, and the built apps. What pages need to
// know is in `@railwright/server/protocol`, which loads no Node.
export { commonHeaders } from './headers.ts';
export { listen, StartError, type ListenOptions } from './listen.ts';
export { startServer } from './start-server.ts';
export type { RunningServer, ServerOptions } from './start-server.ts';
export { serveApp, type App } from './static-app.ts';
export type { Playtests } from './playtests.ts';
export type { Publishing } from './publishing.ts';
