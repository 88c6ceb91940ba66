import type { Order } from '@hub/domain/orders';
import { OrderDetailPanel } from '@hub/ui/orders';
import { useOpenShop } from '../session/OpenShop.ts';
import { useLocations } from './useLocations.ts';
import { useOrderDetail } from './useOrderDetail.ts';

/** An opened order, asked for when it is opened. */
export function OrderDetailSlot({ order }: { order: Order }) {
  const { timeZone, info } = useOpenShop();
  const detail = useOrderDetail(order.orderId);
  const locations = useLocations();
  return <OrderDetailPanel order={order} detail={detail} locations={locations} timeZone={timeZone} currency={info.currency ?? undefined} />;
}
