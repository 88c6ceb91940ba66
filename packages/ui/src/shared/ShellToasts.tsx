import { Icon } from '@shopify/polaris';
import { XIcon } from '@shopify/polaris-icons';
import { useEffect, useRef, useState } from 'react';
import styles from './ShellToasts.module.css';

/** A short message about what has just happened (§2). */
export interface ShellToast {
  id: string | number;
  message: string;
  tone: 'success' | 'error';
}

export interface ShellToastsProps {
  toasts: readonly ShellToast[];
  onDismiss(id: ShellToast['id']): void;
}

/** Long enough to read two lines. */
const successMs = 5000;

/**
 * Toasts in the look of Polaris' own, whose dismiss button has no name for those who cannot see it. A success leaves by
 * itself unless it is pointed at; an error stays until it is dismissed, because it may be the only trace of what went wrong.
 */
export function ShellToasts({ toasts, onDismiss }: ShellToastsProps) {
  return (
    <div className={styles.stack}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function OneToast({ toast, onDismiss }: { toast: ShellToast; onDismiss: ShellToastsProps['onDismiss'] }) {
  const [isHeld, setHeld] = useState(false);
  const isError = toast.tone === 'error';
  const latestDismiss = useRef(onDismiss);
  useEffect(() => {
    latestDismiss.current = onDismiss;
  }, [onDismiss]);

  useEffect(() => {
    if (isError || isHeld) return;
    const timer = setTimeout(() => latestDismiss.current(toast.id), successMs);
    return () => clearTimeout(timer);
  }, [isError, isHeld, toast.id]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className={styles.toast}
      data-tone={toast.tone}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={styles.message}>{toast.message}</span>
      <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={() => onDismiss(toast.id)}>
        <Icon source={XIcon} tone="inherit" />
      </button>
    </div>
  );
}
