import type * as lazyDialogs from './lazyDialogs.ts';
import type { LazyDialogs } from '../environment/LazyDialogs.ts';

declare module '../environment/LazyDialogs.ts' {
  interface Register {
    lazyDialogs: typeof lazyDialogs;
  }
}

/** Loads the file of the dialogs; rejects when it cannot be loaded. */
export function loadDialogs(): Promise<LazyDialogs> {
  return import('./lazyDialogs.ts');
}
