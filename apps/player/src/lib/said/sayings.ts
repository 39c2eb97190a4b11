// Where what people say about a game is kept: in this browser, or at a table over the network.
import type { Question } from '@railwright/content/bundle/read';
import type { Session } from '../play/session.ts';
import type { Note, Said } from './said.ts';

/** Its values can change at any time, and components that read them follow. */
export interface Sayings {
  /** All that may be read here. */
  readonly said: Said;
  /** Who can say something here. */
  readonly people: readonly { readonly id: number; readonly name: string }[];
  /** Nothing can be said here, only read. */
  readonly isReader: boolean;
  /** Something was said that is not kept yet. */
  readonly isWaiting: boolean;
  /** Why something could not be kept, as a sentence. */
  readonly trouble: string | undefined;
  isMine(note: Note): boolean;
  /** Whether it is kept. */
  add(note: Note): Promise<boolean>;
  /** Gives a note another text. Whether that is kept. */
  change(note: Note, text: string): Promise<boolean>;
  remove(note: Note): void;
  /** A value that is no answer takes back the one before. */
  answer(question: Question, seat: number, value: unknown): void;
}

/** Whether anything can be said about a game, or read. */
export const canSay = ({ local, viewer, isOver, waitingFor }: Session): boolean =>
  waitingFor === undefined && (local ? !local.replayOnly : viewer >= 0 || isOver);
