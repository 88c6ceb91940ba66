/**
 * The `mapping` of an arg type, which Storybook reads with `in` and `[]`. Values are on the prototype, because own properties are sent to
 * the manager with every story, and some values take megabytes.
 */
export function chosenValues(values: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  return Object.create(Object.fromEntries(values)) as Record<string, unknown>;
}
