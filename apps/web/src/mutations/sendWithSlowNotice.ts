import { actionMessages } from '@hub/domain/orders';
import { slowAfterMs } from '@hub/domain/shared';
import type { ToastStore } from '../toasts/ToastStore.ts';
import { WaitCancelledError } from './createRetryableRequest.ts';

export interface SendWithSlowNoticeOptions<T> {
  /** Sends it; the same again when the person presses Retry, so it has to carry one idempotency key. */
  send(signal: AbortSignal): Promise<T>;
  toasts: ToastStore;
  /** What is said after ten seconds, such as "Still waiting for the server: Ship Now · #536365". */
  slowText: string;
}

/**
 * Waits for the answer to a change for as long as it takes (§9: no time-out). After ten seconds a toast says so, with
 * Retry, which sends it once more, and Cancel, which rejects with GaveUpWaiting (contract). The toast is in sight
 * wherever the person has gone.
 */
export function sendWithSlowNotice<T>({ send, toasts, slowText }: SendWithSlowNoticeOptions<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let attempt: AbortController | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let toast: number | null = null;

    const clearNotice = () => {
      clearTimeout(timer);
      if (toast !== null) toasts.dismiss(toast);
    };
    const showSlowNotice = () => {
      toast = toasts.show(slowText, 'warning', {
        detail: actionMessages.slow,
        isPending: true,
        buttons: [
          { label: actionMessages.retry, onAction: start },
          { label: actionMessages.cancel, onAction: cancel },
        ],
      });
    };

    function start(): void {
      clearNotice();
      attempt?.abort();
      const controller = new AbortController();
      attempt = controller;
      timer = setTimeout(showSlowNotice, slowAfterMs);
      send(controller.signal).then(
        (answer) => {
          if (attempt === controller) finish(() => resolve(answer));
        },
        (error: unknown) => {
          if (attempt === controller) finish(() => reject(error));
        },
      );
    }

    function cancel(): void {
      const pendingController = attempt;
      finish(() => reject(new WaitCancelledError()));
      pendingController?.abort();
    }

    function finish(settle: () => void): void {
      attempt = null;
      clearNotice();
      settle();
    }

    start();
  });
}
