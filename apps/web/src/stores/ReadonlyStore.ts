import type { StoreApi } from 'zustand/vanilla';

/** A zustand store without `setState`; its owner exposes functions instead. */
export type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;
