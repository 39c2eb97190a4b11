// Pictures and layouts that packs name and that cards are drawn without, so that nobody prints or publishes such cards unawares.
import type { Content, Pack } from '@railwright/content';

/** Those that names such as `pack` and `pack/id` tell; all if the names are ids alone. */
export function packsNamed({ packs }: Content, names: readonly string[]): readonly Pack[] {
  const named = packs.filter(({ id }) => names.some((name) => name === id || name.startsWith(`${id}/`)));
  return named.length > 0 ? named : packs;
}

/** Sentences with file, line and column, about these packs and those that they extend. */
export function lookWarnings({ diagnostics }: Content, packs: readonly Pack[]): string[] {
  const folders = packs.flatMap(({ visible }) => visible.map(({ folder }) => folder));
  return diagnostics
    .filter(
      ({ code, file }) =>
        /^(picture|layout)-/.test(code) && folders.some((folder) => file.startsWith(folder)),
    )
    .map(
      ({ file, start, message, help }) =>
        `warning: ${file}:${start.line}:${start.column}: ${message}${help === undefined ? '' : ` ${help}`}`,
    );
}
