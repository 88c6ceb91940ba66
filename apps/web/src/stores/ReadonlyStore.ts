import type { StoreApi } from 'zustand/vanilla';

/** A store of zustand without `setState`: it changes only through the functions that stand beside it. */
export type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;
