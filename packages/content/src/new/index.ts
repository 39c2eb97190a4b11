// The face of making new packs: what can be chosen, names, and the files. For the command line and the studio alike.
export { editionsFor, GAME_TITLES, NEW_GAMES } from './choices.ts';
export type { Edition } from './new-pack-kind.ts';
export { plainWords } from '../text/plain-letters.ts';
export { idFrom, idProblem, textProblem, titleFrom } from './names.ts';
export { fillTemplate, newPackFiles } from './new-pack.ts';
export type { NewFile, NewPackAnswers } from './new-pack.ts';
