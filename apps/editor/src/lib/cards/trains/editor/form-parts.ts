// Parts of the form that contain themselves through others: values in values, steps in steps. They reach each other through the context,
// which avoids circular imports.
import type { ParamType } from '@railwright/engine';
import type { Component } from 'svelte';
import type { StepScope } from '../language/scope.ts';
import type { Path } from '@railwright/content';

interface ValueFieldProps {
  type: ParamType;
  label: string;
  /** The field that it is the value of, if it is one of several. */
  field?: string;
  value: unknown;
  scope: StepScope;
  onchange: (value: unknown) => void;
}

interface StepListProps {
  label: string;
  path: Path;
  scope: StepScope;
  needed?: boolean;
}

interface LastingListProps {
  label: string;
  path: Path;
  chosen?: Pick<StepScope, 'names' | 'cells'>;
}

export interface FormParts {
  readonly ValueField: Component<ValueFieldProps>;
  readonly StepList: Component<StepListProps>;
  readonly LastingList: Component<LastingListProps>;
}
