// French texts at the table of Freight Train.
import { counted as n } from '../../text/fr/count.ts';
import type { EN } from './en.ts';
import { typeset } from '@railwright/engine/typeset';

export const FR: typeof EN = typeset({
  ask: {
    action: 'Choisissez une action.',
    actionOrFill: 'Choisissez une action. Avant, vous pouvez remplir une voie vide.',
    fillOrPass: 'Vous ne pouvez rien faire en l’état des dépôts. Remplissez une voie, ou passez.',
    pass: 'Vous ne pouvez rien faire : passez.',
    take: (more) => `Prenez encore ${n(more, 'wagon')} au dépôt principal.`,
    place: (car) => `Où va ce wagon : ${car} ?`,
    switch: (more) =>
      `Déplacez encore jusqu’à ${n(more, 'wagon')} de votre dépôt vers des trains, ou arrêtez.`,
    rearrange: 'Mettez les wagons de votre dépôt dans l’ordre voulu.',
  },
  goal: 'À la fin d’une journée, les plus longs trains de chaque type rapportent des jetons. Qui en a le plus après la dernière gagne.',
  pays: (longest, second) =>
    `Aujourd’hui, le plus long train d’un type rapporte ${n(longest, 'jeton')}${second > 0 ? `, le deuxième ${second}` : ''}`,
  yardPays: (cars, chips) =>
    chips === 0
      ? 'les wagons restés au dépôt ne rapportent rien'
      : `${cars === 1 ? 'chaque wagon resté' : `chaque groupe de ${cars} wagons restés`} au dépôt ${chips > 0 ? 'rapporte' : 'coûte'} ${n(Math.abs(chips), 'jeton')}`,
  hints: {
    take: (cars) =>
      `Pour prendre ${n(cars, 'wagon')} au dépôt principal, choisissez les wagons éclairés à la sortie des voies.`,
    fromYard: (cars) =>
      `Pour déplacer jusqu’à ${n(cars, 'wagon')} de votre dépôt vers des trains, choisissez-y un wagon éclairé.`,
    takeMore: 'Choisissez un wagon éclairé à la sortie d’une voie.',
    placeWhich: 'Pour placer d’abord un autre wagon, choisissez-le.',
    placeYard: 'Utilisez un bouton, ou touchez une voie de votre dépôt.',
    placeTrains: 'Votre dépôt est plein.',
    switch: 'Choisissez-y un wagon éclairé.',
    rearrange:
      'Choisissez un wagon de votre dépôt, puis la place où il doit aller. Les flèches le déplacent aussi.',
  },
  otherwise: 'Autre chose',
  rearrange: (cost) => `Réorganiser le dépôt (${n(cost, 'jeton')})`,
  twoWays: (car) => `${car} peut rejoindre plus d’un train.`,
  siding: (number) => `Voie ${number}`,
  carAt: (car, siding, at) => `${car}, voie ${siding}, place ${at}`,
  toEnd: 'à la fin',
  orderDone: 'Terminé',
  orderAgain: 'Recommencer',
  why: {
    notYours: 'Ce dépôt n’est pas le vôtre.',
    placeFirst: 'Placez d’abord les wagons pris.',
    orderFirst: 'Mettez d’abord votre dépôt en ordre.',
    takeFirst: (more) => `Prenez d’abord encore ${n(more, 'wagon')} au dépôt principal.`,
    ownOnly: 'Ce tour-ci, vous déplacez les wagons de votre dépôt.',
    notFirst: 'Seul le wagon à la sortie d’une voie peut la quitter.',
    noLocomotive: (car) => `Aucune locomotive n’est libre, et vous n’avez pas encore de train de ${car}.`,
    tooFew: (least) => `Il y a moins de ${n(least, 'wagon')} au dépôt principal.`,
    noRoom: 'Il n’y aurait pas de place pour les wagons.',
  },
  plain: {
    pass: 'Passer',
    done: 'Arrêter ici',
    'call-locomotive': 'Appeler une locomotive',
    keep: 'Laisser tel quel',
  },
  fill: (siding) => `Remplir la voie ${siding}`,
  take: (siding, car) => `Prendre ${car} sur la voie ${siding}`,
  fromYard: (siding, car, to) => `${car} de la voie ${siding} : ${to}`,
  toTrain: (car) => `${car} à son train`,
  toNewTrain: (car) => `${car} forme un train (1 locomotive)`,
  newTrain: 'un train à lui (1 locomotive)',
  places: {
    train: 'Son train',
    newTrain: 'Un nouveau train (1 locomotive)',
    mixed: 'Train mixte',
    siding: (siding) => `Voie ${siding}`,
  },
  toMixed: (car) => `${car} au train mixte`,
  toYard: (car, siding) => `${car} sur la voie ${siding}`,
  ownTrain: 'à son train',
  legend: 'Bord doré : le plus long train de son type.',
  main: 'Dépôt principal',
  yard: (name) => `Dépôt de ${name}`,
  trains: 'Trains',
  onTable: 'À placer',
  lastDay: (last, day) =>
    last === day
      ? 'C’est la dernière journée.'
      : `La journée ${last} est la dernière ; c’est la journée ${day}.`,
  day: (day, round) => `Journée ${day}, manche ${round}`,
  deck: (count) => `${n(count, 'wagon')} dans la pioche`,
  leaveCard: 'la carte Départ des trains y est encore',
  chips: (count) => n(count, 'jeton'),
  locomotives: (free, all) =>
    `${free} locomotive${free < 2 ? '' : 's'} libre${free < 2 ? '' : 's'} sur ${all}`,
  called: 'une appelée ce jour',
  emptySiding: 'vide',
  noTrains: 'pas encore de train',
  longest: 'le plus long de son type',
  exit: 'sortie',
  mixedTrain: 'train mixte',
  /** The figure that counts at the end. */
  total: 'Jetons',
  /** The sources of the chips. */
  parts: { start: 'Au début', trains: 'Trains', yard: 'Dépôt', rearranging: 'Réorganisation' },
  log: {
    'end-trains-leave': () => 'La partie s’achève : les trains partent pour la dernière fois.',
    'end-nobody-can-act': () => 'La partie s’achève : tout le monde a passé.',
    round: (t) => `Manche ${t.n} : ${t.who} commence.`,
    fill: (t) => `${t.who} remplit la voie ${t.at} : ${t.cards}.`,
    leave: () => 'La carte Départ des trains apparaît : la journée s’achève après cette manche.',
    take: (t) => `${t.who} prend ${t.card} sur la voie ${t.at}.`,
    'to-train': (t) => `${t.who} ajoute ${t.card} à son train, long de ${t.n}.`,
    'to-mixed': (t) => `${t.who} ajoute ${t.card} au train mixte, long de ${t.n}.`,
    'to-yard': (t) => `${t.who} met ${t.card} sur sa voie ${t.at}.`,
    'call-locomotive': (t) => `${t.who} appelle une locomotive et en a ${t.n}.`,
    'receive-locomotive': (t) => `${t.who} reçoit une locomotive et en a ${t.n}.`,
    rearrange: (t) => `${t.who} paie ${n(t.n, 'jeton')} pour réorganiser son dépôt.`,
    rearranged: (t) => `${t.who} a réorganisé son dépôt.`,
    'day-end': (t) => `La journée ${t.n} s’achève.`,
    payout: (t) =>
      `${t.who} ${t.points < 0 ? 'paie' : 'reçoit'} ${n(Math.abs(t.points), 'jeton')} pour ${t.card}, long de ${t.n}.`,
    yard: (t) =>
      `${t.who} ${t.points < 0 ? 'paie' : 'reçoit'} ${n(Math.abs(t.points), 'jeton')} pour ${n(t.n, 'wagon')} au dépôt.`,
  },
});
