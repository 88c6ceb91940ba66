/** What a control of Storybook can offer for a prop. */
export type PropControl =
  | { kind: 'text' | 'number' | 'boolean' | 'date' | 'node' }
  /** One of these literals. */
  | { kind: 'choice'; values: readonly (string | number | boolean)[] }
  /** A shape, which is chosen by name. */
  | { kind: 'example' }
  /** `returns`: the type, as TypeScript prints it. */
  | { kind: 'callback'; returns: string }
  /** A ref, a component or an object of callbacks that the app hands in. */
  | { kind: 'reference' };

export interface PropDocs {
  name: string;
  description: string;
  /** As TypeScript prints it, without null and undefined. */
  type: string;
  /** May be left out. */
  isOptional: boolean;
  takesUndefined: boolean;
  isNullable: boolean;
  /** As written in the source. */
  defaultValue: string | null;
  control: PropControl;
}

/** What TypeScript knows of a component. */
export interface ComponentDocs {
  name: string;
  description: string;
  /** The package that exports it: `@hub/ui/orders`; null for one that only its neighbours use. */
  importPath: string | null;
  props: readonly PropDocs[];
}
