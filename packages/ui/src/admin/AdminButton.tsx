import { type ReactNode, useEffect, useRef } from 'react';
import styles from './admin.module.css';

export interface AdminButtonProps {
  /** `danger`: for actions that cannot be undone. */
  look?: 'primary' | 'danger';
  /** Submits the surrounding form. */
  isSubmit?: boolean;
  /** The call is in progress. */
  isBusy?: boolean;
  /** Accessible name, if the visible text is not enough; starts with the visible text. */
  label?: string;
  /** Takes the focus on mount. */
  isFocused?: boolean;
  /** Called with a click. */
  onClick?: () => void;
  /** Visible text. */
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
