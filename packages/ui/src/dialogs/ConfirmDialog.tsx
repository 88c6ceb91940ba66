import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ActionButton } from '../actions/ActionButton.tsx';
import styles from './ConfirmDialog.module.css';
import frame from './modalDialog.module.css';
import { useModalDialog } from './useModalDialog.ts';

export interface ConfirmDialogProps {
  /** Whether it shows. */
  open: boolean;
  /** The question, or what is about to happen. */
  title: string;
  /** One more sentence under the title. */
  body?: ReactNode;
  /** The verb: "Close 12 orders". */
  confirmLabel: string;
  /** What is on the other button; "Cancel" when absent. */
  cancelLabel?: string;
  /** It takes something away for good: the button is red, and the focus begins on the other one. */
  destructive?: boolean;
  /** Said apart, such as that it cannot be undone. */
  note?: ReactNode;
  /** It is being done: confirming again does nothing. */
  busy?: boolean;
  /** A sentence keeps the verb off and says why, such as that nothing chosen can take the action. */
  disabledReason?: string | null;
  /** The verb was pressed. */
  onConfirm: () => void;
  /** The other button, or Escape. */
  onCancel: () => void;
  /** What is to be chosen or known first: a preflight, a list. */
  children?: ReactNode;
}

/**
 * Asks before something is done (§5), drawn in the page because browsers block `confirm()` in a frame of another
 * origin. The focus goes in and returns to where it was; Escape declines; Enter on the button confirms, once.
 */
export function ConfirmDialog({ open, ...dialogProps }: ConfirmDialogProps) {
  return open ? <OpenDialog {...dialogProps} /> : null;
}

function OpenDialog(props: Omit<ConfirmDialogProps, 'open'>) {
  const {
    title,
    body,
    confirmLabel,
    cancelLabel = 'Cancel',
    destructive = false,
    note,
    busy = false,
    disabledReason = null,
    onConfirm,
    onCancel,
    children,
  } = props;
  const { ref: dialogRef, ...modal } = useModalDialog(onCancel);
  const initialFocusRef = useRef<HTMLSpanElement>(null);
  const titleId = useId();
  const bodyId = useId();

  useLayoutEffect(() => {
    // What is to be typed first, else the button that does no harm.
    const field = dialogRef.current?.querySelector<HTMLElement>('[data-autofocus] input');
    (field ?? initialFocusRef.current?.querySelector('button'))?.focus();
  }, [dialogRef]);

  return (
    <dialog
      ref={dialogRef}
      {...modal}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={titleId}
      aria-describedby={body || note ? bodyId : undefined}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>
        <div id={bodyId} className={styles.body}>
          {body && <div>{body}</div>}
          {note && <div className={styles.note}>{note}</div>}
        </div>
        {children}
      </div>
      <div className={styles.buttons}>
        <span ref={destructive ? initialFocusRef : undefined}>
          <ActionButton label={cancelLabel} onAction={onCancel} disabledReason={null} />
        </span>
        <span ref={destructive ? undefined : initialFocusRef}>
          <ActionButton
            label={confirmLabel}
            onAction={onConfirm}
            disabledReason={disabledReason}
            loading={busy}
            variant="primary"
            tone={destructive ? 'critical' : undefined}
          />
        </span>
      </div>
    </dialog>
  );
}
