import { Icon, UnstyledLink } from '@shopify/polaris';
import { XIcon } from '@shopify/polaris-icons';
import { useEffect, useRef, useState } from 'react';
import type { ReportButton, ReportLink } from './Report.ts';
import { useFocusBack } from './useFocusBack.ts';
import styles from './ShellToasts.module.css';

/** A short message about what has just happened (§2). */
export interface ShellToast {
  id: string | number;
  message: string;
  tone: 'success' | 'error' | 'warning';
  /** Which order, which button; more for support. Drawn small. */
  detail?: string | undefined;
  buttons?: readonly ReportButton[] | undefined;
  link?: ReportLink | undefined;
  /** Something is under way, and the buttons are the only ways out of it: it cannot be dismissed. */
  isPending?: boolean | undefined;
}

export interface ShellToastsProps {
  /** In the order in which they came. */
  toasts: readonly ShellToast[];
  /** A toast was dismissed, or its time is over. */
  onDismiss: (id: ShellToast['id']) => void;
}

/** Long enough to read two lines; longer where there is something to decide, such as Undo. */
const successMs = 5_000;
const decisionMs = 12_000;

/**
 * Toasts in the look of Polaris' own, whose dismiss button has no name for those who cannot see it. A success leaves by
 * itself unless it is pointed at; what went wrong stays until it is dismissed, because it may be the only trace.
 */
export function ShellToasts({ toasts, onDismiss }: ShellToastsProps) {
  const stack = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack(stack);
  return (
    <div ref={stack} tabIndex={-1} className={styles.stack} {...focusBack}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function OneToast({ toast, onDismiss }: { toast: ShellToast; onDismiss: ShellToastsProps['onDismiss'] }) {
  const [isHeld, setHeld] = useState(false);
  const stays = toast.tone !== 'success';
  const lifeMs = toast.buttons || toast.link ? decisionMs : successMs;
  const latestDismiss = useRef(onDismiss);
  useEffect(() => {
    latestDismiss.current = onDismiss;
  }, [onDismiss]);

  useEffect(() => {
    if (stays || isHeld) return;
    const timer = setTimeout(() => latestDismiss.current(toast.id), lifeMs);
    return () => clearTimeout(timer);
  }, [stays, isHeld, toast.id, lifeMs]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      role={stays ? 'alert' : 'status'}
      className={styles.toast}
      data-tone={toast.tone}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
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
        <button key={label} type="button" className={styles.way} onClick={onAction}>
          {label}
        </button>
      ))}
      {toast.link && (
        <UnstyledLink url={toast.link.path} className={styles.way}>
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
