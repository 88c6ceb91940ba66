import { formatDate, ordersText, feedbackTexts } from '@hub/domain/shared';
import {
  type AppliedOrder,
  appliedText,
  applyLabel,
  applyListText,
  applyProgressText,
  workflowScreenTexts,
} from '@hub/domain/workflows';
import { Badge, Button, Checkbox, Link } from '@shopify/polaris';
import { useState } from 'react';
import { type Loadable, MoreRows, type OrderPath, type PendingRequest, shownValue } from '../../data/index.ts';
import { ProgressBar } from '../../data/ProgressBar.tsx';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { InfoDialog } from '../../dialogs/InfoDialog.tsx';
import { ErrorBanner, LoadableNotice, SkeletonList, SlowRequestNotice } from '../../feedback/index.ts';
import styles from './ApplyDialog.module.css';
import type { MatchedOrder } from './PreviewCard.tsx';

/** The open orders that a workflow matches. */
export interface OpenMatches {
  /** Newest first. */
  all: readonly { orderId: string; orderName: string }[];
  /** The newest of them, with their details. */
  orders: readonly MatchedOrder[];
}

export interface ApplyDialogProps {
  /** Name of the workflow. */
  name: string;
  /** From the server; must not change while the dialog is open. */
  matches: Loadable<OpenMatches>;
  /** IANA time zone of the shop. */
  timeZone: string;
  /** Path of an order; null if it has none. */
  orderPath: OrderPath;
  /** Outcomes so far, in sending order. */
  results: readonly AppliedOrder[];
  /** Selected orders without an outcome yet. */
  left: number;
  /** The pending call; null: none. */
  sending: PendingRequest | null;
  /** The workflow is being applied. */
  isSending: boolean;
  /** Why it could not be applied to all; null: no failure. */
  failure: { message: string; detail?: string | undefined } | null;
  /** Called with the selected orders. */
  onApply: (orderIds: readonly string[]) => void;
  /** Continues with the remaining orders. */
  onResume: () => void;
  /** Stops after the orders that are being changed now. */
  onStop: () => void;
  /** Closes the dialog. */
  onClose: () => void;
}

const texts = workflowScreenTexts.apply;
const tones = { applied: 'success', skipped: 'info', refused: 'critical' } as const;

/** Applies a workflow to existing orders: which of them, the progress, then the outcome of each. */
export function ApplyDialog(props: ApplyDialogProps) {
  const { name, matches, results, left, isSending, failure } = props;
  const value = shownValue(matches);
  // Kept while it is being applied, for a retry after a failure.
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  if (!isSending && (results.length > 0 || value?.all.length === 0))
    return <Results {...props} all={value?.all ?? []} />;
  const chosen = value?.all.filter(({ orderId }) => !leftOut.has(orderId)).map(({ orderId }) => orderId) ?? [];
  const noneChosen = chosen.length === 0 ? texts.noneChosen : null;
  const isChoosing = value !== null && !isSending;
  return (
    <ConfirmDialog
      open
      title={`${texts.title}: ${name}`}
      body={isSending ? applyProgressText(results.length, results.length + left) : texts.body}
      note={isChoosing && applyListText(value.orders.length, value.all.length)}
      confirmLabel={value === null ? texts.apply : applyLabel(chosen.length)}
      cancelLabel={isSending ? texts.stop : texts.cancel}
      disabledReason={value === null ? texts.searching : noneChosen}
      busy={isSending}
      onConfirm={() => props.onApply(chosen)}
      onCancel={isSending ? props.onStop : props.onClose}
    >
      <div className={styles.content}>
        {!isSending && failure !== null && <ErrorBanner message={failure.message} detail={failure.detail} />}
        <LoadableNotice loadable={matches} subject={texts.matches} />
        {matches.state === 'loading' && (
          <SkeletonList rows={4} rowHeight={32} label={feedbackTexts.loading(texts.matches)} />
        )}
        {isSending && <Progress {...props} />}
        {isChoosing && <Choice value={value} timeZone={props.timeZone} leftOut={leftOut} onLeaveOut={setLeftOut} />}
      </div>
    </ConfirmDialog>
  );
}

function Progress({ results, left, sending }: Pick<ApplyDialogProps, 'results' | 'left' | 'sending'>) {
  const total = results.length + left;
  return (
    <>
      <ProgressBar
        label={texts.progress}
        text={applyProgressText(results.length, total)}
        progress={{ done: results.length, total }}
      />
      {sending !== null && <SlowRequestNotice subject={texts.sending} {...sending} />}
    </>
  );
}

function Choice({
  value: { all, orders },
  timeZone,
  leftOut,
  onLeaveOut,
}: Pick<ApplyDialogProps, 'timeZone'> & {
  value: OpenMatches;
  /** Ids of the orders that are not selected. */
  leftOut: ReadonlySet<string>;
  onLeaveOut(ids: ReadonlySet<string>): void;
}) {
  const toggle = (orderId: string, isChecked: boolean) => {
    const next = new Set(leftOut);
    if (isChecked) next.delete(orderId);
    else next.add(orderId);
    onLeaveOut(next);
  };
  return (
    <>
      <Checkbox
        label={all.length === 1 ? texts.chooseOne : `${texts.chooseAll} ${ordersText(all.length)}`}
        checked={leftOut.size === 0}
        onChange={() => onLeaveOut(new Set(leftOut.size === 0 ? all.map(({ orderId }) => orderId) : []))}
      />
      <ul className={styles.orders} aria-label={texts.title}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <Checkbox
              label={<OrderLabel order={order} timeZone={timeZone} />}
              checked={!leftOut.has(order.orderId)}
              onChange={(isChecked) => toggle(order.orderId, isChecked)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function OrderLabel({ order, timeZone }: { order: MatchedOrder; timeZone: string }) {
  const customer = order.customerName.trim() === '' ? workflowScreenTexts.preview.noCustomer : order.customerName;
  return (
    <>
      <bdi>{order.orderName}</bdi>, <bdi>{customer}</bdi>, {formatDate(order.createdAt, timeZone)}
    </>
  );
}

function Results({
  all,
  results,
  left,
  failure,
  orderPath,
  onResume,
  onClose,
}: ApplyDialogProps & { all: OpenMatches['all'] }) {
  const byId = new Map(all.map((order) => [order.orderId, order]));
  return (
    <InfoDialog title={texts.resultTitle} onClose={onClose}>
      <div className={styles.content}>
        {failure !== null && <ErrorBanner message={failure.message} detail={failure.detail} />}
        <p role="status">{results.length === 0 ? texts.noneMatch : appliedText(results, left)}</p>
        {left > 0 && (
          <div>
            <Button onClick={onResume}>{`${texts.resume} ${ordersText(left)}`}</Button>
          </div>
        )}
        {results.length > 0 && (
          <MoreRows rows={results} label={texts.resultTitle}>
            {(shown) => (
              <ul className={styles.orders} aria-label={texts.resultTitle}>
                {shown.map(({ orderId, outcome, message }) => {
                  const order = byId.get(orderId);
                  const path = order === undefined ? null : orderPath(order);
                  const label = order?.orderName ?? orderId;
                  return (
                    <li key={orderId} className={styles.result}>
                      {path === null ? <bdi>{label}</bdi> : <Link url={path}>{label}</Link>}
                      <Badge tone={tones[outcome]}>{texts.outcomes[outcome]}</Badge>
                      {message !== null && <span dir="auto">{message}</span>}
                    </li>
                  );
                })}
              </ul>
            )}
          </MoreRows>
        )}
      </div>
    </InfoDialog>
  );
}
