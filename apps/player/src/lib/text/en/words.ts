// The player's English texts, apart from log and rules texts.
import { joined } from '@railwright/engine/joined';
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
    gone: 'The learned player for this game is no longer in this browser. The default bot plays instead.',
    dropped:
      'This is a learned player. Choose a setup, give a seat to a learned player, and load it from the file there.',
    notLoaded: 'The script for learned players could not be loaded. Reload the page, or choose another bot.',
  },
  list: (items: readonly string[]): string => joined(items, 'and'),
  times: (count: number, name: string): string => (count === 1 ? name : `${count} × ${name}`),
  /** Between two sentences of one line. */
  semicolon: ';',
  home: {
    learn: (minutes: number): string => `Learn it by playing (${minutes} minutes)`,
    neverPlayed: 'Never played? These games explain themselves:',
    title: 'Railwright Player',
    lead: 'Sit down and play: alone against bots, or with friends on the same screen.',
    continue: 'Continue',
    play: 'Play',
    open: 'Open a file',
    openHelp: 'A bundle or a saved game. You can also drop it anywhere on this page.',
    join: 'I have an invitation',
    seats: (min: number, max: number): string =>
      min === max ? `${min} players` : `${min} to ${max} players`,
    saved: 'Your games',
    setups: 'New game',
    studio: 'In the studio',
    forget: 'Forget this game',
    forgotten: (title: string, seats: string): string => `Forgotten: ${title} (${seats})`,
    undoForget: 'Undo',
    noRoom: 'This browser has no space left for the game. Forget another one first.',
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
    numbered: (names: string): string => `Players with the same name are numbered: ${names}.`,
    botLevel: (name: string): string => `Bot: ${name}`,
    seconds: (seconds: number): string => `${seconds} s`,
    /** Level and what it does, by name of the bot. */
    bots: {
      random: ['random', 'chooses at random'],
      eager: ['eager', 'also random, but plays every card it can'],
      heuristic: ['seasoned', 'plays sensibly and decides at once'],
      investor: ['shrewd', 'prefers cards and buildings to rails, and decides at once'],
      search: ['far-sighted', 'looks ahead within its thinking time for each choice'],
    } as Partial<Record<string, readonly [name: string, about: string]>>,
    strategies: 'Strategy bots',
    hotSeat:
      'Several people: the screen is covered between turns, so that no one sees another player’s hand.',
    friends: 'Play with friends from their own screens',
    market: 'Market number',
    anotherMarket: 'Another market',
    noMarket: (number: string): string => `No market has the number ${number}.`,
    cards: 'Cards in this game',
    rules: 'Rules',
  },
  bar: {
    home: 'All games',
    undo: 'Undo',
    redo: 'Redo',
    review: 'Look back',
    resume: 'Back to the game',
    save: 'Save as file',
    say: 'Say something',
    link: 'Copy link to this position',
    menu: 'Settings',
    language: 'Language',
    theme: 'Colours',
    themes: { system: 'like the system', light: 'light', dark: 'dark' } as Record<ThemeName, string>,
    speed: 'Bots',
    speeds: { 'at-once': 'at once', fast: 'fast', normal: 'unhurried', slow: 'slow' } as Record<
      Speed,
      string
    >,
    help: 'Help',
    hint: 'What would a strong player do?',
    close: 'Close',
    notKept:
      'This browser has no space to save the game, or forbids it. Save it as a file before you close the page, and forget old games on the start page to free space.',
  },
  curtain: {
    title: (name: string): string => `Pass the screen to ${name}`,
    text: 'The cards are covered.',
    ready: (name: string): string => `I am ${name}: show my cards`,
  },
  table: {
    turnOf: (name: string): string => `${name} plays`,
    thinking: (name: string): string => `${name} is thinking …`,
    hurry: 'Skip waiting',
    unanswered: (name: string): string => `${name} does not respond.`,
    unansweredHelp:
      'Its script could not be loaded, or stopped with an error. The game is unchanged: try again, or reload the page.',
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
    whence: (points: string): string => `Where they come from: ${points}`,
    since: 'Since your last choice',
    allOpen: 'all cards open',
  },
  why: {
    over: 'The game is over.',
    reviewing: 'You are looking back. Return to the game to continue.',
    notYourTurn: (name: string): string => `It is ${name}’s turn.`,
  },
  end: {
    title: 'The game is over',
    wins: (names: string): string => `${names} wins`,
    win: (names: string): string => `${names} win together`,
    draw: 'No winner',
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
    first: 'To the start',
    previous: 'Previous choice',
    next: 'Next choice',
    last: 'To the end',
    previousTurn: 'Previous turn',
    nextTurn: 'Next turn',
    playOn: 'Continue from here',
    playOnHelp: (at: number): string =>
      at === 0
        ? 'A new game from the same start. Who plays?'
        : `A new game that continues after choice ${at}. Who plays?`,
  },
  file: {
    noRecord: 'This file is neither a bundle nor a saved game.',
    noBundle: (setup: string): string =>
      `The saved game was played with content of ${setup} that is missing here. Open its bundle first.`,
    badChoice: (at: number, reason: string): string => `Choice ${at} of the game is not possible: ${reason}`,
    stops: (at: number, reason: string): string =>
      `Choice ${at} of this game is no longer possible: ${reason} The game is kept unchanged. You can view it up to that point and start a new game from any position.`,
    goesOtherwise: (reason: string): string =>
      `This game no longer goes as it did: ${reason} The game is kept unchanged.`,
    otherProgram: (made: string, now: string): string =>
      `It was made by version ${made} of Railwright, whose rules may differ; this is ${now}.`,
    copied: 'The link is copied.',
    copiedSite: (host: string): string =>
      `The link is copied. It leads to ${host}, and works once this version of the game is published there.`,
    copiedHere: 'The link is copied. It works only on this computer; for others, save the game as a file.',
  },
  link: {
    noGame:
      'This link names a position but contains no game: the part after # is missing. Copy the whole link again.',
    damagedGame:
      'The game in this link cannot be read: part of the link is missing or changed. Copy the whole link again.',
    damagedBundle:
      'The bundle in this link cannot be read: part of the link is missing or changed. Copy the whole link again.',
    noSavedGame: (id: string): string =>
      `No game “${id}” is kept in this browser. A game stays in the browser it was played in until it is forgotten.`,
    notKept:
      'The bundle in this link is no longer kept in this browser. Open it again from where it was created.',
    noAddress: 'This link does not say what to open.',
    noPosition: (at: string, last: number): string =>
      `There is no position “${at}”: this game has positions 0 to ${last}. The last one is shown.`,
    notLoaded: (url: string, reason: string): string =>
      `“${url}” cannot be opened: ${reason.replace(/\.?$/, '.')}`,
  },
  failed: {
    title: 'Something went wrong',
    text: 'Your games are saved after every choice: you can continue them from the start page.',
  },
};
