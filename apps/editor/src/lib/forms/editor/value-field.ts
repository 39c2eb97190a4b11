// The component for any value, passed to the components inside it, since they contain each other.
import type { Path } from '@railwright/content';
import type { Component } from 'svelte';
import { getContext, setContext } from 'svelte';
import type { FormSchema } from '../model/form-schema.ts';

export interface ValueProps {
  schema: FormSchema;
  path: Path;
  label: string;
  value: unknown;
  /** The value that applies if the file has none. */
  fallback?: unknown;
  /** Whether it is optional. */
  optional?: boolean;
}

const CONTEXT = Symbol('value field');

export function provideValueField(component: Component<ValueProps>): void {
  setContext(CONTEXT, component);
}

export function valueField(): Component<ValueProps> {
  return getContext<Component<ValueProps>>(CONTEXT);
}
