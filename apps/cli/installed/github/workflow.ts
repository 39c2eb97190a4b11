// The types of GitHub workflows and actions, and the outcome of a job.

export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly 'working-directory'?: string;
  readonly 'continue-on-error'?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

type Permissions = Readonly<Record<string, string>>;

export interface Workflow {
  readonly permissions?: Permissions;
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: Permissions; readonly steps: readonly Step[] }>
  >;
}

export interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

/** The triggers of the workflow, and where they apply. */
export interface Event {
  readonly private?: boolean;
  /** By name: `event_name`, `event.pull_request.number`. */
  readonly github?: Readonly<Record<string, string>>;
  readonly matrix?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Done {
  readonly step: string;
  readonly outcome: 'success' | 'failure' | 'skipped';
  readonly log: string;
}

export interface Job {
  readonly conclusion: 'success' | 'failure';
  readonly steps: readonly Done[];
  /** The text on the page of the job. */
  readonly summary: string;
  /** Actions from elsewhere, with their inputs. */
  readonly used: readonly { readonly uses: string; readonly with: Readonly<Record<string, string>> }[];
}
