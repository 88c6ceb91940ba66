import { formatCount } from '@hub/domain/shared';
import type { Loadable } from './Loadable.ts';

/** Text of a figure: null while loading, a dash when it failed to load. */
export function figureText<T>(
  loadable: Loadable<unknown>,
  value: T | null | undefined,
  format: (value: T) => string,
): string | null {
  if (value !== undefined && value !== null) return format(value);
  return loadable.state === 'loading' ? null : formatCount(Number.NaN);
}
