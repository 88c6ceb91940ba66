/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one at their height in a list of 100,000; a
   table lays out only what it holds */
import { type Order, orderFieldTexts } from '@hub/domain/orders';
import { holdUntilText, orderDates, orderTexts, storeLabels } from '@hub/domain/orders/detail';
import { errorLabelText, isOrderInError } from '@hub/domain/orders/errors';
import { orderScreenTexts } from '@hub/domain/orders/list';
import { stageLabel } from '@hub/domain/orders/timeline';
import { formatAge, formatTime, orderDisplayName, feedbackTexts } from '@hub/domain/shared';
import { AlertCircleIcon, ChevronDownIcon, ClockIcon } from '@shopify/polaris-icons';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../feedback/ErrorBoundary.tsx';
import screenReader from '../../layout/screenReader.module.css';
import { FulfillmentBadge } from '../badges/FulfillmentBadge.tsx';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { StoreLabels } from '../badges/StoreLabels.tsx';
import { shownBlockage } from '../problems/shownBlockage.ts';
import styles from './OrderRow.module.css';

export interface OrderRowProps {
  order: Order;
  /** Position in the list, from 1, for `aria-rowindex`. */
  rowIndex: number;
  /** Prefix of ids in this row, unique on the page. */
  idPrefix: string;
  timeZone: string;
  /** Reference of "3 minutes ago". */
  now: Date;
  /** Link to the store's admin; null shows the name as text. */
  adminHref: string | null;
  /** Whether the row's controls are in the tab order (roving tabindex). */
  isActive: boolean;
  isExpanded: boolean;
  /** undefined without a selection: no checkbox. */
  isSelected?: boolean | undefined;
  /** Why the checkbox is disabled; it stays focusable. */
  selectionDisabledReason?: string | undefined;
  /** Badge of an order that has left the list, whose row stays for a while; null while it is in the list. */
  leftText: string | null;
  /** The error list: the row always has a label. */
  isErrorList: boolean;
  /** The row shows the order's stage. */
  showsStage?: boolean;
  /** Renders the row's note. */
  renderNote?: ((order: Order) => ReactNode) | undefined;
  /** The open order below its row. */
  detail?: ReactNode;
}

const chevron = (
  <span className={styles.chevron} aria-hidden="true">
    <ChevronDownIcon />
  </span>
);
const newTab = <span className={screenReader.only}> {feedbackTexts.newTab}</span>;

/**
 * One order, built from plain elements without callbacks, because the grid delegates events. Its parts are functions
 * instead of components, because each jump renders forty rows in a frame.
 */
export function OrderRow(props: OrderRowProps) {
  const { order, rowIndex, idPrefix, isActive, isExpanded, isSelected, detail } = props;
  const stage = props.showsStage ? order.stage : undefined;
  const detailId = `${idPrefix}-detail`;
  const { customerName, poNumber } = order;
  const customer = poNumber === '' ? customerName : orderFieldTexts.withPoNumber(customerName, poNumber);
  return (
    <div
      role="row"
      className={styles.row}
      aria-rowindex={rowIndex}
      aria-labelledby={`${idPrefix}-name ${idPrefix}-customer`}
      aria-selected={isSelected}
      data-expanded={isExpanded || undefined}
      data-left={props.leftText === null ? undefined : ''}
    >
      <div
        className={styles.head}
        data-row-head
        data-selectable={isSelected === undefined ? undefined : ''}
        data-staged={stage === undefined ? undefined : ''}
      >
        {isSelected !== undefined && checkbox(props, isSelected)}
        <div role="gridcell" className={styles.name}>
          {orderName(props)}
        </div>
        <div role="gridcell" id={`${idPrefix}-customer`} className={styles.customer} title={customer} dir="auto">
          {customer}
        </div>
        <div role="gridcell" className={styles.badges}>
          {props.leftText === null ? (
            <>
              <FulfillmentBadge status={order.fulfillmentStatus} />
              {stage !== undefined && <span className={styles.stageBeside}>{stageLabel(stage)}</span>}
            </>
          ) : (
            <StatusBadge tone="info">{props.leftText}</StatusBadge>
          )}
        </div>
        <div role="gridcell" className={styles.created}>
          {created(props)}
        </div>
        <div role="gridcell" className={styles.toggle}>
          <button
            type="button"
            className={styles.expand}
            data-column="expand"
            tabIndex={isActive ? 0 : -1}
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? detailId : undefined}
            aria-labelledby={`${idPrefix}-expand ${idPrefix}-name`}
          >
            <span id={`${idPrefix}-expand`} className={styles.expandWord}>
              {isExpanded ? orderScreenTexts.collapse : orderTexts.expand}
            </span>
            {chevron}
          </button>
        </div>
        {labelsLine(props)}
        {blockedLine(props)}
        {props.renderNote && <NoteLine order={order} renderNote={props.renderNote} />}
        {datesLine(props)}
      </div>
      {isExpanded && (
        <div role="gridcell" id={detailId} className={styles.detail}>
          {detail}
        </div>
      )}
    </div>
  );
}

function orderName({ order, idPrefix, adminHref, isActive }: OrderRowProps) {
  const critical = isOrderInError(order) || undefined;
  const name = orderDisplayName(order);
  const id = `${idPrefix}-name`;
  if (adminHref === null) {
    return (
      <span id={id} className={styles.orderName} data-critical={critical} title={name} dir="auto">
        {name}
      </span>
    );
  }
  return (
    <a
      className={styles.orderLink}
      data-column="name"
      data-critical={critical}
      href={adminHref}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={isActive ? 0 : -1}
      title={name}
    >
      <span id={id} dir="auto">
        {name}
      </span>
      {newTab}
    </a>
  );
}

function created({ order, timeZone, now }: OrderRowProps) {
  if (order.createdAt === null) return null;
  const age = formatAge(order.createdAt, now);
  return (
    <>
      <time dateTime={order.createdAt}>{formatTime(order.createdAt, timeZone)}</time>
      {age && <span className={styles.age}>{age}</span>}
    </>
  );
}

function labelsLine({ order }: OrderRowProps) {
  const labels = storeLabels(order);
  if (labels.length === 0) return null;
  return (
    <div role="gridcell" className={styles.labels}>
      <StoreLabels labels={labels} />
    </div>
  );
}

/** Shows why the order is blocked, with its reason, and until when. */
function blockedLine({ order, timeZone, isErrorList, renderNote }: OrderRowProps) {
  const blocked = shownBlockage(order, { isErrorList, hasNote: renderNote !== undefined });
  if (blocked === null) return null;
  const { label, needsPerson } = blocked;
  const until = holdUntilText(order, timeZone);
  const reason = until === null ? blocked.reason : `${blocked.reason} · ${until}`;
  return (
    <div role="gridcell" className={styles.blocked} data-tone={needsPerson ? 'critical' : 'waiting'}>
      <span className={styles.alert} aria-hidden="true">
        {needsPerson ? <AlertCircleIcon /> : <ClockIcon />}
      </span>
      {label !== null && (
        <span className={styles.label}>
          <StatusBadge tone="critical">{errorLabelText(label)}</StatusBadge>
          <span className={screenReader.only}>: </span>
        </span>
      )}
      <span className={styles.reason} title={reason} dir="auto">
        {reason}
      </span>
    </div>
  );
}

/** Reserves its height; a crashing note does not take the row with it. */
function NoteLine({ order, renderNote }: { order: Order; renderNote: (order: Order) => ReactNode }) {
  return (
    <div role="gridcell" className={styles.note}>
      <ErrorBoundary name={orderScreenTexts.noteOf(orderDisplayName(order))} resetKey={order.orderId}>
        <Note order={order} renderNote={renderNote} />
      </ErrorBoundary>
    </div>
  );
}

/** A component, so that the error boundary catches what the function throws. */
function Note({ order, renderNote }: { order: Order; renderNote: (order: Order) => ReactNode }) {
  return renderNote(order);
}

function datesLine({ order, timeZone, showsStage }: OrderRowProps) {
  const dates = orderDates(order);
  const stage = showsStage ? order.stage : undefined;
  if (dates.length === 0 && stage === undefined) return null;
  return (
    <div role="gridcell" className={styles.dates} data-stage-only={dates.length === 0 || undefined}>
      {stage !== undefined && <span className={styles.stage}>{stageLabel(stage)}</span>}
      {dates.map(({ label, at }) => (
        <span key={label}>
          {label} <time dateTime={at}>{formatTime(at, timeZone)}</time>
        </span>
      ))}
    </div>
  );
}

function checkbox({ order, isActive, selectionDisabledReason }: OrderRowProps, isSelected: boolean) {
  return (
    <div role="gridcell" className={styles.select}>
      <input
        type="checkbox"
        data-column="select"
        checked={isSelected}
        readOnly
        tabIndex={isActive ? 0 : -1}
        aria-label={orderScreenTexts.select(orderDisplayName(order))}
        aria-disabled={selectionDisabledReason === undefined ? undefined : true}
        title={selectionDisabledReason}
      />
    </div>
  );
}
