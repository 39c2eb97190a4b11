// Textes français sur les tables sans serveur.
import { typeset } from '@railwright/engine/typeset';
import type { FriendWords } from '../words.ts';

export const FR_FRIENDS: FriendWords = typeset({
  problems: {
    empty: 'Il n’y a encore rien ici : collez le code.',
    other: 'Ce n’est pas un code de table. Un code commence par « railwright- ».',
    damaged: 'Un morceau de ce code manque ou a changé. Copiez-le en entier et collez-le de nouveau.',
    older:
      'Ce code vient d’une version plus ancienne de cette page. Rechargez la page des deux côtés, puis réessayez.',
    newer: 'Ce code vient d’une version plus récente de cette page. Rechargez cette page, puis réessayez.',
    answer:
      'C’est une réponse : elle se colle sur la page de la personne qui vous a invité. Ici, on colle l’invitation.',
    invitation: 'C’est une invitation : elle est destinée à un ami. Ici, on colle le code que l’ami renvoie.',
    used: 'Cette invitation a déjà reçu une réponse. Il en faut une nouvelle à chaque arrivée.',
    gone: 'Ce code répond à une invitation qui n’est plus ouverte : la page a été rechargée, ou beaucoup d’autres ont été faites depuis. Envoyez une nouvelle invitation.',
    'other-table': 'Ce code répond à une invitation pour une autre table.',
    'no-peers':
      'Ce navigateur ne sait pas se relier à d’autres (WebRTC manque ou est désactivé). Essayez-en un autre.',
  },
  startHelp:
    'Aucun serveur n’est nécessaire : cette page tient la table, et les pages de vos amis lui parlent directement. Laissez-la ouverte pendant la partie.',

  unprotected:
    'Cette page est arrivée par une connexion non protégée, où un navigateur ne la laisse pas tenir une table. Ouvrez-la en https, sur cet ordinateur même, ou comme fichier.',
  noPeers:
    'Ce navigateur ne sait pas se relier à d’autres (WebRTC manque ou est désactivé). Essayez-en un autre.',
  heldElsewhere:
    'Un autre onglet de ce navigateur tient cette table. Continuez là-bas, ou fermez cet onglet et rouvrez la table ici.',
  noTable: (id) =>
    `Il n’y a pas de table « ${id} » dans ce navigateur. Une table reste dans le navigateur qui l’a ouverte, jusqu’à ce qu’on l’oublie.`,

  holds: 'Cette page tient la table : laissez-la ouverte pendant la partie.',
  guests: (count) =>
    count === 0
      ? 'Personne d’autre n’est relié.'
      : count === 1
        ? '1 autre écran est relié.'
        : `${count} autres écrans sont reliés.`,
  invite: 'Inviter des amis',
  steps: [
    'Envoyez à chaque ami l’invitation d’une place.',
    'L’ami l’ouvre et vous renvoie un code.',
    'Collez ce code ici, dans n’importe quel ordre.',
  ],
  onlookers: 'Spectateurs',
  you: 'vous',
  here: 'présent',
  bot: 'un robot joue',
  makeInvitation: (name) => `Faire une invitation pour ${name}`,
  newInvitation: 'En faire une nouvelle',
  making: 'L’invitation se prépare…',
  cannotInvite: (reason) => `L’invitation n’a pas pu être faite. ${reason}`,
  link: (name) => `Invitation pour ${name}`,
  copy: 'Copier',
  copied: 'Copié.',
  share: 'Envoyer…',
  qr: 'Le lien en code QR, pour un téléphone à côté de vous',
  codeHelp:
    'Cette page ne s’ouvre pas d’ailleurs : voici donc un code au lieu d’un lien. Votre ami ouvre le même fichier, ou n’importe quelle page de ce programme, choisit « J’ai une invitation » et le colle.',
  once: 'Chaque invitation sert à un seul ami, une seule fois.',
  answerLabel: 'Le code renvoyé par un ami',
  take: 'Laisser entrer',
  taken: (name) => `Connexion avec la personne qui prend la place de ${name}…`,
  arrived: (name) => `La place de ${name} est reliée.`,
  takenOnlooker: 'Connexion avec un spectateur…',
  arrivedOnlooker: 'Un spectateur est relié.',
  unreachable:
    'L’autre navigateur n’a pas pu être joint. Dans le même réseau, cela devrait marcher : voyez si un VPN ou un réseau d’invités sépare les appareils. Par Internet, les deux ont besoin d’un serveur STUN (plus bas). Faites ensuite une nouvelle invitation.',
  elsewhere: 'Des amis hors de ce réseau',
  elsewhereHelp:
    'Dans le même réseau, comme à la maison, rien d’autre n’est nécessaire. Par Internet, les deux navigateurs doivent d’abord apprendre leur propre adresse d’un serveur STUN. Il voit ces adresses, et rien de la partie. Aucun n’est interrogé tant que vous n’en nommez pas un ici ; on le demande aussi à vos amis avant que leur navigateur ne le fasse. Certains réseaux mobiles ou d’entreprise ne permettent aucune voie directe.',
  stun: 'Serveur STUN',
  stunWrong: 'Un serveur STUN s’écrit comme stun:example.org:3478.',
  none: 'aucun',
  lasting: 'Un lien durable pour chaque ami',
  lastingHelp:
    'Avec un relais, personne n’envoie de code : un lien ouvre sa place chaque fois que cette page est ouverte, même après un rechargement. Le relais transporte, scellé, ce dont les navigateurs ont besoin pour se trouver ; il voit qui vient d’où, et rien de la partie. Chacun peut en faire tourner un : railwright host --relay.',
  relay: 'Relais',
  relayWrong: 'Un relais s’écrit comme wss://example.org/relay.',
  relayStates: {
    reaching: 'En route vers le relais…',
    there: 'La table attend au relais.',
    lost: 'Le relais est injoignable ; cette page réessaie d’elle-même. Une page en un seul fichier n’a le droit de joindre aucun serveur.',
  },
  relaySteps: ['Envoyez à chaque ami le lien d’une place.', 'L’ami l’ouvre, et le voilà.'],

  joinTitle: 'Rejoindre la table d’un ami',
  joinHelp:
    'Collez l’invitation qu’un ami vous a envoyée : le lien, ou le code qui commence par « railwright- ».',
  invitation: 'Invitation',
  open: 'L’ouvrir',
  answering: 'Recherche des adresses où ce navigateur peut être joint…',
  chooseTitle: 'Par où rejoignez-vous la table ?',
  chooseHelp: (server) =>
    `La personne qui vous a invité demande son adresse sur Internet au serveur STUN ${server}. Si vous n’êtes pas dans le même réseau, votre navigateur doit le faire aussi. Ce serveur apprend votre adresse, et rien de la partie.`,
  sameNetwork: 'Nous sommes dans le même réseau',
  askServer: (server) => `Demander à ${server}`,
  sendBack: 'Renvoyez ce code',
  sendBackHelp:
    'La personne qui vous a invité le colle sur sa page ; la table s’ouvre alors ici toute seule. Gardez cette page ouverte en attendant.',
  answer: 'Votre réponse',
  waiting: 'En attente qu’il y soit collé…',
  home: 'Vers la page d’accueil',

  invitedSeat:
    'Vous êtes invité à cette place. Qui quitte ou recharge la page a besoin d’une nouvelle invitation pour revenir ; la partie attend.',
  ownSeat: 'C’est votre propre place à la table que tient cette page.',

  tables: 'Tables que tient ce navigateur',
  forget: 'Oublier cette table',
  forgotten: (title) => `Oubliée : ${title}`,
});
