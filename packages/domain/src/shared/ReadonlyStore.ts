/** A store that only its owner sets, such as a zustand store without `setState`. */
export interface ReadonlyStore<T> {
  getState(): T;
  getInitialState(): T;
  /** Calls the listener after each change; returns an unsubscribe function. */
  subscribe(listener: (state: T, previousState: T) => void): () => void;
}
