import { formatCount } from '@hub/domain/shared';
import type { Loadable } from './Loadable.ts';

/** The text of a figure: null while it is on its way, a dash where it could not be had. */
export function figureText<T>(
  loadable: Loadable<unknown>,
  value: T | null | undefined,
  format: (value: T) => string,
): string | null {
  if (value !== undefined && value !== null) return format(value);
  return loadable.state === 'loading' ? null : formatCount(Number.NaN);
}
