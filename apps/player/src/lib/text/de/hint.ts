// German texts of hints.
import type { HintWords } from '../words.ts';

export const DE_HINT: HintWords = {
  title: 'Was ein starker Spieler tun würde',
  thinking: 'Denkt nach …',
  learned: (games) => `Ein Spieler, der aus ${games} Partien gegen sich selbst gelernt hat`,
  search: 'Der weitsichtige Bot, der vorausdenkt',
  none: 'Kein Bot dieses Spiels kann vorausdenken, darum gibt es keinen Tipp.',
  failed:
    'Es kam kein Tipp: Das Skript konnte nicht geladen werden oder brauchte zu lange. Die Partie ist unverändert.',
  again: 'Noch einmal versuchen',
  chance: (percent) => `wahrscheinlich: ${percent} %`,
  wins: (percent, low, high) => `gewinnt ${percent} % (${low} bis ${high})`,
  untried: 'nicht versucht',
  others: (count) => (count === 1 ? '1 weitere Möglichkeit' : `${count} weitere Möglichkeiten`),
  about: (tries) =>
    `Wahrscheinlich: mit welcher Wahrscheinlichkeit er das wählen würde. Gewinnt: wie oft du danach gewinnen würdest, mit der Spanne dieser Schätzung, aus ${tries} Versuchen, in denen alle Karten neu verteilt sind, die du nicht siehst.`,
  sure: 'Diese Entscheidung braucht kein Nachdenken.',
};
