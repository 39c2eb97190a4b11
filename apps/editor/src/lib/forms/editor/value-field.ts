// The component for any value, passed to the components it is made of: they contain it, and it contains them.
import type { Path } from '@railwright/content';
import type { Component } from 'svelte';
import { getContext, setContext } from 'svelte';
import type { FormSchema } from '../model/form-schema.ts';

export interface ValueProps {
  schema: FormSchema;
  path: Path;
  label: string;
  value: unknown;
  /** What holds while the file says nothing. */
  fallback?: unknown;
  /** Whether the file may do without it. */
  optional?: boolean;
}

const CONTEXT = Symbol('value field');

export function provideValueField(component: Component<ValueProps>): void {
  setContext(CONTEXT, component);
}

export function valueField(): Component<ValueProps> {
  return getContext<Component<ValueProps>>(CONTEXT);
}
