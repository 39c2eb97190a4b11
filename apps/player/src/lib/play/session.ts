// A game as tables and the bars around them see it, wherever it is played: what they show, and what they can do.
import type { Component } from 'svelte';
import type {
  ChoiceResult,
  Decision,
  Game,
  GameDefinition,
  GameEvent,
  GameRecord,
  State,
  View,
} from '@railwright/engine';
import type { LessonStep } from '@railwright/content/lesson';
import type { Saying, TableSaid } from '@railwright/table/protocol';
import type { Bundle } from '../bundle/catalog.ts';
import type { GameWords } from '../text/words.ts';
import type { WordTable } from '../text/words.svelte.ts';
import type { BotRoom } from './bot-messages.ts';
import type { Outcome } from './outcome.ts';
import type { SeatSetup } from './seats.ts';

/** The parts of a game needed to play it here. */
export interface GameKit extends BotRoom {
  /** @throws Error if the definition is invalid. */
  create(definition: GameDefinition, seats: number): Game;
  readonly Table: Component<{ session: Session }>;
  /** Names for the ids in its events, in the chosen language. */
  thingNames(definition: GameDefinition): (id: string) => string;
  readonly words: WordTable<GameWords>;
  readonly outcome?: Outcome;
  /** Loads what it says to people who ask for help; a game may do without. */
  help?(): Promise<GameHelp>;
  /** Loads what tells when the game ends, and how far that is: sentences in the chosen language. */
  ends?(): Promise<(session: Session) => readonly string[]>;
}

/** A lesson that goes with a game: what it says, and how far the learner is. */
export interface LessonPlay {
  /** Above the open question. */
  readonly Bar: Component<{ lesson: LessonPlay }>;
  /** Undefined while nothing is to be said. */
  readonly step: LessonStep | undefined;
  /** The learner has done something else, though what the step expects is still possible. */
  readonly strayed: boolean;
  /** The number of the step, or of those that are behind, and of all. */
  readonly reached: number;
  readonly count: number;
  /** Its last step is behind the learner. */
  readonly finished: boolean;
  /** The learner goes on without help. */
  closed: boolean;
  /** Whether the learner is asked. */
  readonly isAsked: boolean;
  /** Looks at the present position. */
  look(): void;
  /** The step was read. */
  next(): void;
  /** As JSON, beside the game. */
  readonly kept: object;
}

/** What a game says to people who ask for help; each game's folder has it in `help`, loaded when the first asks. */
export interface GameHelp {
  readonly words: WordTable<GameHelpWords>;
  /** A legal choice of the open question in words. */
  choice(session: Session, text: string): NamedChoice;
}

interface GameHelpWords {
  /** What the game is about and what a turn is, one sentence or two for each line: true of every setup. */
  readonly basics: readonly string[];
  /** Where points come from, and so why somebody may have none. */
  readonly points?: string;
}

/** A choice, for somebody who does not read its text form. */
export interface NamedChoice {
  readonly name: string;
  /** Ids of the cards and cells that the table marks. */
  readonly about: readonly string[];
}

/** What a choice brought about. */
export interface LogStep {
  readonly seat: number;
  readonly events: readonly GameEvent[];
}

/** The same with the choice. */
export interface LoggedChoice extends LogStep {
  readonly text: string;
}

/** A part of what the log tells: events of the game, or a sentence about the players. */
export interface StoryPart {
  readonly events: readonly GameEvent[];
  /** Instead of events. */
  readonly said?: string;
  /** Whom the sentence is about. */
  readonly seat?: number;
  /** It was taken back, and does not count any more. */
  readonly gone?: boolean;
}

/** All of it can change at any time, and components that read it follow; only its methods change it. */
export interface Session {
  readonly id: string;
  readonly bundle: Bundle;
  readonly kit: GameKit;
  readonly game: Game;
  /** Who plays; all names differ. */
  readonly seats: readonly SeatSetup[];
  /** A game at this screen, with what only that can do. */
  readonly local?: LocalPlay;
  /** A seat at a table somewhere else. */
  readonly remote?: RemoteSeat;

  /** The position as the viewer sees it. */
  readonly view: View;
  /** For quick queries and trial runs on copies. */
  readonly state: State;
  readonly decision: Decision | undefined;
  readonly isOver: boolean;
  /** Number of choices before the position. */
  readonly at: number;
  /** Among the turns of its seat, from 1. */
  readonly turn: number;
  /** Of each choice before the position. */
  readonly log: readonly LogStep[];
  /** Everything that the log tells. */
  readonly story: readonly StoryPart[];
  /** Whose view is shown: a seat, `ONLOOKER`, or `ALL_OPEN`. */
  readonly viewer: number;
  /** Whether the person at the screen is asked. */
  readonly myTurn: boolean;
  /** Text forms of the legal choices of the person at the screen. */
  readonly legal: ReadonlySet<string>;
  /** Whom the table waits for, or for what, while the person at the screen cannot choose. */
  readonly waiting: string;
  /** An earlier position, or a game without a person at this screen. */
  readonly reviewing: boolean;
  /** Whether the end of the game is shown. */
  readonly atEnd: boolean;
  /** Whether the result has been looked at. */
  endSeen: boolean;
  /** The person to whom the screen must be passed before anything is shown; otherwise undefined. */
  readonly waitingFor: number | undefined;

  choose(text: string): ChoiceResult;
  /** Several picks that belong together. */
  chooseAll(texts: readonly string[]): void;
  readonly canUndo: boolean;
  undo(): void;
  /** The whole game, whatever position is shown; undefined while parts of it are secret. */
  record(): GameRecord | undefined;
  close(): void;
}

/** What only a game at this screen can do: going through it, and bots that think here. */
export interface LocalPlay extends Session {
  /** Of a game that teaches its rules. */
  readonly lesson: LessonPlay | undefined;
  readonly log: readonly LoggedChoice[];
  /** Whether the browser had space for the game. */
  readonly kept: boolean;
  /** Number of choices, including those that can be redone. */
  readonly length: number;
  /** The last position. */
  readonly reach: number;
  /** Whether a bot thinks. */
  readonly thinking: boolean;
  /** The asked bot does not answer: its worker could not be loaded, or stopped. */
  readonly unanswered: boolean;
  /** An opened record: there is no live game to return to. */
  readonly replayOnly: boolean;
  /** Cards may be shown: the game is over, or no person plays at this screen. */
  readonly mayOpen: boolean;
  /** Can be set while cards may be shown. */
  viewer: number;
  readonly canRedo: boolean;
  record(): GameRecord;
  redo(): void;
  /** Confirms being at the screen. */
  appear(seat: number): void;
  /** Shows the position after `at` choices. */
  goTo(at: number): void;
  /** Returns to the live game. */
  resume(): void;
  /** Shows bots' choices at once until a person is asked. */
  hurry(): void;
  /** Asks the bot that did not answer again. */
  askAgain(): void;
}

/** What a table somewhere else adds to a session. */
export interface RemoteSeat {
  /** Sitting down, wishes of others, the state of the connection: above the table. */
  readonly Bar: Component<{ session: Session }>;
  /** The players, and what can be done about their seats. */
  readonly Players: Component<{ session: Session; onclose: () => void }>;
  readonly words: {
    readonly undo: string;
    readonly players: string;
    /** Before the title of the page; empty unless the person at the screen is asked. */
    readonly title: string;
    /** What the bar's buttons do, for people without a keyboard. */
    readonly touch: readonly string[];
  };
  /** What is to be known of who plays a seat, in a word or two. */
  note(seat: number): string;
  /** What was said about the game, as far as this seat may know it. */
  readonly said: TableSaid;
  /** Says something about the game. Undefined once the table has kept it, otherwise why it did not; after a lost connection, that takes long. */
  say(what: Saying): Promise<string | undefined>;
}
