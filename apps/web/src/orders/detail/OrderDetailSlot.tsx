import type { LocationList, LoadedOrderDetail } from '@hub/api-client/orders';
import {
  accountsWaitedFor,
  type LineItem,
  locationNames,
  type Order,
  type TabNumber,
  tabs,
  orderScreenTexts,
} from '@hub/domain/orders';
import { OrderDetailPanel } from '@hub/ui/orders';
import { type Loadable, shownValue } from '@hub/ui/data';
import { ErrorBanner, LoadableNotice } from '@hub/ui/feedback';
import { useCallback, useMemo } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { ConnectionProblemsSlot } from '../../connections/ConnectionProblemsSlot.tsx';
import { OrderCureSlot } from './OrderCureSlot.tsx';
import { ItemRemovalSlot } from '../actions/ItemRemovalSlot.tsx';
import { OrderActionsSlot } from '../actions/OrderActionsSlot.tsx';
import { OrderExplanationSlot } from './OrderExplanationSlot.tsx';
import { useLocations } from '../useLocations.ts';
import { useOrderDetail } from '../useOrderDetail.ts';

export interface OrderDetailSlotProps {
  order: Order;
  /** Tab of the order; decides its actions. */
  tab: TabNumber;
}

/** An open order: loads its detail, with its actions. */
export function OrderDetailSlot({ order, tab }: OrderDetailSlotProps) {
  const { timeZone, info } = useOpenShop();
  const detail = useOrderDetail(order.orderId);
  const locations = useLocations();
  const loadedLocations = shownValue(locations);
  const namesById = useMemo(() => locationNames(loadedLocations?.locations ?? []), [loadedLocations]);
  const renderItemAction = useCallback(
    (item: LineItem) => <ItemRemovalSlot tab={tab} order={order} item={item} />,
    [tab, order],
  );
  const waiting = accountsWaitedFor(shownValue(detail));
  return (
    <>
      {waiting.length > 0 && <ConnectionProblemsSlot accounts={waiting} />}
      <PartialLoadBanners detail={detail} locations={locations} />
      <OrderDetailPanel
        order={order}
        detail={detail}
        locations={namesById}
        timeZone={timeZone}
        currency={info.currency ?? undefined}
        // Servers with products keep weights in kilograms; of others the unit is not known.
        weightUnit={info.capabilities.includes('products') ? 'kg' : undefined}
        actions={<OrderActionsSlot tab={tab} order={order} detail={shownValue(detail)} />}
        workflowReasons={<OrderExplanationSlot orderId={order.orderId} createdAt={order.createdAt} />}
        cure={tab === tabs.errors && <OrderCureSlot order={order} detail={shownValue(detail)} />}
        actionsShowStep={tab === tabs.open}
        renderItemAction={renderItemAction}
      />
    </>
  );
}

/** Problems of parts of an order; those of the detail itself are the panel's. */
function PartialLoadBanners({
  detail,
  locations,
}: {
  detail: Loadable<LoadedOrderDetail>;
  locations: Loadable<LocationList>;
}) {
  if (detail.state !== 'ready') return null;
  const { unreadable } = detail.value;
  return (
    <>
      {unreadable > 0 && (
        <ErrorBanner
          tone="warning"
          message={unreadable === 1 ? orderScreenTexts.entryUnreadable : orderScreenTexts.entriesUnreadable(unreadable)}
        />
      )}
      {locations.state === 'failed' ? (
        <ErrorBanner
          tone="warning"
          title={orderScreenTexts.noLocationNames}
          message={locations.message}
          detail={locations.detail}
          onRetry={locations.onRetry}
        />
      ) : (
        <LoadableNotice loadable={locations} subject={orderScreenTexts.locationNames} />
      )}
    </>
  );
}
