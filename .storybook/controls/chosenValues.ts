/**
 * A `mapping` of an arg type: Storybook looks a name up with `in` and `[]`. The values are inherited, not own properties:
 * a mapping goes to the manager with every story, and some values have megabytes.
 */
export function chosenValues(values: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  return Object.create(Object.fromEntries(values)) as Record<string, unknown>;
}
