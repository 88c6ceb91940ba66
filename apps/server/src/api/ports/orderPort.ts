import type { OrderPort } from '@hub/api-client/server';
import { readOrderDetail, readShipTo } from '@hub/database/orders';
import { readAllocations } from '@hub/database/routing';
import { readLocations } from '@hub/database/shops';
import { readStoreOrders } from '@hub/database/store';
import { findProvider } from '@hub/domain/integrations';
import type { OrderDetail } from '@hub/domain/orders/detail';
import { takenBackByLine } from '@hub/domain/orders/intake';
import { addNote, changeInBulk, changeOrder, orderStats, removeItems } from '@hub/engine/orders';
import { handoversOf, readHandovers } from '@hub/engine/shipping';
import { changeAddress, readDataTime } from '@hub/engine/store';
import { cancelReship, orderReships, readWarehouseParts, reshipOrder } from '@hub/engine/warehouses';
import { decideBeforeShipNow, eligibleFlows, runAfterAction } from '@hub/engine/workflows';
import type { EngineCall } from '../CallContext.ts';

export function orderPort(call: EngineCall): OrderPort {
  const { transaction, session, services, now } = call;
  const { providers } = services;
  return {
    readStats: async (filters) => {
      const [stats, asOf] = await Promise.all([orderStats(transaction, filters, now), readDataTime(transaction)]);
      return asOf === null ? stats : { ...stats, asOf: asOf.toISOString() };
    },
    listLocations: () => readLocations(transaction),
    readOrderDetail: (orderId) => wholeDetail(call, orderId),
    decideBeforeShipNow: (orderIds) => decideBeforeShipNow(transaction, providers, orderIds, now),
    changeOrder: (orderId, action, how) => changeOrder(transaction, orderId, action, { ...session, ...how }, now),
    changeInBulk: (orderIds, action) => changeInBulk(transaction, session, orderIds, action, now),
    removeItems: (orderId, removal) => removeItems(transaction, orderId, removal, session, now),
    reship: (orderId, request) => reshipOrder(transaction, providers, orderId, request, session, now),
    cancelReship: (orderId, number) => cancelReship(transaction, orderId, number, session, now),
    changeAddress: (orderId, edit) => changeAddress(transaction, providers, orderId, edit, session, now),
    runAfterAction: (orderId, action) => runAfterAction(transaction, providers, orderId, action, now),
    addNote: (orderId, note) => addNote(transaction, session, orderId, note, now),
  };
}

/** The detail of an order, with its workflows, routing, 3PLs and shipments. */
async function wholeDetail(
  { transaction, services: { providers } }: EngineCall,
  orderId: string,
): Promise<OrderDetail | null> {
  const [detail, eligible, allocated, { handoverOf }, shipTo, { parts, reships, carriers }, storeOrders] =
    await Promise.all([
      readOrderDetail(transaction, orderId),
      eligibleFlows(transaction, providers, orderId),
      readAllocations(transaction, [orderId]),
      readHandovers(transaction, providers, orderId),
      readShipTo(transaction, orderId),
      readWarehouseParts(transaction, orderId),
      readStoreOrders(transaction, [orderId]),
    ]);
  if (detail === null) return null;
  const allocations = Map.groupBy(allocated, ({ lineItemId }) => lineItemId);
  const inStore = storeOrders.get(orderId)?.facts;
  const takenBackOf = takenBackByLine(inStore ?? {});
  const lineItems = detail.lineItems.map((item) => {
    const own = allocations.get(item.lineItemId);
    const takenBack = takenBackOf.get(item.lineItemId);
    return { ...item, ...(own && { allocations: own }), ...(takenBack && { takenBack }) };
  });
  const handovers = handoverOf === null ? [] : handoversOf(handoverOf, allocated);
  const [handover] = handovers;
  const receivers = handovers.flatMap(({ providerId }) => providerId ?? []).map(nameOfProvider);
  const labels = handover && {
    tags: handover.tags,
    shipping: {
      method: handover.shippingMethod,
      service: handover.service,
      isMapped: handovers.every(({ providerId, service }) => providerId === null || service !== null),
      provider: receivers.length === 0 ? null : receivers.join(' and '),
    },
  };
  const again = handoverOf === null ? undefined : orderReships(detail, reships, handoverOf);
  const fulfillments = detail.fulfillments.map((part) => ({ ...part, ...carriers.get(part.fulfillmentId) }));
  return {
    ...detail,
    ...labels,
    ...(parts.length > 0 && { warehouseParts: parts }),
    ...(again && { reships: again }),
    fulfillments,
    ...(shipTo && { shipTo }),
    ...(inStore?.checkout && { note: inStore.checkout.note, attributes: inStore.checkout.attributes }),
    ...(inStore?.holds && { storeHolds: inStore.holds }),
    ...(inStore?.rest && { storeRest: inStore.rest }),
    lineItems,
    eligibleFlows: eligible ?? detail.eligibleFlows,
  };
}

function nameOfProvider(providerId: string): string {
  return findProvider(providerId)?.name ?? providerId;
}
