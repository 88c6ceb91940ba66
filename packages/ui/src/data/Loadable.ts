/** How a person can end a wait that has become long. */
export interface PendingRequest {
  /** When it was asked, epoch milliseconds; without it nobody is told that it takes long. */
  since?: number;
  /** Stops waiting; when absent it cannot be given up. */
  onCancel?: () => void;
  /** Asks once more; when absent that is not offered. */
  onRetry?: () => void;
}

/**
 * Something that is asked for. What was loaded before stays on the screen while a newer answer is on its way or fails,
 * so both may carry it.
 */
export type Loadable<T> =
  | ({ state: 'loading' } & PendingRequest)
  | {
      state: 'failed';
      /** What happened, in words for a person. */
      message: string;
      /** What support needs: the endpoint, the request id. */
      detail?: string;
      onRetry?: () => void;
      /**
       * The person has no permission for it, so nothing is broken; the message says which. Asking again would be
       * refused again.
       */
      isForbidden?: true;
      /** What was loaded before. */
      value?: T;
      /** The value answers what was asked before a change, another filter for instance, and not what is asked now. */
      isStale?: true;
    }
  | ({
      state: 'ready';
      value: T;
      /** A newer answer is on its way. */
      isRefreshing?: boolean;
    } & PendingRequest);

/**
 * Whether what `shownValue` gives answers what was asked before a change, because what is asked now could not be had.
 */
export function hasStaleValue(loadable: Loadable<unknown>): boolean {
  return loadable.state === 'failed' && loadable.isStale === true;
}

/** What there is to show: the value, an older one that outlived a failure, or null. */
export function shownValue<T>(loadable: Loadable<T>): T | null {
  return loadable.state === 'loading' ? null : (loadable.value ?? null);
}
