import { actionMessages } from '@hub/domain/orders';
import { slowAfterMs } from '@hub/domain/shared';
import { useEffect, useRef } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';

interface SlowRequest {
  /** When it was sent, ms since 1970. */
  since: number;
  /** "Still waiting for the server: Ship Now · 12 orders". */
  text: string;
  onRetry(): void;
  onCancel(): void;
}

/** Says that an answer is still awaited when the list that would say so has left the screen. */
export function useSlowRequestToast() {
  const { toasts } = useAppEnvironment();
  const request = useRef<SlowRequest | null>(null);
  const isUnmounted = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toastId = useRef<number | null>(null);

  const scheduleToast = () => {
    if (request.current === null) return;
    const { since, text, onRetry, onCancel } = request.current;
    const showToast = () => {
      const buttons = [
        { label: actionMessages.retry, onAction: onRetry },
        { label: actionMessages.cancel, onAction: onCancel },
      ];
      toastId.current = toasts.show(text, 'warning', { detail: actionMessages.slow, isPending: true, buttons });
    };
    timer.current = setTimeout(showToast, Math.max(0, since + slowAfterMs - Date.now()));
  };
  const latest = useRef(scheduleToast);
  useEffect(() => {
    latest.current = scheduleToast;
  });
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      latest.current();
    };
  }, []);

  const stop = () => {
    request.current = null;
    clearTimeout(timer.current);
    if (toastId.current !== null) toasts.dismiss(toastId.current);
    toastId.current = null;
  };
  const start = (next: SlowRequest) => {
    stop();
    request.current = next;
    if (isUnmounted.current) scheduleToast();
  };
  return { start, stop };
}
