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
    invitation: 'C’est une invitation : envoyez-la à un ami. Ici, on colle le code que l’ami renvoie.',
    used: 'Cette invitation a déjà reçu une réponse. Créez-en une nouvelle à chaque arrivée.',
    gone: 'Ce code répond à une invitation qui n’est plus ouverte : la page a été rechargée, ou beaucoup d’autres ont été créées depuis. Envoyez une nouvelle invitation.',
    'other-table': 'Ce code répond à une invitation pour une autre table.',
    'no-peers':
      'Ce navigateur ne sait pas se relier à d’autres (WebRTC manque ou est désactivé). Essayez-en un autre.',
  },
  startHelp:
    'Vous n’avez pas besoin de serveur : cette page héberge la table, et les pages de vos amis lui parlent directement. Laissez-la ouverte pendant la partie.',

  unprotected:
    'Cette page est arrivée par une connexion non sécurisée : le navigateur ne la laisse pas héberger une table. Ouvrez-la en https, sur cet ordinateur ou comme fichier.',
  noPeers:
    'Ce navigateur ne sait pas se relier à d’autres (WebRTC manque ou est désactivé). Essayez-en un autre.',
  heldElsewhere:
    'Un autre onglet de ce navigateur héberge cette table. Continuez là-bas, ou fermez cet onglet et rouvrez la table ici.',
  noTable: (id) =>
    `Il n’y a pas de table « ${id} » dans ce navigateur. Une table reste dans le navigateur qui l’a ouverte, jusqu’à ce qu’on l’oublie.`,
  noRoom:
    'Ce navigateur n’a plus de place pour la table. Oubliez les tables ou les parties dont vous n’avez plus besoin, ou libérez de la place sur cet appareil ; puis réessayez.',
  notKept: (reason) => `Ce navigateur n’a pas pu enregistrer la table : ${reason}`,
  damaged: {
    title: 'Cette table est endommagée',
    text: 'Le navigateur ne peut pas lire tout ce qu’il a enregistré de cette table. Vos autres tables et parties ne sont pas touchées.',
  },

  holds: 'Cette page héberge la table : laissez-la ouverte pendant la partie.',
  guests: (count) =>
    count === 0
      ? 'Personne d’autre n’est connecté.'
      : count === 1
        ? '1 autre écran est connecté.'
        : `${count} autres écrans sont connectés.`,
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
  makeInvitation: (name) => `Créer une invitation pour ${name}`,
  newInvitation: 'En créer une nouvelle',
  making: 'L’invitation se prépare…',
  cannotInvite: (reason) => `L’invitation n’a pas pu être créée. ${reason}`,
  link: (name) => `Invitation pour ${name}`,
  copy: 'Copier',
  copied: 'Copié.',
  share: 'Envoyer…',
  qr: 'Le lien en code QR, pour un téléphone à côté de vous',
  codeHelp:
    'Les autres appareils ne peuvent pas ouvrir cette page : voici donc un code au lieu d’un lien. Votre ami ouvre le même fichier, ou n’importe quelle page de ce programme, choisit « J’ai une invitation » et le colle.',
  once: 'Chaque invitation sert à un seul ami, une seule fois.',
  answerLabel: 'Le code renvoyé par un ami',
  take: 'Laisser entrer',
  taken: (name) => `Connexion de la place de ${name}…`,
  arrived: (name) => `La place de ${name} est connectée.`,
  takenOnlooker: 'Connexion d’un spectateur…',
  arrivedOnlooker: 'Un spectateur est connecté.',
  unreachable:
    'L’autre navigateur n’a pas pu être joint. Sur le même réseau, cela devrait marcher : vérifiez si un VPN ou un réseau d’invités sépare les appareils. Par Internet, les deux ont besoin d’un serveur STUN (plus bas). Créez ensuite une nouvelle invitation.',
  elsewhere: 'Des amis hors de ce réseau',
  elsewhereHelp:
    'Sur le même réseau, comme à la maison, il ne faut rien d’autre. Par Internet, les deux navigateurs doivent d’abord obtenir leur propre adresse auprès d’un serveur STUN. Il voit ces adresses, et rien de la partie. Votre navigateur n’en interroge aucun tant que vous n’en nommez pas un ici ; celui de vos amis leur demande d’abord leur accord. Certains réseaux mobiles ou d’entreprise n’autorisent aucune connexion directe.',
  stun: 'Serveur STUN',
  stunWrong: 'Un serveur STUN s’écrit comme stun:example.org:3478.',
  none: 'aucun',
  lasting: 'Un lien durable pour chaque ami',
  lastingHelp:
    'Avec un relais, personne n’envoie de code : un lien ouvre sa place chaque fois que cette page est ouverte, même après un rechargement. Le relais transmet, sous forme chiffrée, ce dont les navigateurs ont besoin pour se trouver ; il voit qui se connecte et d’où, et rien de la partie. Chacun peut en faire tourner un : railwright host --relay.',
  relay: 'Relais',
  relayWrong: 'Un relais s’écrit comme wss://example.org/relay.',
  relayStates: {
    reaching: 'Connexion au relais…',
    there: 'Le relais est prêt : vos amis peuvent venir avec leur lien.',
    lost: 'Le relais est injoignable ; cette page réessaie d’elle-même. Une page en un seul fichier n’a le droit de contacter aucun serveur.',
  },
  relaySteps: ['Envoyez à chaque ami le lien d’une place.', 'L’ami l’ouvre et rejoint la table.'],

  joinTitle: 'Rejoindre la table d’un ami',
  joinHelp:
    'Collez l’invitation qu’un ami vous a envoyée : le lien, ou le code qui commence par « railwright- ».',
  invitation: 'Invitation',
  open: 'L’ouvrir',
  answering: 'Recherche des adresses où ce navigateur peut être joint…',
  chooseTitle: 'Comment rejoignez-vous la table ?',
  chooseHelp: (server) =>
    `La personne qui vous a invité demande son adresse sur Internet au serveur STUN ${server}. Si vous n’êtes pas sur le même réseau, votre navigateur doit le faire aussi. Ce serveur voit votre adresse, et rien de la partie.`,
  sameNetwork: 'Nous sommes sur le même réseau',
  askServer: (server) => `Demander à ${server}`,
  sendBack: 'Renvoyez ce code',
  sendBackHelp:
    'La personne qui vous a invité le colle sur sa page ; la table s’ouvre alors ici toute seule. Gardez cette page ouverte en attendant.',
  answer: 'Votre réponse',
  waiting: 'En attente : votre ami doit encore le coller…',
  home: 'Vers la page d’accueil',

  invitedSeat:
    'Vous êtes invité à cette place. Si vous quittez ou rechargez la page, il vous faut une nouvelle invitation pour revenir ; la partie attend.',
  ownSeat: 'C’est votre propre place à la table que cette page héberge.',

  tables: 'Tables hébergées par ce navigateur',
  forget: 'Oublier cette table',
  damagedTable: (id) => `Table endommagée ${id}`,
  saveDamaged: 'Elle n’est plus lisible. Enregistrer ce qu’il en reste dans un fichier',
  forgotten: (title) => `Oubliée : ${title}`,
});
