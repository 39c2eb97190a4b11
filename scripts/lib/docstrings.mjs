// Exports without a docstring. TypeDoc has a check of its own, which would also ask for one of each property of types that are inferred,
// such as those of schemas.
import { ReflectionKind } from 'typedoc';

/** @typedef {import('typedoc').DeclarationReflection} Declaration */

/** Members whose name and type say everything. */
const EVIDENT = new Set(
  (
    'author bots card cards cells choice choices code col color column content cost count day decision decisions definition ' +
    'description end file files format from game games height item items kind label language layout links message name ' +
    'names options orientation packs path plan play players points port reason regions result round routes row rows rules ' +
    'seat seats seed settings setup shapes source start state step strength switches tables text texts title turn type value ' +
    'version width'
  ).split(' '),
);

/** Types whose docstring speaks of all members: compiled rules, arrays by sample, and JSON Schema's own keywords. */
const AS_A_WHOLE = new Set(['TrainsTables', 'Rollout', 'Schema']);

/**
 * Exports without a docstring, and members of exported classes and interfaces without one whose name is not evident.
 * @param {import('typedoc').ProjectReflection} project
 * @returns {string[]} `engine/src/core/game.ts:40: Game.seats`
 */
export function undocumented(project) {
  const all = (project.children ?? [])
    .flatMap(({ children = [] }) => children)
    .filter((it) => !it.isReference())
    .flatMap((it) => [it, ...membersOf(it)]);
  return all
    .filter((it) => !isDocumented(it))
    .map(({ name, parent, sources }) => {
      const { fileName, line } = sources?.[0] ?? {};
      const of = parent?.kindOf(ReflectionKind.Module) ? '' : `${parent?.name}.`;
      return `${fileName}:${line}: ${of}${name}`;
    });
}

/**
 * A name of one or two letters is a symbol in a formula, which the docstring of its type gives.
 * @param {Declaration} it
 */
function membersOf(it) {
  if (!it.kindOf([ReflectionKind.Interface, ReflectionKind.Class]) || AS_A_WHOLE.has(it.name)) return [];
  /** @param {Declaration} member */
  const evident = ({ name, inheritedFrom, kind }) =>
    inheritedFrom || kind === ReflectionKind.Constructor || name.length <= 2 || EVIDENT.has(name);
  return (it.children ?? []).filter((member) => !evident(member));
}

/** @param {Declaration} it */
function isDocumented({ comment, getSignature, signatures = [], type }) {
  const called = type?.type === 'reflection' ? (type.declaration.signatures ?? []) : [];
  return [{ comment }, getSignature, ...signatures, ...called].some((one) => one?.comment?.summary.length);
}
