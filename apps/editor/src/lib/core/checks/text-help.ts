// What the text of a file offers where the cursor is, and new ids. Runs in the worker that checks content.
import {
  actions,
  complete,
  definition,
  hover,
  toDiagnostic,
  withNewId,
  type NewId,
  type Workspace,
} from '@railwright/workspace';
import type { Named } from '@railwright/content';
import type { CompletionItem, Hover, Location, Position, TextEdit } from 'vscode-languageserver-types';
import manifest from '../../../../package.json';

/** A place in a file; lines and characters count from 0. */
export interface Spot {
  readonly path: string;
  readonly position: Position;
}

/** A way to mend a finding. */
export interface QuickFix {
  readonly title: string;
  readonly edit: TextEdit;
}

export const completions = (workspace: Workspace, { path, position }: Spot): CompletionItem[] =>
  complete(workspace, path, position);

export const hovered = (workspace: Workspace, { path, position }: Spot): Hover | undefined =>
  hover(workspace, path, position, manifest.version);

export function defined(workspace: Workspace, { path, position }: Spot): Location | undefined {
  const found = definition(workspace, path, position);
  return found && !workspace.isShipped(found.uri) ? found : undefined;
}

export async function fixesOf(workspace: Workspace, path: string): Promise<(QuickFix | undefined)[]> {
  const { diagnostics } = await workspace.check();
  return diagnostics
    .filter(({ file }) => file === path)
    .map((finding) => {
      const [action] = actions(workspace, path, [toDiagnostic(finding, manifest.version)]);
      const [edit] = action?.edit?.changes?.[path] ?? [];
      return action && edit && { title: action.title, edit };
    });
}

export const renamed = (workspace: Workspace, named: Named, id: string): NewId =>
  withNewId(workspace, named, id);
