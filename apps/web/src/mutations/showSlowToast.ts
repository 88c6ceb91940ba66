import type { RetryableRequest } from '@hub/api-client/http';
import { actionMessages } from '@hub/domain/orders/actions';
import { slowAfterMs } from '@hub/domain/shared';
import type { ToastStore } from '../toasts/ToastStore.ts';

/** Shows a toast with Retry and Cancel once the request has been waiting for ten seconds. */
export function showSlowToast(
  {
    getState,
    subscribe,
    retry,
    cancel,
  }: Pick<RetryableRequest<unknown, unknown>, 'getState' | 'subscribe' | 'retry' | 'cancel'>,
  toasts: ToastStore,
  text: string,
  isRetrySafe: boolean,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toastId: number | null = null;

  const show = () => {
    toastId = toasts.show(text, 'warning', {
      detail: isRetrySafe ? actionMessages.slow : actionMessages.slowUnsafe,
      isPending: true,
      buttons: [
        { label: actionMessages.retry, onAction: retry },
        { label: actionMessages.cancel, onAction: cancel },
      ],
    });
  };
  const schedule = () => {
    clearTimeout(timer);
    if (toastId !== null) toasts.dismiss(toastId);
    toastId = null;
    const { isPending, startedAt } = getState();
    if (isPending) timer = setTimeout(show, Math.max(0, startedAt + slowAfterMs - Date.now()));
  };

  subscribe(schedule);
  schedule();
}
