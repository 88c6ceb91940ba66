import { type ReactNode, useEffect, useRef } from 'react';
import styles from './admin.module.css';

export interface AdminButtonProps {
  /** `danger`: it cannot be undone. */
  look?: 'primary' | 'danger';
  /** Sends the form that it stands in. */
  isSubmit?: boolean;
  /** While the call is under way. */
  isBusy?: boolean;
  /** Name where the visible words are not enough; it begins with them. */
  label?: string;
  /** Takes the focus when it appears. */
  isFocused?: boolean;
  /** Called with a click. */
  onClick?: () => void;
  /** Visible words. */
  children: ReactNode;
}

/** A button of the admin area. */
export function AdminButton(props: AdminButtonProps) {
  const { look, isSubmit = false, isBusy = false, label, isFocused = false, onClick, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <button
      ref={button}
      type={isSubmit ? 'submit' : 'button'}
      className={styles.button}
      data-primary={look === 'primary' || undefined}
      data-danger={look === 'danger' || undefined}
      disabled={isBusy}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
