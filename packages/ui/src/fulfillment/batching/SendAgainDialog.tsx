import { type BatchedOrderRecord, type BatchRecord, batchScreenTexts, sendAgainLabel } from '@hub/domain/batching';
import { Link } from '@shopify/polaris';
import type { OrderPath, PendingRequest } from '../../data/index.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { InfoDialog } from '../../dialogs/InfoDialog.tsx';
import { ErrorBanner, SlowRequestNotice } from '../../feedback/index.ts';
import { BatchOrderOutcome } from './BatchDetailScreen.tsx';
import styles from './SendAgainDialog.module.css';

export interface SendAgainDialogProps {
  /** The batch whose failed orders are resent. */
  batch: BatchRecord;
  /** Outcome of each order; null until they were sent. */
  results: readonly BatchedOrderRecord[] | null;
  /** Path of an order; null without permission. */
  orderPath: OrderPath;
  /** The orders are being sent. */
  isSending: boolean;
  /** The pending call; null: none. */
  sending: PendingRequest | null;
  /** Why the orders were not sent; null: no failure. */
  failure: { message: string; detail?: string | undefined } | null;
  /** Sends the orders. */
  onSend: () => void;
  /** Closes the dialog. */
  onClose: () => void;
}

const texts = batchScreenTexts.batch;

/** Resends the failed orders of a batch: asks first, then shows the outcome of each. */
export function SendAgainDialog({ batch, results, orderPath, ...props }: SendAgainDialogProps) {
  if (results !== null)
    return (
      <InfoDialog title={texts.resultTitle} onClose={props.onClose}>
        <ul className={styles.results} aria-label={texts.resultTitle}>
          {results.map((order) => {
            const path = orderPath(order);
            return (
              <li key={order.orderId} className={styles.result}>
                {path === null ? <bdi>{order.orderName}</bdi> : <Link url={path}>{order.orderName}</Link>}
                <BatchOrderOutcome order={order} />
              </li>
            );
          })}
        </ul>
      </InfoDialog>
    );
  const label = sendAgainLabel(batch.counts.failed);
  return (
    <ConfirmDialog
      open
      title={`${label}?`}
      body={texts.againBody}
      confirmLabel={label}
      busy={props.isSending}
      onConfirm={props.onSend}
      onCancel={props.onClose}
    >
      {props.failure !== null && <ErrorBanner message={props.failure.message} detail={props.failure.detail} />}
      {props.sending !== null && <SlowRequestNotice subject={batchScreenTexts.sendNow.sending} {...props.sending} />}
    </ConfirmDialog>
  );
}
