import { actionWords } from '@hub/domain/orders';
import { patienceMs } from '@hub/domain/shared';
import { useEffect, useRef } from 'react';
import { useAppEnvironment } from '../../shared/AppEnvironment.ts';

interface Wait {
  /** When it was sent, ms since 1970. */
  since: number;
  /** "Still waiting for the server: Ship Now · 12 orders". */
  text: string;
  onRetry(): void;
  onCancel(): void;
}

/** Says that an answer is still awaited when the list that would say so has left the screen. */
export function useWaitAway() {
  const { toasts } = useAppEnvironment();
  const wait = useRef<Wait | null>(null);
  const isAway = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toast = useRef<number | null>(null);

  const sayInTime = () => {
    if (wait.current === null) return;
    const { since, text, onRetry, onCancel } = wait.current;
    const say = () => {
      const buttons = [
        { label: actionWords.retry, onAction: onRetry },
        { label: actionWords.cancel, onAction: onCancel },
      ];
      toast.current = toasts.show(text, 'warning', { detail: actionWords.late, isPending: true, buttons });
    };
    timer.current = setTimeout(say, Math.max(0, since + patienceMs - Date.now()));
  };
  const latest = useRef(sayInTime);
  useEffect(() => {
    latest.current = sayInTime;
  });
  useEffect(() => {
    isAway.current = false;
    return () => {
      isAway.current = true;
      latest.current();
    };
  }, []);

  const over = () => {
    wait.current = null;
    clearTimeout(timer.current);
    if (toast.current !== null) toasts.dismiss(toast.current);
    toast.current = null;
  };
  const begins = (next: Wait) => {
    over();
    wait.current = next;
    if (isAway.current) sayInTime();
  };
  return { begins, over };
}
