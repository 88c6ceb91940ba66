import type { Order } from '@hub/domain/orders';
import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  anOrderDetail,
  decemberOrders,
  ready,
  storeAdminUrl,
  storyLocations,
  storyNow,
  storyTimeZone,
} from '../orderFixtures.ts';
import { OrderDetailPanel } from '../detail/OrderDetailPanel.tsx';
import { OrderList, type OrderListProps } from './OrderList.tsx';

const detail = ready(anOrderDetail());

function renderDetail(order: Order) {
  return (
    <OrderDetailPanel
      order={order}
      detail={detail}
      locations={storyLocations}
      timeZone={storyTimeZone}
      currency="GBP"
    />
  );
}

/** Keeps the open orders in state. */
export function OpenableList(props: OrderListProps) {
  const [expandedIds, setExpandedIds] = useState(props.expandedIds);
  const onToggle = (orderId: string) => {
    props.onToggle(orderId);
    setExpandedIds((before) =>
      before.has(orderId) ? new Set([...before].filter((id) => id !== orderId)) : new Set([...before, orderId]),
    );
  };
  return <OrderList {...props} expandedIds={expandedIds} onToggle={onToggle} />;
}

/** Args of a list of open orders. */
export const listArgs = {
  orders: ready(decemberOrders),
  label: 'Open Orders',
  timeZone: storyTimeZone,
  now: storyNow,
  storeAdminUrl,
  expandedIds: new Set<string>(),
  onToggle: fn(),
  renderDetail,
  unreadableCount: 0,
};
