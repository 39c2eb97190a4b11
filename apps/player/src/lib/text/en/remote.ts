// English texts about tables over the network.
import type { ByeCode, RefusalCode } from '@railwright/table/protocol';
import { joined } from '@railwright/engine/joined';

/** `text` says what can be done about it. */
interface Trouble {
  readonly title: string;
  readonly text: string;
}

const BYES: Readonly<Record<ByeCode, Trouble>> = {
  'bad-message': {
    title: 'The table did not understand this page',
    text: 'Reload the page. If that does not help, tell whoever opened the table.',
  },
  'wrong-secret': {
    title: 'This link does not open a seat',
    text: 'Part of the link is missing or changed. Copy the whole link again, or ask whoever opened the table for it.',
  },
  'no-such-table': {
    title: 'There is no such table here',
    text: 'Perhaps the link is of another host, or the host keeps its tables in another file now. Ask whoever opened the table for the link.',
  },
  'other-version': {
    title: 'This page is older or newer than the table',
    text: 'Reload it; your seat and the game stay as they are.',
  },
  'other-rules': {
    title: 'This game was begun with another version',
    text: 'It cannot be continued with the version that the host runs now. With the earlier version, it can.',
  },
  'too-slow': {
    title: 'The connection was too slow',
    text: 'The table ended it because this page did not read what it was sent. Try again.',
  },
  'too-fast': {
    title: 'This page asked too often',
    text: 'The table ended the connection. Wait a moment, then try again.',
  },
  damaged: {
    title: 'The table is damaged',
    text: 'The host cannot read all that it has kept of the game. Tell whoever opened the table; its screen says more.',
  },
  failed: {
    title: 'Something went wrong at the host',
    text: 'Nothing that was played is lost. This page tries again by itself.',
  },
  away: {
    title: 'The host cannot reach its tables just now',
    text: 'Nothing that was played is lost. This page tries again by itself.',
  },
  busy: {
    title: 'The host is full',
    text: 'Too many pages or tables are open there. This page tries again by itself.',
  },
};

const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  stale: 'The table had moved on meanwhile. Here is the new position: choose again.',
  illegal: 'The table did not accept that choice.',
  'not-your-turn': 'It was no longer your turn.',
  'not-seated': 'You do not sit at this table: take your seat first.',
  'nothing-to-undo': 'There is nothing to take back any more.',
  'nothing-asked': 'Nobody asks to take back any more.',
  'no-such-bot': 'This bot cannot play here.',
  'no-such-seat': 'There is no such seat.',
  taken: 'Somebody sits there and is here.',
  onlooker: 'Onlookers cannot do that.',
  'not-kept': 'The host could not keep it, so it does not count. The game is as before: try again later.',
  'too-long': 'This game has gone on for too long; begin a new one.',
  'no-such-question': 'The table did not accept that answer.',
  'too-much-said': 'The table keeps no more of what you say: shorten or delete a note.',
};

export const EN_REMOTE = {
  byes: BYES,
  refusals: REFUSALS,
  damagedLink: {
    title: 'This link is damaged',
    text: 'Part of it is missing or changed. Copy the whole link again, or ask whoever opened the table for it.',
  },
  damagedBundle: (reason: string): Trouble => ({
    title: 'The game of this table cannot be shown',
    text: `${reason} Reload the page.`,
  }),
  about: 'About the table',
  reload: 'Reload',
  tryAgain: 'Try again',
  home: 'To the start page',
  opening: 'Going to the table …',
  lost: 'The connection to the table is lost. Trying again …',
  parted:
    'The connection to the table has ended. Ask the person whose page holds it for a new invitation to your seat: the game waits there.',
  newInvitation: 'I have a new invitation',
  sentAnyway: 'What you chose is sent as soon as it is back.',
  tryNow: 'Try now',
  sent: 'Sent. The table has not answered yet.',
  waitsFor: (name: string): string => `Waiting until somebody sits down for ${name}`,
  waitsForAway: (name: string): string => `${name} plays, but is not here`,
  yourTurn: 'Your turn',
  onlooker: 'You are looking on.',
  vacant: 'Nobody sits on your seat yet.',
  botPlays: 'A bot plays your seat.',
  sit: 'Sit down',
  sitTitle: (title: string): string => `A seat at the table: ${title}`,
  sitHelp: 'Whoever has this link plays this seat, from any browser. The game waits for everybody.',
  takeOver: 'A bot plays this seat at the moment; sit down to take over.',
  name: 'Your name',
  watch: 'Just look',
  players: 'Players and seats',
  you: 'you',
  here: 'here',
  away: 'away',
  nobody: 'nobody yet',
  bot: 'bot',
  rename: 'Change',
  leave: 'Leave my seat',
  leaveHelp: 'The game waits for this seat then. With its link, you or somebody else can sit down again.',
  giveTo: (name: string): string => `Let a bot play for ${name}`,
  sendAway: (name: string): string => `Send the bot of ${name} away`,
  occupied: 'A bot can take over a seat while its player is away.',
  undo: 'Take back',
  askUndo: 'Ask the others whether you may take back',
  wish: (name: string): string => `${name} wants to take back the last choice`,
  wishText: 'Something was revealed since, or somebody else has chosen. Everybody must agree.',
  agree: 'Agree',
  refuse: 'Refuse',
  wishMine: (names: readonly string[]): string =>
    `You asked to take back. Still to agree: ${joined(names, 'and')}.`,
  wishAway: (names: readonly string[], minutes: number): string =>
    `Away: ${joined(names, 'and')}. After ${minutes} minutes that counts as no.`,
  wishOther: (name: string, names: readonly string[]): string =>
    `${name} asked to take back. Still to agree: ${joined(names, 'and')}.`,
  giveUp: 'Give it up',
  recap: 'Since you last looked',
  recapClose: 'Go on playing',
  touch: [
    'Tap a card, a pile or a cell to choose it. If it cannot be chosen, the table says why.',
    'The bent arrow takes back; if others must agree, they are asked. The two heads show who sits where.',
  ] as readonly string[],
  log: {
    sat: (name: string): string => `${name} sits down.`,
    left: (name: string): string => `${name} leaves the seat.`,
    named: (before: string, name: string): string => `${before} is called ${name} now.`,
    bot: (name: string, bot: string): string => `A bot plays for ${name}: ${bot}.`,
    noBot: (name: string): string => `The bot of ${name} leaves.`,
    asked: (name: string): string => `${name} wants to take back.`,
    agreed: (name: string): string => `${name} agrees.`,
    refused: (name: string): string => `${name} refuses.`,
    lapsed: (name: string, away: string, minutes: number): string =>
      `${away} was away for ${minutes} minutes without answering: ${name} cannot take back.`,
    tookBack: (name: string): string => `${name} took back.`,
  },
};
