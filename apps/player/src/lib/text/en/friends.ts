// English texts about tables without a server: one page holds the table, the others reach it directly.
import type { CodeProblem } from '../../peer/codes.ts';

type Problems = Readonly<
  Record<CodeProblem | 'answer' | 'invitation' | 'used' | 'gone' | 'other-table' | 'no-peers', string>
>;

const PROBLEMS: Problems = {
  empty: 'There is nothing here yet: paste the code.',
  other: 'This is not the code of a table. A code begins with “railwright-”.',
  damaged: 'Part of this code is missing or changed. Copy all of it and paste it again.',
  older: 'This code is from an older version of this page. Both must reload the page, then try again.',
  newer: 'This code is from a newer version of this page. Reload this page, then try again.',
  answer:
    'This is an answer: it belongs on the page of the person who invited you. Paste the invitation here.',
  invitation:
    'This is an invitation: send it to a friend. Then paste the code that the friend sends back here.',
  used: 'This invitation has already been answered. Make a new one each time somebody joins.',
  gone: 'This answers an invitation that is no longer open: the page was reloaded, or many others were made since. Send a new invitation.',
  'other-table': 'This is an answer to an invitation to another table.',
  'no-peers':
    'This browser cannot connect to other browsers (WebRTC is missing or switched off). Try another one.',
};

export const EN_FRIENDS = {
  problems: PROBLEMS,
  startHelp:
    'You need no server: this page holds the table, and the pages of your friends talk to it directly. Leave it open while you play.',

  unprotected:
    'This page came over an unprotected connection, and browsers do not let such a page hold a table. Open it over https, on this computer, or as a file.',
  noPeers:
    'This browser cannot connect to other browsers (WebRTC is missing or switched off). Try another one.',
  heldElsewhere:
    'Another tab of this browser holds this table. Go on there, or close that tab and open the table here again.',
  noTable: (id: string): string =>
    `There is no table “${id}” in this browser. A table stays in the browser that opened it until it is forgotten.`,

  noRoom:
    'This browser has no space left for the table. Forget tables or games that you no longer need, or free space on this device; then try again.',
  notKept: (reason: string): string => `This browser could not save the table: ${reason}`,
  damaged: {
    title: 'This table is damaged',
    text: 'The browser cannot read everything that it saved of this table. Your other tables and games are not affected.',
  },

  // At the table that this page holds
  holds: 'This page holds the table: leave it open while you play.',
  /** How many people in other browsers are connected. */
  guests: (count: number): string =>
    count === 0
      ? 'Nobody else is connected.'
      : count === 1
        ? '1 other screen is connected.'
        : `${count} other screens are connected.`,
  invite: 'Invite friends',
  steps: [
    'Send each friend the invitation of a seat.',
    'The friend opens it and sends you a code back.',
    'Paste that code here, in any order.',
  ] as readonly string[],
  onlookers: 'Onlookers',
  you: 'you',
  here: 'is here',
  bot: 'a bot plays',
  makeInvitation: (name: string): string => `Make an invitation for ${name}`,
  newInvitation: 'Make a new one',
  making: 'Making the invitation …',
  cannotInvite: (reason: string): string => `No invitation could be made. ${reason}`,
  link: (name: string): string => `Invitation for ${name}`,
  copy: 'Copy',
  copied: 'Copied.',
  share: 'Send …',
  qr: 'The link as a QR code, for a phone next to you',
  codeHelp:
    'Other devices cannot open this page, so this is a code instead of a link. Your friend opens the same file, or any page of this player, chooses “I have an invitation”, and pastes it.',
  once: 'Each invitation is for one friend, once.',
  answerLabel: 'The code that a friend sent back',
  take: 'Let them in',
  taken: (name: string): string => `Connecting the seat of ${name} …`,
  arrived: (name: string): string => `The seat of ${name} is connected.`,
  takenOnlooker: 'Connecting an onlooker …',
  arrivedOnlooker: 'An onlooker is connected.',
  unreachable:
    'The other browser could not be reached. In the same network, this should work: check whether a VPN or a guest network keeps devices apart. Over the internet, both need a STUN server (below). Then make a new invitation.',
  elsewhere: 'Friends outside this network',
  elsewhereHelp:
    'In the same network, such as at home, you need nothing else. Over the internet, both browsers must first learn their own address from a STUN server. It sees these addresses and nothing of the game. Your browser uses none unless you name one here; your friends’ browsers first ask them for permission. Some mobile and company networks allow no direct connections at all.',
  stun: 'STUN server',
  stunWrong: 'A STUN server is written as stun:example.org:3478.',
  none: 'none',
  lasting: 'One lasting link for each friend',
  lastingHelp:
    'With a relay, nobody sends codes: a link opens its seat whenever this page is open, also after a reload. The relay passes on what the browsers need to find each other, sealed; it sees who connects from where, and nothing of the game. Anybody can run one: railwright host --relay.',
  relay: 'Relay',
  relayWrong: 'A relay is written as wss://example.org/relay.',
  relayStates: {
    reaching: 'Connecting to the relay …',
    there: 'The relay is ready: friends can join with their links.',
    lost: 'The relay cannot be reached; this page tries again by itself. A page that is one file may not contact any server.',
  },
  relaySteps: [
    'Send each friend the link of a seat.',
    'The friend opens it and joins the table.',
  ] as readonly string[],

  // The page of a guest
  joinTitle: 'Join a friend’s table',
  joinHelp:
    'Paste the invitation that a friend has sent you: the link, or the code that begins with “railwright-”.',
  invitation: 'Invitation',
  open: 'Open it',
  answering: 'Finding out how this browser can be reached …',
  chooseTitle: 'How do you reach the table?',
  chooseHelp: (server: string): string =>
    `The person who invited you asks the STUN server ${server} for their address on the internet. If you are not in the same network, your browser must ask it too. It learns your address and nothing of the game.`,
  sameNetwork: 'We are in the same network',
  askServer: (server: string): string => `Ask ${server}`,
  sendBack: 'Send this code back',
  sendBackHelp:
    'The person who invited you pastes it on their page; then the table opens here by itself. Keep this page open until then.',
  answer: 'Your answer',
  waiting: 'Waiting for your friend to paste it …',
  home: 'To the start page',

  invitedSeat:
    'You are invited to this seat. If you leave or reload the page, you need a new invitation to come back; the game waits.',
  ownSeat: 'This is your own seat at the table that this page holds.',

  // On the first page
  tables: 'Tables that this browser holds',
  forget: 'Forget this table',
  damagedTable: (id: string): string => `Damaged table ${id}`,
  saveDamaged: 'It cannot be read any more. Save what is left of it as a file',
  forgotten: (title: string): string => `Forgotten: ${title}`,
};
