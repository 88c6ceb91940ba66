import { feedbackTexts } from '@hub/domain/shared';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ActionButton } from '../actions/ActionButton.tsx';
import styles from './ConfirmDialog.module.css';
import frame from './modalDialog.module.css';
import { useModalDialog } from './useModalDialog.ts';

export interface ConfirmDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** The question, or what is about to happen. */
  title: string;
  /** A sentence below the title. */
  body?: ReactNode;
  /** Label of the confirming button: "Close 12 orders". */
  confirmLabel: string;
  /** Label of the other button; "Cancel" by default. */
  cancelLabel?: string;
  /** Irreversible loss: the confirming button is red, and the other one is focused first. */
  destructive?: boolean;
  /** Additional note, such as that there is no undo. */
  note?: ReactNode;
  /** The action is running: confirming again does nothing. */
  busy?: boolean;
  /** Disables the confirming button with this reason. */
  disabledReason?: string | null;
  /** Called once on confirm. */
  onConfirm: () => void;
  /** Called on the other button or Escape. */
  onCancel: () => void;
  /** Content: a preflight, a list, a choice. */
  children?: ReactNode;
}

/**
 * Confirmation of an action (§5), rendered in the page because browsers block `confirm()` in cross-origin frames. The
 * focus moves in and returns; Escape declines; Enter on the button confirms, once.
 */
export function ConfirmDialog({ open, ...dialogProps }: ConfirmDialogProps) {
  return open ? <OpenDialog {...dialogProps} /> : null;
}

function OpenDialog(props: Omit<ConfirmDialogProps, 'open'>) {
  const {
    title,
    body,
    confirmLabel,
    cancelLabel = feedbackTexts.cancel,
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
    // The first field, else the button that changes nothing.
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
