/** Kinds of Storybook controls for a prop. */
export type PropControl =
  | { kind: 'text' | 'number' | 'boolean' | 'date' | 'node' }
  /** One of several literals. */
  | { kind: 'choice'; values: readonly (string | number | boolean)[] }
  /** An object that is chosen by name. */
  | { kind: 'example' }
  /** `returns` is the return type in TypeScript. */
  | { kind: 'callback'; returns: string }
  /** A ref, component or object of callbacks that the app passes. */
  | { kind: 'reference' };

export interface PropDocs {
  name: string;
  description: string;
  /** The type in TypeScript, without null and undefined. */
  type: string;
  isOptional: boolean;
  takesUndefined: boolean;
  isNullable: boolean;
  /** Source text of the default. */
  defaultValue: string | null;
  control: PropControl;
}

/** What TypeScript knows about a component. */
export interface ComponentDocs {
  name: string;
  description: string;
  /** Package that exports it, such as `@hub/ui/orders`; `null` if only its feature uses it. */
  importPath: string | null;
  props: readonly PropDocs[];
}
