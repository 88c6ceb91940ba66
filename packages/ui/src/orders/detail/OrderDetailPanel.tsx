import {
  groupLineItems,
  isEmptyDetail,
  orderStep,
  orderTexts,
  totalItems,
  totalShipments,
  type LineItem,
  type Order,
  type OrderDetail,
} from '@hub/domain/orders';
import { formatCount } from '@hub/domain/shared';
import { useMemo, type ReactNode } from 'react';
import { shownValue, type Loadable } from '../../data/Loadable.ts';
import { LoadableNotice } from '../../feedback/LoadableNotice.tsx';
import { FlowList } from './FlowList.tsx';
import { LineItemSection } from './LineItemSection.tsx';
import styles from './OrderDetailPanel.module.css';
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx';
import { OrderProblems } from './OrderProblems.tsx';
import { OrderSteps } from './OrderSteps.tsx';
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
  /** Slot for stepper and buttons. */
  actions?: ReactNode;
  /** The actions slot shows the step indicator, so the panel leaves it out. */
  actionsShowStep?: boolean;
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
      <LoadableNotice loadable={detail} subject={`order ${order.orderName}`} />
      <div className={styles.columns}>
        <div className={styles.actions}>
          {value && !actionsShowStep && <OrderSteps step={orderStep(value)} />}
          {value && <StockFacts order={order} detail={value} />}
          {actions}
        </div>
        <div className={styles.items}>
          <OrderProblems order={order} />
          {detail.state === 'loading' && <OrderDetailSkeleton />}
          {value && <Items {...props} detail={value} />}
        </div>
        {value && !isEmptyDetail(value) && (
          <div className={styles.history}>
            <FlowList triggered={value.triggeredFlows} eligible={value.eligibleFlows} />
            <Timeline entries={value.timeline} timeZone={props.timeZone} />
          </div>
        )}
      </div>
    </div>
  );
}

function Items({
  detail,
  locations,
  currency,
  renderItemAction,
}: Omit<OrderDetailPanelProps, 'detail'> & { detail: OrderDetail }) {
  const groups = useMemo(() => groupLineItems(detail), [detail]);
  const shared = { currency, renderItemAction };
  return (
    <>
      <dl className={styles.totals}>
        <Total label={orderTexts.totalItems} count={totalItems(detail)} />
        <Total label={orderTexts.totalShipments} count={totalShipments(detail)} />
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
          renderItemAction={renderItemAction}
        />
      ))}
    </>
  );
}

function Total({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}
