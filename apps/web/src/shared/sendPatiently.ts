import { actionWords } from '@hub/domain/orders';
import { patienceMs } from '@hub/domain/shared';
import type { ToastStore } from './ToastStore.ts';

/** The person stopped waiting for an answer; what was asked for may have happened or not. */
export class GaveUpWaiting extends Error {
  override readonly name = 'GaveUpWaiting';
}

export interface PatientCall<T> {
  /** Sends it; the same again when the person presses Retry, so it has to carry one idempotency key. */
  send(signal: AbortSignal): Promise<T>;
  toasts: ToastStore;
  /** What is said after ten seconds, such as "Still waiting for the server: Ship Now · #536365". */
  lateText: string;
}

/**
 * Waits for the answer to a change for as long as it takes (§9: no time-out). After ten seconds a toast says so, with
 * Retry, which sends it once more, and Cancel, which rejects with GaveUpWaiting (contract). The toast is in sight
 * wherever the person has gone.
 */
export function sendPatiently<T>({ send, toasts, lateText }: PatientCall<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let attempt: AbortController | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let toast: number | null = null;

    const tidy = () => {
      clearTimeout(timer);
      if (toast !== null) toasts.dismiss(toast);
    };
    const sayLate = () => {
      toast = toasts.show(lateText, 'warning', {
        detail: actionWords.late,
        isPending: true,
        buttons: [
          { label: actionWords.retry, onAction: begin },
          { label: actionWords.cancel, onAction: giveUp },
        ],
      });
    };

    function begin(): void {
      tidy();
      attempt?.abort();
      const own = new AbortController();
      attempt = own;
      timer = setTimeout(sayLate, patienceMs);
      send(own.signal).then(
        (answer) => {
          if (attempt === own) end(() => resolve(answer));
        },
        (error: unknown) => {
          if (attempt === own) end(() => reject(error));
        },
      );
    }

    function giveUp(): void {
      const last = attempt;
      end(() => reject(new GaveUpWaiting()));
      last?.abort();
    }

    function end(settle: () => void): void {
      attempt = null;
      tidy();
      settle();
    }

    begin();
  });
}
