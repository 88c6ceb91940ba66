import { feedbackTexts } from '@hub/domain/shared';
import { Icon, UnstyledLink } from '@shopify/polaris';
import { XIcon } from '@shopify/polaris-icons';
import { useEffect, useRef, useState } from 'react';
import type { NoticeAction, NoticeLink } from './NoticeAction.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';
import styles from './ToastStack.module.css';

/** A short message about an event (§2). */
export interface Toast {
  id: string | number;
  message: string;
  tone: 'success' | 'error' | 'warning';
  /** Order, button and support details, in small print. */
  detail?: string | undefined;
  buttons?: readonly NoticeAction[] | undefined;
  link?: NoticeLink | undefined;
  /** Something is running: the toast cannot be dismissed, only ended by its buttons. */
  isPending?: boolean | undefined;
}

export interface ToastStackProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** A toast was dismissed or timed out. */
  onDismiss: (id: Toast['id']) => void;
}

/** Time to read two lines, ms; longer if there is a button such as Undo. */
const successDurationMs = 5_000;
const actionDurationMs = 12_000;

/**
 * Toasts styled like Polaris', whose dismiss button has no accessible name. A success disappears after a while unless
 * hovered or focused; an error stays until dismissed.
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
        <button
          type="button"
          className={styles.dismiss}
          aria-label={feedbackTexts.dismiss}
          onClick={() => onDismiss(toast.id)}
        >
          <Icon source={XIcon} tone="inherit" />
        </button>
      )}
    </div>
  );
}
