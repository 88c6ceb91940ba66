import { Icon, UnstyledLink } from '@shopify/polaris';
import { XIcon } from '@shopify/polaris-icons';
import { useEffect, useRef, useState } from 'react';
import type { NoticeAction, NoticeLink } from './NoticeAction.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';
import styles from './ToastStack.module.css';

/** A short message about what has just happened (§2). */
export interface Toast {
  id: string | number;
  message: string;
  tone: 'success' | 'error' | 'warning';
  /** Which order, which button; more for support. Drawn small. */
  detail?: string | undefined;
  buttons?: readonly NoticeAction[] | undefined;
  link?: NoticeLink | undefined;
  /** Something is under way, and the buttons are the only ways out of it: it cannot be dismissed. */
  isPending?: boolean | undefined;
}

export interface ToastStackProps {
  /** In the order in which they came. */
  toasts: readonly Toast[];
  /** A toast was dismissed, or its time is over. */
  onDismiss: (id: Toast['id']) => void;
}

/** Long enough to read two lines; longer where there is something to decide, such as Undo. */
const successDurationMs = 5_000;
const actionDurationMs = 12_000;

/**
 * Toasts in the look of Polaris' own, whose dismiss button has no name for those who cannot see it. A success leaves by
 * itself unless it is pointed at; what went wrong stays until it is dismissed, because it may be the only trace.
 */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  const stackRef = useRef<HTMLDivElement>(null);
  const restoreFocus = useRestoreFocus(stackRef);
  return (
    <div ref={stackRef} tabIndex={-1} className={styles.stack} {...restoreFocus}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: ToastStackProps['onDismiss'] }) {
  const [isPaused, setIsPaused] = useState(false);
  const isPersistent = toast.tone !== 'success';
  const durationMs = toast.buttons || toast.link ? actionDurationMs : successDurationMs;
  const onDismissRef = useRef(onDismiss);
  useEffect(() => {
    onDismissRef.current = onDismiss;
  }, [onDismiss]);

  useEffect(() => {
    if (isPersistent || isPaused) return;
    const timer = setTimeout(() => onDismissRef.current(toast.id), durationMs);
    return () => clearTimeout(timer);
  }, [isPersistent, isPaused, toast.id, durationMs]);

  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return (
    <div
      role={isPersistent ? 'alert' : 'status'}
      className={styles.toast}
      data-tone={toast.tone}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <span className={styles.message}>
        <bdi>{toast.message}</bdi>
        {toast.detail && (
          <span className={styles.detail}>
            <bdi>{toast.detail}</bdi>
          </span>
        )}
      </span>
      {toast.buttons?.map(({ label, onAction }) => (
        <button key={label} type="button" className={styles.action} onClick={onAction}>
          {label}
        </button>
      ))}
      {toast.link && (
        <UnstyledLink url={toast.link.path} className={styles.action}>
          {toast.link.label}
        </UnstyledLink>
      )}
      {!toast.isPending && (
        <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={() => onDismiss(toast.id)}>
          <Icon source={XIcon} tone="inherit" />
        </button>
      )}
    </div>
  );
}
