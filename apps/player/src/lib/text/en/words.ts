// What the player says in English, apart from log and rules texts.
import type { Speed, ThemeName } from '../../view/settings.svelte.ts';
import { counted as n } from './count.ts';
import { EN_LOG } from './log.ts';

export const EN_WORDS = {
  log: EN_LOG,
  learned: {
    group: 'Learned players',
    level: (level: string): string => `Learned: ${level}`,
    levels: {
      'first-game': 'first game',
      beginner: 'beginner',
      casual: 'casual',
      practised: 'practised',
      skilled: 'skilled',
      strong: 'strong',
      'very-strong': 'very strong',
    },
    notLoaded: 'The script for learned players could not be loaded. Reload the page, or choose another bot.',
  },
  list: (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`,
  times: (count: number, name: string): string => (count === 1 ? name : `${count} × ${name}`),
  /** Between two sentences of one line. */
  semicolon: ';',
  home: {
    title: 'Railwright Player',
    lead: 'Sit down and play: alone against bots, or with friends at the same screen.',
    continue: 'Go on',
    play: 'Play',
    open: 'Open a file',
    openHelp: 'A bundle or a saved game. You can also drop it anywhere on this page.',
    seats: (min: number, max: number): string =>
      min === max ? `${min} players` : `${min} to ${max} players`,
    saved: 'Your games',
    setups: 'New game',
    forget: 'Forget this game',
    forgotten: (title: string, seats: string): string => `Forgotten: ${title} (${seats})`,
    undoForget: 'Undo',
    noRoom: 'This browser has no room for the game any more. Forget another one first.',
    allSaved: (count: number): string => `Show all ${count} games`,
    over: 'finished',
    turn: (turn: number): string => `turn ${turn}`,
    none: 'Nothing could be loaded.',
  },
  form: {
    title: 'New game',
    start: 'Start the game',
    back: 'Back',
    players: 'Players',
    add: 'Add a player',
    remove: (name: string): string => `Remove ${name}`,
    name: (seat: number): string => `Name of player ${seat}`,
    who: (seat: number): string => `Who plays seat ${seat}`,
    person: 'Person',
    player: (seat: number): string => `Player ${seat}`,
    bot: (seat: number): string => `Bot ${seat}`,
    numbered: (names: string): string => `Players of one name are told apart by number: ${names}.`,
    botLevel: (name: string): string => `Bot: ${name}`,
    seconds: (seconds: number): string => `${seconds} s`,
    /** Level and what it does, by name of the bot. */
    bots: {
      random: ['random', 'chooses by chance'],
      eager: ['eager', 'by chance too, but plays every card it can'],
      heuristic: ['seasoned', 'plays sensibly and chooses at once'],
      investor: ['shrewd', 'cares for cards and buildings more than for rails, and chooses at once'],
      search: ['far-sighted', 'looks ahead as long as it may think about each choice'],
    } as Partial<Record<string, readonly [name: string, about: string]>>,
    strategies: 'Bots by a strategy',
    hotSeat: 'Several people: between turns the screen is covered, so that nobody sees another’s hand.',
    market: 'Market',
    anotherMarket: 'Another market',
    rules: 'Rules',
  },
  bar: {
    home: 'All games',
    undo: 'Undo',
    redo: 'Redo',
    review: 'Look back',
    resume: 'Back to the game',
    save: 'Save as file',
    link: 'Copy link to this position',
    menu: 'Settings',
    language: 'Language',
    theme: 'Colours',
    themes: { system: 'as the system', light: 'light', dark: 'dark' } as Record<ThemeName, string>,
    speed: 'Bots',
    speeds: { 'at-once': 'at once', fast: 'fast', normal: 'unhurried', slow: 'slow' } as Record<
      Speed,
      string
    >,
    help: 'Keys',
    close: 'Close',
    notKept:
      'This browser has no room to save the game. Save it as a file before you close the page, and forget old games on the first page to make room.',
  },
  keys: [
    ['U', 'undo'],
    ['Y', 'redo'],
    ['E', 'end the turn'],
    ['M', 'to the map; there arrows lead from cell to cell, N and P to possible cells'],
    ['H', 'to your cards'],
    ['B', 'to the market'],
    ['L', 'to the log; there arrows lead from line to line and show what a line names'],
    ['D', 'to the question that is open'],
    ['R', 'look back; then Home, arrows, End, and Page up and down by turn'],
    ['?', 'this list'],
  ] as readonly (readonly [string, string])[],
  curtain: {
    title: (name: string): string => `Pass the screen to ${name}`,
    text: 'The cards are covered.',
    ready: (name: string): string => `I am ${name}: show my cards`,
  },
  table: {
    turnOf: (name: string): string => `${name} plays`,
    thinking: (name: string): string => `${name} is thinking …`,
    hurry: 'Skip the waiting',
    unanswered: (name: string): string => `${name} gives no answer.`,
    unansweredHelp:
      'Its script could not be loaded, or stopped with an error. The game stands where it was: try again, or reload the page.',
    askAgain: 'Try again',
    yourTurn: (name: string): string => `${name}, it is your turn`,
    over: 'The game is over',
    points: (count: number): string => n(count, 'point'),
    coins: (count: number): string => n(count, 'coin'),
    market: 'Market',
    log: 'Log',
    map: 'Map',
    players: 'Players',
    viewer: 'Cards of',
    allOpen: 'all cards open',
  },
  why: {
    over: 'The game is over.',
    reviewing: 'You are looking back. Return to the game to play on.',
    notYourTurn: (name: string): string => `It is ${name}’s turn.`,
  },
  end: {
    title: 'The game is over',
    wins: (names: string): string => `${names} wins`,
    win: (names: string): string => `${names} win together`,
    draw: 'Nobody wins',
    total: 'Total',
    chart: 'Points over time',
    again: 'Play again',
    review: 'Look back at the game',
    close: 'Look at the table',
    show: 'Show the result',
    turn: 'Turn',
  },
  replay: {
    title: 'Looking back',
    position: (at: number, of: number): string => `Choice ${at} of ${of}`,
    first: 'To the beginning',
    previous: 'One choice back',
    next: 'One choice on',
    last: 'To the end',
    previousTurn: 'One turn back',
    nextTurn: 'One turn on',
    playOn: 'Play on from here',
    playOnHelp: (at: number): string =>
      at === 0
        ? 'A new game from the same beginning. Who plays?'
        : `A new game that goes on after choice ${at}. Who plays?`,
  },
  file: {
    noRecord: 'This file is neither a bundle nor a saved game.',
    noBundle: (setup: string): string =>
      `The saved game was played with content of ${setup} that is not here. Open its bundle first.`,
    badChoice: (at: number, reason: string): string => `Choice ${at} of the game cannot be made: ${reason}`,
    stops: (at: number, reason: string): string =>
      `Choice ${at} of this game cannot be made any more: ${reason} The game is kept unchanged. You see it up to there, and can play on from any position as a new game.`,
    copied: 'The link is copied.',
    copiedHere: 'The link is copied. It works on this computer only; for others, save the game as a file.',
  },
  link: {
    noGame:
      'This link names a position but carries no game: the part after # is missing. Copy the whole link again.',
    damagedGame:
      'The game in this link cannot be read: part of the link is missing or changed. Copy the whole link again.',
    damagedBundle:
      'The bundle in this link cannot be read: part of the link is missing or changed. Copy the whole link again.',
    noSavedGame: (id: string): string =>
      `No game “${id}” is kept in this browser. A game stays in the browser it was played in, until somebody forgets it.`,
    notKept:
      'The bundle this link names is not kept in this browser any more. Open it again from where it was made.',
    noAddress: 'This link does not say what to open.',
    noPosition: (at: string, last: number): string =>
      `There is no position “${at}”: this game has positions 0 to ${last}. You see the last.`,
    notLoaded: (url: string, reason: string): string =>
      `“${url}” cannot be opened: ${reason.replace(/\.?$/, '.')}`,
  },
  failed: {
    title: 'Something has gone wrong here',
    text: 'Your games are kept after every choice: you can go on with them from the first page.',
  },
};
