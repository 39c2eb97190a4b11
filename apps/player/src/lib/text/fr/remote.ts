// French texts about tables over the network.
import { joined } from '@railwright/engine/joined';
import { typeset } from '@railwright/engine/typeset';
import type { RemoteWords } from '../words.ts';

export const FR_REMOTE: RemoteWords = typeset({
  byes: {
    'bad-message': {
      title: 'La table n’a pas compris cette page',
      text: 'Rechargez la page. Si cela n’aide pas, prévenez la personne qui a ouvert la table.',
    },
    'wrong-secret': {
      title: 'Ce lien ne mène à aucune place',
      text: 'Un morceau du lien manque ou a changé. Copiez de nouveau le lien entier, ou demandez-le à la personne qui a ouvert la table.',
    },
    'no-such-table': {
      title: 'Cette table n’existe pas ici',
      text: 'Le lien est peut-être celui d’un autre ordinateur, ou celui-ci garde maintenant ses tables dans un autre fichier. Demandez le lien à la personne qui a ouvert la table.',
    },
    'other-version': {
      title: 'Cette page est plus ancienne ou plus récente que la table',
      text: 'Rechargez-la ; votre place et la partie restent telles quelles.',
    },
    'other-rules': {
      title: 'Cette partie a été commencée avec une autre version',
      text: 'La version qui tourne là-bas maintenant ne peut pas la continuer. La précédente le peut.',
    },
    'too-slow': {
      title: 'La connexion était trop lente',
      text: 'La table y a mis fin, car cette page ne lisait pas ce qui lui était envoyé. Réessayez.',
    },
    'too-fast': {
      title: 'Cette page a demandé trop souvent',
      text: 'La table a mis fin à la connexion. Attendez un instant, puis réessayez.',
    },
    damaged: {
      title: 'La table est abîmée',
      text: 'L’ordinateur qui la garde ne peut plus lire toute la partie. Prévenez la personne qui a ouvert la table : son écran en dit plus.',
    },
    failed: {
      title: 'Une erreur est survenue là-bas',
      text: 'Rien de ce qui a été joué n’est perdu. Cette page réessaie d’elle-même.',
    },
    away: {
      title: 'Les tables ne répondent pas pour le moment',
      text: 'Rien de ce qui a été joué n’est perdu. Cette page réessaie d’elle-même.',
    },
    busy: {
      title: 'Il n’y a plus de place là-bas',
      text: 'Trop de pages ou de tables sont ouvertes. Cette page réessaie d’elle-même.',
    },
  },
  refusals: {
    stale: 'La partie avait avancé entre-temps. Voici la nouvelle position : choisissez de nouveau.',
    illegal: 'La table n’a pas accepté ce choix.',
    'not-your-turn': 'Ce n’était plus à vous de jouer.',
    'not-seated': 'Vous n’êtes pas à cette table : prenez d’abord votre place.',
    'nothing-to-undo': 'Il n’y a plus rien à annuler.',
    'nothing-asked': 'Plus personne ne demande à annuler.',
    'no-such-bot': 'Ce robot ne peut pas jouer ici.',
    'no-such-seat': 'Cette place n’existe pas.',
    taken: 'Quelqu’un occupe cette place et est présent.',
    onlooker: 'Les spectateurs ne peuvent pas faire cela.',
    'not-kept':
      'Cela n’a pas pu être enregistré, et ne compte donc pas. La partie est comme avant : réessayez plus tard.',
    'too-long': 'Cette partie dure depuis trop longtemps ; commencez-en une autre.',
    'no-such-question': 'La table n’a pas accepté cette réponse.',
    'too-much-said':
      'La table ne garde pas davantage de vos propos : raccourcissez ou supprimez une remarque.',
  },
  damagedLink: {
    title: 'Ce lien est abîmé',
    text: 'Un morceau manque ou a changé. Copiez de nouveau le lien entier, ou demandez-le à la personne qui a ouvert la table.',
  },
  damagedBundle: (reason) => ({
    title: 'Le jeu de cette table ne peut pas être affiché',
    text: `${reason} Rechargez la page.`,
  }),
  about: 'À propos de la table',
  reload: 'Recharger',
  tryAgain: 'Réessayer',
  home: 'Vers la page d’accueil',
  opening: 'En route vers la table…',
  lost: 'La connexion à la table est perdue. Nouvel essai…',
  parted:
    'La connexion à la table est terminée. Demandez à la personne qui héberge la table une nouvelle invitation pour votre place : la partie y attend.',
  newInvitation: 'J’ai une nouvelle invitation',
  sentAnyway: 'Ce que vous avez choisi partira dès qu’elle sera rétablie.',
  tryNow: 'Essayer maintenant',
  sent: 'Envoyé. La table n’a pas encore répondu.',
  waitsFor: (name) => `Il manque encore quelqu’un à la place de ${name}`,
  waitsForAway: (name) => `${name} joue, mais n’est pas là`,
  yourTurn: 'À vous',
  onlooker: 'Vous êtes spectateur.',
  vacant: 'Personne n’occupe encore votre place.',
  botPlays: 'Un robot joue à votre place.',
  sit: 'S’asseoir',
  sitTitle: (title) => `Une place à la table : ${title}`,
  sitHelp:
    'Quiconque a ce lien joue à cette place, depuis n’importe quel navigateur. La partie attend tout le monde.',
  takeOver: 'Un robot joue ici en ce moment ; asseyez-vous pour prendre la suite.',
  name: 'Votre nom',
  watch: 'Seulement regarder',
  players: 'Joueurs et places',
  you: 'vous',
  here: 'présent',
  away: 'absent',
  nobody: 'personne encore',
  bot: 'robot',
  rename: 'Changer',
  leave: 'Quitter ma place',
  leaveHelp:
    'La partie attend alors cette place. Avec son lien, vous ou quelqu’un d’autre pourrez vous rasseoir.',
  giveTo: (name) => `Laisser un robot jouer pour ${name}`,
  sendAway: (name) => `Renvoyer le robot de ${name}`,
  occupied: 'Un robot peut prendre une place tant que son joueur est absent.',
  undo: 'Annuler',
  askUndo: 'Demander aux autres si vous pouvez annuler',
  wish: (name) => `${name} veut annuler son dernier choix`,
  wishText:
    'Quelque chose a été révélé depuis, ou quelqu’un d’autre a choisi. Tout le monde doit être d’accord.',
  agree: 'D’accord',
  refuse: 'Refuser',
  wishMine: (names) => `Vous avez demandé à annuler. Il manque l’accord de ${joined(names, 'et')}.`,
  wishAway: (names, minutes) =>
    `Absence de ${joined(names, 'et')} : au bout de ${minutes} minutes, elle vaut refus.`,
  wishOther: (name, names) => `${name} a demandé à annuler. Il manque l’accord de ${joined(names, 'et')}.`,
  giveUp: 'Y renoncer',
  recap: 'Depuis votre dernière visite',
  recapClose: 'Continuer à jouer',
  touch: [
    'Touchez une carte, une pile ou une case pour la choisir. Si ce n’est pas possible, la table dit pourquoi.',
    'La flèche courbe annule ; si d’autres doivent être d’accord, ils sont consultés. Les deux têtes montrent qui occupe quelle place.',
  ],
  log: {
    sat: (name) => `${name} s’assied.`,
    left: (name) => `${name} quitte sa place.`,
    named: (before, name) => `${before} s’appelle maintenant ${name}.`,
    bot: (name, bot) => `Un robot joue pour ${name} : ${bot}.`,
    noBot: (name) => `Le robot de ${name} s’en va.`,
    asked: (name) => `${name} veut annuler.`,
    agreed: (name) => `${name} est d’accord.`,
    refused: (name) => `${name} refuse.`,
    lapsed: (name, away, minutes) =>
      `Absence de ${away} pendant ${minutes} minutes, sans réponse : ${name} ne peut pas annuler.`,
    tookBack: (name) => `${name} a annulé.`,
  },
});
