/** A long wait, and how to end it. */
export interface PendingRequest {
  /** When the request was sent, epoch ms; without it no slow notice is shown. */
  since?: number;
  /** Stops waiting; absent: cannot be canceled. */
  onCancel?: () => void;
  /** Sends the request again; absent: not offered. */
  onRetry?: () => void;
}

/**
 * Data loaded from a server. The previous value stays on the screen while a newer one loads or fails, so every state
 * can carry it.
 */
export type Loadable<T> =
  | ({ state: 'loading' } & PendingRequest)
  | {
      state: 'failed';
      /** What happened, in plain words for the person. */
      message: string;
      /** Endpoint and request id, for support. */
      detail?: string;
      onRetry?: () => void;
      /** The person lacks a permission, which the message names. Retrying would not help. */
      isForbidden?: true;
      /** The value loaded before. */
      value?: T;
      /** When the value was read, epoch ms. */
      readAt?: number;
      /** The value answers an earlier request, such as one with another filter. */
      isStale?: true;
    }
  | ({
      state: 'ready';
      value: T;
      /** When the value was read, epoch ms. */
      readAt?: number;
      /** A newer value is loading. */
      isRefreshing?: boolean;
      /** A newer value is loading unrequested. Shown only if it takes long. */
      isInBackground?: boolean;
    } & PendingRequest);

/** Whether `shownValue` is stale because the current request failed. */
export function hasStaleValue(loadable: Loadable<unknown>): boolean {
  return loadable.state === 'failed' && loadable.isStale === true;
}

/** The value to show: the current one, or an older one kept after a failure; null: none. */
export function shownValue<T>(loadable: Loadable<T>): T | null {
  return loadable.state === 'loading' ? null : (loadable.value ?? null);
}
