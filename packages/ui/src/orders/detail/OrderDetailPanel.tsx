import type { Order } from '@hub/domain/orders';
import {
  groupLineItems,
  isEmptyDetail,
  doneStepText,
  orderStep,
  orderTexts,
  orderTotals,
  orderTotalTexts,
  totalItems,
  totalShipments,
  warehouseRequestText,
  type LineItem,
  type OrderDetail,
  type Reship,
  orderDetailTexts,
} from '@hub/domain/orders/detail';
import { formatCount, formatMoney, orderDisplayName } from '@hub/domain/shared';
import { SkeletonBodyText, Spinner } from '@shopify/polaris';
import { useMemo, type ReactNode } from 'react';
import { shownValue, type Loadable } from '../../data/Loadable.ts';
import { LoadableNotice } from '../../feedback/LoadableNotice.tsx';
import { FlowList } from './FlowList.tsx';
import { LineItemSection } from './LineItemSection.tsx';
import styles from './OrderDetailPanel.module.css';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderLabels } from './OrderLabels.tsx';
import { OrderProblems } from './OrderProblems.tsx';
import { OrderStanding } from './OrderStanding.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { ReshipList } from './ReshipList.tsx';
import { StockFacts } from '../problems/StockFacts.tsx';
import { ShipmentBox } from './ShipmentBox.tsx';
import { Timeline } from './Timeline.tsx';

export interface OrderDetailPanelProps {
  /** The opened row. */
  order: Order;
  /** From `get-order-detail`. */
  detail: Loadable<OrderDetail>;
  /** Location names by id; missing ones are shown as N/A. */
  locations: ReadonlyMap<string, string>;
  /** IANA zone of the times. */
  timeZone: string;
  /** ISO 4217; USD by default. */
  currency?: string | undefined;
  /** Unit of the weights, if the server sends it: "kg". */
  weightUnit?: string | undefined;
  /** Slot for stepper and buttons. */
  actions?: ReactNode;
  /** The actions slot shows the step indicator, so the panel leaves it out. */
  actionsShowStep?: boolean;
  /** Slot for the action that releases the store's hold. */
  release?: ReactNode;
  /** Slot for the action that resends units. */
  reship?: ReactNode;
  /** Renders the action that ends a reship. */
  renderReshipAction?: ((reship: Reship) => ReactNode) | undefined;
  /** Slot for the action that changes the address. */
  editAddress?: ReactNode;
  /** Slot for how to fix the order's errors. */
  cure?: ReactNode;
  /** Slot for why workflows ran or did not. */
  workflowReasons?: ReactNode;
  /** Renders the action of an item; not called for fully shipped items. */
  renderItemAction?: ((item: LineItem) => ReactNode) | undefined;
}

/**
 * An open order (§2 "Expanded order detail"): items with problems first on the left; actions, workflows and timeline on
 * the right; stacked on a phone.
 */
export function OrderDetailPanel(props: OrderDetailPanelProps) {
  const { order, detail, actions, actionsShowStep = false } = props;
  const value = shownValue(detail);
  return (
    <div className={styles.panel} aria-busy={detail.state === 'loading'}>
      <LoadableNotice loadable={detail} subject={orderDetailTexts.theOrder(orderDisplayName(order))} />
      <div className={styles.columns}>
        <div className={styles.actions}>
          <OrderStanding order={order} timeZone={props.timeZone} rest={value?.storeRest} release={props.release} />
          {value && !actionsShowStep && <OrderSteps step={orderStep(value)} doneText={doneStepText(value)} />}
          {value && <StockFacts order={order} detail={value} />}
          {actions}
          {props.reship}
        </div>
        <div className={styles.items}>
          {value && <WarehouseRequests detail={value} />}
          <OrderProblems order={order} cure={props.cure} />
          {detail.state === 'loading' && <Skeleton />}
          {value && <ReshipList order={order} detail={value} renderAction={props.renderReshipAction} />}
          {value && <Items {...props} detail={value} />}
        </div>
        {value && !isEmptyDetail(value) && (
          <div className={styles.history}>
            <OrderCustomer detail={value} editAddress={props.editAddress} />
            <OrderLabels order={order} detail={value} />
            <FlowList triggered={value.triggeredFlows} eligible={value.eligibleFlows} />
            {props.workflowReasons}
            <Timeline entries={value.timeline} timeZone={props.timeZone} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Changes that 3PLs are asked to make to an order, and those that they could not make. */
function WarehouseRequests({ detail: { warehouseParts = [] } }: { detail: OrderDetail }) {
  const shown = warehouseParts.flatMap((part, index) => {
    const text = warehouseRequestText(part);
    // The server's list never changes.
    return text === null ? [] : [{ key: index, text, isWarning: part.request?.state !== 'asking' }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.requests} aria-label={orderDetailTexts.atWarehouse}>
      {shown.map(({ key, text, isWarning }) => (
        <li key={key} data-warning={isWarning || undefined} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of the items, with the spinner of §2. */
function Skeleton() {
  return (
    <div className={styles.skeleton}>
      <Spinner size="small" accessibilityLabel={orderDetailTexts.loadingOrder} />
      <SkeletonBodyText lines={4} />
    </div>
  );
}

function Items({
  detail,
  locations,
  currency,
  weightUnit,
  renderItemAction,
}: Omit<OrderDetailPanelProps, 'detail'> & { detail: OrderDetail }) {
  const groups = useMemo(() => groupLineItems(detail), [detail]);
  const shared = { currency, weightUnit, renderItemAction };
  const { units, value, weight } = useMemo(() => orderTotals(detail), [detail]);
  return (
    <>
      <dl className={styles.totals}>
        <Total label={orderTexts.totalItems} value={formatCount(totalItems(detail))} />
        <Total label={orderTotalTexts.units} value={formatCount(units)} />
        <Total label={orderTexts.totalShipments} value={formatCount(totalShipments(detail))} />
        {value !== null && units > 0 && <Total label={orderTotalTexts.value} value={formatMoney(value, currency)} />}
        {weight !== null && units > 0 && weightUnit !== undefined && (
          <Total label={orderTotalTexts.weight} value={`${Number(weight.toFixed(2))} ${weightUnit}`} />
        )}
      </dl>
      {isEmptyDetail(detail) && <p className={styles.nothing}>{orderTexts.noData}</p>}
      <LineItemSection title={orderTexts.cancelledItems} items={groups.cancelled} {...shared} />
      <LineItemSection title={orderTexts.nonShippableItems} items={groups.nonShippable} {...shared} />
      <LineItemSection title={orderTexts.backOrderItems} items={groups.backOrder} {...shared} />
      <LineItemSection title={orderTexts.nonShippedItems} items={groups.nonShipped} {...shared} />
      {groups.shipments.map((shipment) => (
        <ShipmentBox
          key={shipment.name}
          shipment={shipment}
          locations={locations}
          currency={currency}
          weightUnit={weightUnit}
          renderItemAction={renderItemAction}
        />
      ))}
    </>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
