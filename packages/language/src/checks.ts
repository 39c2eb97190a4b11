// Decides when files are checked and reported: soon after each change, while no other check runs.
import type { Diagnostic as Finding } from '@railwright/content';
import type { Diagnostic } from 'vscode-languageserver';
import { toDiagnostic, type Workspace } from '@railwright/workspace';

/** Milliseconds without a keystroke after which a check begins. */
const PAUSE = 20;

export class Checks {
  readonly #workspace: Workspace;
  /** Of the documentation that codes link to. */
  readonly #version: string;
  readonly #publish: (uri: string, diagnostics: Diagnostic[]) => void;
  /** The findings sent last and the address they were sent for, by path. */
  readonly #told = new Map<string, { readonly uri: string; readonly told: string }>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(
    workspace: Workspace,
    version: string,
    publish: (uri: string, diagnostics: Diagnostic[]) => void,
  ) {
    this.#workspace = workspace;
    this.#version = version;
    this.#publish = publish;
  }

  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), PAUSE);
  }

  /** Checks run one after another; the promise resolves after this one. */
  now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#check());
    return this.#running;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Sends the findings of open files that do not depend on reading all others. */
  async first(): Promise<void> {
    const found = Map.groupBy(await this.#workspace.firstLook(), ({ file }) => file);
    for (const [path, findings] of found) this.#tell(path, findings);
    // Lets messages go out before the long check begins.
    await new Promise((resolve) => setImmediate(resolve));
  }

  async #check(): Promise<void> {
    const { diagnostics } = await this.#workspace.check();
    const byFile = Map.groupBy(
      diagnostics.filter(({ file }) => file !== '' && !this.#workspace.isShipped(file)),
      ({ file }) => file,
    );
    for (const path of this.#told.keys()) if (!byFile.has(path)) byFile.set(path, []);
    for (const [path, found] of byFile) this.#tell(path, found);
  }

  #tell(path: string, findings: readonly Finding[]): void {
    const uri = this.#workspace.uriOf(path);
    const diagnostics = findings.map((finding) =>
      toDiagnostic(finding, this.#version, this.#workspace.uriOf),
    );
    const told = JSON.stringify(diagnostics);
    const before = this.#told.get(path);
    if (before ? before.uri === uri && before.told === told : diagnostics.length === 0) return;
    // Under its former address, the editor would show them for ever.
    if (before && before.uri !== uri) this.#publish(before.uri, []);
    this.#told.set(path, { uri, told });
    this.#publish(uri, diagnostics);
  }
}
