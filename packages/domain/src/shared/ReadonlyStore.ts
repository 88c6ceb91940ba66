/** A store that only its owner sets, such as one of zustand without `setState`. */
export interface ReadonlyStore<T> {
  getState(): T;
  getInitialState(): T;
  /** Calls the listener after each change; returns how to stop it. */
  subscribe(listener: (state: T, previousState: T) => void): () => void;
}
