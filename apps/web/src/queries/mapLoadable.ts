import type { Loadable } from '@hub/ui/data';

/** Maps the value of a loadable. */
export function mapLoadable<T, U>(loadable: Loadable<T>, select: (value: T) => U): Loadable<U> {
  if (loadable.state === 'loading') return loadable;
  if (loadable.state === 'ready') return { ...loadable, value: select(loadable.value) };
  const { value, ...failure } = loadable;
  return value === undefined ? failure : { ...failure, value: select(value) };
}
