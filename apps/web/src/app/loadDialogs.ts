import type * as lazyDialogs from './lazyDialogs.ts';
import type { LazyDialogs } from '../environment/LazyDialogs.ts';

declare module '../environment/LazyDialogs.ts' {
  interface Register {
    lazyDialogs: typeof lazyDialogs;
  }
}

/** Fetches the file of the dialogs; rejects where it cannot be fetched. */
export function loadDialogs(): Promise<LazyDialogs> {
  return import('./lazyDialogs.ts');
}
