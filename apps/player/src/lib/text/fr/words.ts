// The player's French texts, apart from log and rules texts.
import { joined } from '@railwright/engine/joined';
import { counted as n } from './count.ts';
import type { Words } from '../words.ts';
import { FR_LOG } from './log.ts';
import { typeset } from '@railwright/engine/typeset';

export const FR_WORDS: Words = typeset({
  log: FR_LOG,
  learned: {
    group: 'Joueurs entraînés',
    level: (level) => `Entraîné : ${level}`,
    levels: {
      'first-game': 'première partie',
      beginner: 'débutant',
      casual: 'occasionnel',
      practised: 'confirmé',
      skilled: 'habile',
      strong: 'fort',
      'very-strong': 'très fort',
    },
    gone: 'Le joueur entraîné de cette partie n’est plus dans ce navigateur. Le robot par défaut joue à sa place.',
    dropped:
      'C’est un joueur entraîné. Choisissez un jeu, attribuez une place à un joueur entraîné et chargez-y ce fichier.',
    notLoaded:
      'Le script des joueurs entraînés n’a pas pu être chargé. Rechargez la page ou choisissez un autre robot.',
  },
  list: (items) => joined(items, 'et'),
  times: (count, name) => (count === 1 ? name : `${count} × ${name}`),
  semicolon: ' ;',
  home: {
    learn: (minutes) => `Apprendre en jouant (${minutes} minutes)`,
    neverPlayed: 'Jamais joué ? Ces parties s’expliquent toutes seules :',
    title: 'Railwright – jouer',
    lead: 'Installez-vous et jouez : seul contre des robots, ou entre amis devant le même écran.',
    continue: 'Continuer',
    play: 'Jouer',
    open: 'Ouvrir un fichier',
    openHelp: 'Un jeu (bundle) ou une partie enregistrée. Vous pouvez aussi le déposer sur cette page.',
    join: 'J’ai une invitation',
    seats: (min, max) => (min === max ? `${min} joueurs` : `${min} à ${max} joueurs`),
    saved: 'Vos parties',
    setups: 'Nouvelle partie',
    studio: 'Dans le studio',
    forget: 'Oublier cette partie',
    forgotten: (title, seats) => `Oubliée : ${title} (${seats})`,
    undoForget: 'Annuler',
    noRoom: 'Ce navigateur n’a plus de place pour cette partie. Oubliez-en d’abord une autre.',
    allSaved: (count) => `Voir les ${count} parties`,
    over: 'terminée',
    turn: (turn) => `tour ${turn}`,
    none: 'Rien n’a pu être chargé.',
  },
  form: {
    title: 'Nouvelle partie',
    start: 'Commencer la partie',
    back: 'Retour',
    players: 'Joueurs',
    add: 'Ajouter un joueur',
    remove: (name) => `Retirer ${name}`,
    name: (seat) => `Nom du joueur ${seat}`,
    who: (seat) => `Qui joue à la place ${seat}`,
    person: 'Humain',
    player: (seat) => `Joueur ${seat}`,
    bot: (seat) => `Robot ${seat}`,
    numbered: (names) => `Les joueurs de même nom se distinguent par leur numéro : ${names}.`,
    botLevel: (name) => `Robot : ${name}`,
    seconds: (seconds) => `${String(seconds).replace('.', ',')} s`,
    bots: {
      random: ['au hasard', 'choisit au hasard'],
      eager: ['fougueux', 'au hasard aussi, mais joue toutes les cartes qu’il peut'],
      heuristic: ['aguerri', 'joue avec bon sens et choisit aussitôt'],
      investor: ['avisé', 'préfère les cartes et les immeubles aux rails, et choisit aussitôt'],
      search: ['prévoyant', 'anticipe, dans la limite de son temps de réflexion'],
    },
    strategies: 'Robots selon une stratégie',
    hotSeat:
      'Plusieurs personnes : l’écran est masqué entre les tours, pour que personne ne voie la main des autres.',
    friends: 'Jouer avec des amis, chacun sur son écran',
    market: 'Numéro du marché',
    anotherMarket: 'Un autre marché',
    noMarket: (number) => `Aucun marché n’a le numéro ${number}.`,
    cards: 'Cartes de cette partie',
    rules: 'Règles',
  },
  bar: {
    home: 'Toutes les parties',
    undo: 'Annuler',
    redo: 'Rétablir',
    review: 'Revoir la partie',
    resume: 'Retour à la partie',
    save: 'Enregistrer dans un fichier',
    say: 'Dire quelque chose',
    link: 'Copier le lien vers cette position',
    menu: 'Réglages',
    language: 'Langue',
    theme: 'Couleurs',
    themes: { system: 'comme le système', light: 'claires', dark: 'sombres' },
    speed: 'Robots',
    speeds: { 'at-once': 'immédiats', fast: 'rapides', normal: 'posés', slow: 'lents' },
    help: 'Aide',
    hint: 'Que ferait un bon joueur ?',
    close: 'Fermer',
    notKept:
      'Ce navigateur n’a plus de place pour garder la partie, ou l’interdit. Enregistrez-la dans un fichier avant de fermer la page, et oubliez d’anciennes parties sur la page d’accueil pour libérer de la place.',
  },
  curtain: {
    title: (name) => `Passez l’écran à ${name}`,
    text: 'Les cartes sont cachées.',
    ready: (name) => `Je suis ${name} : montrer mes cartes`,
  },
  table: {
    turnOf: (name) => `${name} joue`,
    thinking: (name) => `${name} réfléchit…`,
    hurry: 'Ne pas attendre',
    unanswered: (name) => `${name} ne répond pas.`,
    unansweredHelp:
      'Son script n’a pas pu être chargé, ou s’est arrêté sur une erreur. La partie est inchangée : réessayez, ou rechargez la page.',
    askAgain: 'Réessayer',
    yourTurn: (name) => `${name}, c’est à vous`,
    over: 'La partie est finie',
    points: (count) => n(count, 'point'),
    coins: (count) => n(count, 'pièce'),
    market: 'Marché',
    log: 'Journal',
    map: 'Plateau',
    players: 'Joueurs',
    viewer: 'Cartes de',
    whence: (points) => `D’où ils viennent : ${points}`,
    since: 'Depuis votre dernier choix',
    allOpen: 'toutes visibles',
  },
  why: {
    over: 'La partie est finie.',
    reviewing: 'Vous revoyez la partie. Revenez-y pour continuer à jouer.',
    notYourTurn: (name) => `C’est à ${name} de jouer.`,
  },
  end: {
    title: 'La partie est finie',
    wins: (names) => `${names} gagne`,
    win: (names) => `${names} gagnent ensemble`,
    draw: 'Personne ne gagne',
    total: 'Total',
    chart: 'Points au fil du temps',
    again: 'Rejouer',
    review: 'Revoir la partie',
    close: 'Regarder la table',
    show: 'Voir le résultat',
    turn: 'Tour',
  },
  replay: {
    title: 'Revoir la partie',
    position: (at, of) => `Choix ${at} sur ${of}`,
    first: 'Au début',
    previous: 'Choix précédent',
    next: 'Choix suivant',
    last: 'À la fin',
    previousTurn: 'Tour précédent',
    nextTurn: 'Tour suivant',
    playOn: 'Jouer à partir d’ici',
    playOnHelp: (at) =>
      at === 0
        ? 'Une nouvelle partie avec le même départ. Qui joue ?'
        : `Une nouvelle partie qui continue après le choix ${at}. Qui joue ?`,
  },
  file: {
    noRecord: 'Ce fichier n’est ni un jeu ni une partie enregistrée.',
    noBundle: (setup) =>
      `La partie a été jouée avec un contenu de ${setup} qui manque ici. Ouvrez d’abord le jeu correspondant.`,
    badChoice: (at, reason) => `Le choix ${at} de la partie est impossible : ${reason}`,
    stops: (at, reason) =>
      `Le choix ${at} de cette partie n’est plus possible : ${reason} La partie est gardée telle quelle. Vous la voyez jusque-là, et pouvez jouer à partir de toute position dans une nouvelle partie.`,
    goesOtherwise: (reason) =>
      `Cette partie ne se déroule plus comme avant : ${reason} La partie est gardée telle quelle.`,
    otherProgram: (made, now) =>
      `Elle vient de la version ${made} de Railwright, dont les règles peuvent différer ; celle-ci est ${now}.`,
    copied: 'Le lien est copié.',
    copiedSite: (host) =>
      `Le lien est copié. Il mène à ${host} et fonctionne dès que cette version du jeu y est publiée.`,
    copiedHere:
      'Le lien est copié. Il ne fonctionne que sur cet ordinateur ; pour les autres, enregistrez la partie dans un fichier.',
  },
  link: {
    noGame:
      'Ce lien désigne une position mais ne contient pas de partie : ce qui suit # manque. Copiez de nouveau le lien entier.',
    damagedGame:
      'La partie contenue dans ce lien est illisible : un morceau du lien manque ou a changé. Copiez de nouveau le lien entier.',
    damagedBundle:
      'Le jeu contenu dans ce lien est illisible : un morceau du lien manque ou a changé. Copiez de nouveau le lien entier.',
    noSavedGame: (id) =>
      `Ce navigateur ne garde aucune partie « ${id} ». Une partie reste dans le navigateur où elle a été jouée, jusqu’à ce qu’on l’oublie.`,
    notKept:
      'Le jeu que désigne ce lien n’est plus gardé dans ce navigateur. Ouvrez-le de nouveau là où il a été fait.',
    noAddress: 'Ce lien ne dit pas ce qu’il faut ouvrir.',
    noPosition: (at, last) =>
      `Il n’y a pas de position « ${at} » : cette partie a les positions 0 à ${last}. Vous voyez la dernière.`,
    notLoaded: (url, reason) => `Impossible d’ouvrir « ${url} » : ${reason.replace(/\.?$/, '.')}`,
  },
  failed: {
    title: 'Une erreur est survenue',
    text: 'Vos parties sont enregistrées après chaque choix : vous pouvez les reprendre depuis la page d’accueil.',
  },
});
