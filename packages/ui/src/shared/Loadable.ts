/**
 * Something that is asked for. What was loaded before stays on the screen while a newer answer fails, so a failure may carry it.
 */
export type Loadable<T> =
  | {
      state: 'loading';
      /** When it was asked, epoch milliseconds; without it nobody is told that it takes long. */
      since?: number;
    }
  | {
      state: 'failed';
      /** What happened, in words for a person. */
      message: string;
      /** What support needs: the request id, the endpoint. */
      detail?: string;
      onRetry?: () => void;
      /** What was loaded before. */
      value?: T;
    }
  | {
      state: 'ready';
      value: T;
      /** A newer answer is on its way. */
      refreshing?: boolean;
    };

/** What there is to show: the value, an older one that outlived a failure, or null. */
export function shownValue<T>(loadable: Loadable<T>): T | null {
  return loadable.state === 'loading' ? null : (loadable.value ?? null);
}
