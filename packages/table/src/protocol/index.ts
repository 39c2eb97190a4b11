// What a page needs to know of a table: the messages, their limits and the form of links. It loads no Node.
export * from './limits.ts';
export * from './link.ts';
export * from './log.ts';
export * from './messages.ts';
export * from './position.ts';
export type { NoteText, Saying } from './said.ts';
export { parseRequest, type Change, type Hello, type ParsedRequest, type Request } from './requests.ts';
