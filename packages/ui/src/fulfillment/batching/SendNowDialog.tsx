import { batchScreenTexts, sendNowTexts, type UpcomingBatchSummary } from '@hub/domain/batching';
import type { PendingRequest } from '../../data/index.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { ErrorBanner, SlowRequestNotice } from '../../feedback/index.ts';

export interface SendNowDialogProps {
  /** The batch to send. */
  batch: UpcomingBatchSummary;
  /** The batch is being sent. */
  isSending: boolean;
  /** The pending call; null: none. */
  sending: PendingRequest | null;
  /** Why the batch was not sent; null: no failure. */
  failure: { message: string; detail?: string | undefined } | null;
  /** Sends the orders. */
  onSend: () => void;
  /** Closes the dialog. */
  onClose: () => void;
}

const texts = batchScreenTexts.sendNow;

/** Asks before the orders of a location are sent, and says what happens next. */
export function SendNowDialog({ batch, isSending, sending, failure, onSend, onClose }: SendNowDialogProps) {
  const { title, body, confirm } = sendNowTexts(batch);
  return (
    <ConfirmDialog
      open
      title={title}
      body={body}
      note={texts.note}
      confirmLabel={confirm}
      busy={isSending}
      onConfirm={onSend}
      onCancel={onClose}
    >
      {failure !== null && <ErrorBanner message={failure.message} detail={failure.detail} />}
      {sending !== null && <SlowRequestNotice subject={texts.sending} {...sending} />}
    </ConfirmDialog>
  );
}
