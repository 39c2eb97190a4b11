// Lists the exports of a module, a line for each name and member, from TypeDoc's output.
import { ReflectionKind } from 'typedoc';

/**
 * @typedef {import('typedoc').DeclarationReflection} Declaration
 * @typedef {import('typedoc').SignatureReflection} Signature
 * @typedef {import('typedoc').SomeType} Type
 */

/** Of a constant with a longer type, the keys say what can be used. */
const LONGEST = 200;

/**
 * @param {Declaration} module
 * @returns {string[]}
 */
export function describeModule(module) {
  return [`# ${module.name}`, ...sorted(module.children).flatMap(describeExport), '', ''];
}

/** @param {readonly Declaration[] | undefined} declarations */
const sorted = (declarations = []) => declarations.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/**
 * @param {Declaration} it
 * @returns {string[]}
 */
function describeExport(it) {
  const { kind, name, type } = it;
  if (it.isReference()) return [`export ${name}: ${it.getTargetReflection().getFriendlyFullName()}`];
  if (kind === ReflectionKind.Function)
    return (it.signatures ?? []).map((one) => `function ${describeSignature(one, name)}`);
  if (kind === ReflectionKind.Variable) return [`const ${name}: ${describeConstant(type)}`];
  const parameters = describeTypeParameters(it);
  if (kind === ReflectionKind.TypeAlias) {
    const members = type?.type === 'reflection' ? type.declaration.children : undefined;
    return members
      ? [`type ${name}${parameters}`, ...describeMembers(members)]
      : [`type ${name}${parameters} = ${describeType(type)}`];
  }
  const parents = (it.extendedTypes ?? []).map(describeType).join(', ');
  const word = ReflectionKind.singularString(kind).toLowerCase();
  return [`${word} ${name}${parameters}${parents && ` extends ${parents}`}`, ...describeMembers(it.children)];
}

/** @param {readonly Declaration[] | undefined} members */
function describeMembers(members) {
  return sorted(members)
    .filter(({ inheritedFrom }) => !inheritedFrom)
    .flatMap((it) => {
      const name = `${it.flags.isStatic ? 'static ' : ''}${it.name}${it.flags.isOptional ? '?' : ''}`;
      const signatures = it.signatures ?? [it.getSignature, it.setSignature].flatMap((one) => one ?? []);
      return signatures.length > 0
        ? signatures.map((one) => `  ${describeSignature(one, name)}`)
        : [`  ${name}: ${describeType(it.type)}`];
    });
}

/**
 * @param {Signature} it
 * @param {string} name
 */
function describeSignature(it, name) {
  const parameters = (it.parameters ?? []).map(
    ({ name: own, flags, type, defaultValue }) =>
      `${flags.isRest ? '...' : ''}${own}${flags.isOptional || defaultValue !== undefined ? '?' : ''}: ${describeType(type)}`,
  );
  return `${name}${describeTypeParameters(it)}(${parameters.join(', ')}): ${describeType(it.type)}`;
}

/** @param {Declaration | Signature} it */
function describeTypeParameters({ typeParameters }) {
  const words = (typeParameters ?? []).map(
    ({ name, type }) => name + (type ? ` extends ${describeType(type)}` : ''),
  );
  return words.length > 0 ? `<${words.join(', ')}>` : '';
}

/** @param {Type | undefined} type */
function describeConstant(type) {
  if (type?.type === 'literal') return typeof type.value;
  return type?.type !== 'reflection' || type.toString().length <= LONGEST
    ? describeType(type)
    : `{ ${sorted(type.declaration.children)
        .map(({ name }) => name)
        .join('; ')} }`;
}

/** @param {Type | undefined} type */
const describeType = (type) => shorten(orderUnions((type?.toString() ?? 'unknown').replaceAll(/\s+/g, ' ')));

/** The compiler lists the texts of a union in the order in which it met them. @param {string} text */
const orderUnions = (text) =>
  text.replaceAll(/"[^"]*"(?: \| "[^"]*")+/g, (union) => union.split(' | ').toSorted().join(' | '));

/** Leaves out what is innermost, until the rest is short: the shapes of results are in schemas/. @param {string} text */
function shorten(text) {
  let short = text;
  for (let before = ''; short.length > LONGEST && short !== before;) {
    before = short;
    short = short.replaceAll(/\{ [^{}]* \}/g, '⟨…⟩');
  }
  return short.replaceAll('⟨…⟩', '{…}');
}
