import type { ShopTransaction } from '@hub/database';
import { readBoxMates } from '@hub/database/batches';
import { readOrderLabels } from '@hub/database/orders';
import { readProductFacts } from '@hub/database/products';
import { listRoutingLocations, readAllocations } from '@hub/database/routing';
import { readShop } from '@hub/database/shops';
import { readStoreOrders } from '@hub/database/store';
import { listWarehouseOrders, readRecipient, type WarehouseOrderRecord } from '@hub/database/warehouses';
import { findProvider } from '@hub/domain/integrations';
import type { OrderState } from '@hub/domain/orders/actions';
import { reshipName } from '@hub/domain/orders/detail';
import {
  declaredValues,
  insuredPart,
  needsCustoms,
  noInstructions,
  providerSkuOf,
  valueOfUnits,
} from '@hub/domain/shipping';
import type { WarehouseOrderLine } from '@hub/domain/warehouses';
import type { OutgoingLine, OutgoingShipment, Recipient } from '@hub/providers';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { partHandovers, readHandoverRules } from '../shipping/readHandover.ts';
import { unitsByLine } from './openUnits.ts';
import { destinationOf, isOfPart } from './planWarehouseOrders.ts';
import { readMappedSkus } from './providerSkus.ts';

/** The shipment of a warehouse order; null when the customer data was deleted. */
export async function outgoingShipment(
  transaction: ShopTransaction,
  providers: ProviderStore,
  record: WarehouseOrderRecord,
  { order, detail }: OrderState,
  now: Date,
): Promise<OutgoingShipment | null> {
  const { reference, service, lines, reship } = record;
  const recipient = await readRecipient(transaction, order.orderId);
  if (recipient === null) return null;
  const { currency } = await readShop(transaction);
  const { instructions } = (await readOrderLabels(transaction, order.orderId)) ?? { instructions: noInstructions };
  const facts = await readProductFacts(transaction, { skus: lines.map(({ sku }) => sku) });
  const paid = (await readStoreOrders(transaction, [order.orderId])).get(order.orderId)?.facts?.paid;
  const mapped = await readMappedSkus(transaction, record.provider);
  const items = detail.lineItems;
  const values = declaredValues(items, paid);
  const earlier = await unitsSentEarlier(transaction, record);
  const merged = new Map<string, WarehouseOrderLine>();
  for (const line of lines) {
    const known = merged.get(line.lineItemId);
    merged.set(line.lineItemId, { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return {
    reference,
    orderName: reship === null ? order.orderName : reshipName(order, reship.number),
    orderedAt: order.createdAt ?? now.toISOString(),
    currency,
    recipient,
    service,
    package: record.package,
    instructions: {
      ...instructions,
      insuredValue: insuredPart(instructions.insuredValue, lines, items, values, earlier),
      notes: [
        ...instructions.notes,
        ...(reship === null ? await noteOfBox(transaction, providers, record, order) : []),
      ],
    },
    isExport: await isExport(transaction, lines, recipient),
    lines: [...merged.values()].map((line): OutgoingLine => {
      const { lineItemId, sku, name, quantity, unitPrice } = line;
      const productWeight = items.find((item) => item.lineItemId === lineItemId)?.productWeight ?? '';
      const weight = Number.parseFloat(facts.weightOf({ sku, name, productWeight, virtualItem: 0 }));
      return {
        lineItemId,
        sku: providerSkuOf(mapped, sku),
        name,
        quantity,
        unitPrice,
        value: valueOfUnits(values, line, items, earlier),
        weight: weight > 0 ? weight : null,
        ...facts.customsOf(sku),
      };
    }),
  };
}

/** Units by line that the order's earlier warehouse orders have; none for a reship, which has its own customs declaration. */
async function unitsSentEarlier(
  transaction: ShopTransaction,
  { orderId, number, reship }: WarehouseOrderRecord,
): Promise<ReadonlyMap<string, number>> {
  if (reship !== null || number === 1) return new Map();
  const isSent = (other: WarehouseOrderRecord) =>
    other.number < number &&
    other.reship === null &&
    other.cancelRequestedAt === null &&
    other.state !== 'cancelled' &&
    other.state !== 'refused';
  return unitsByLine((await listWarehouseOrders(transaction, orderId)).filter(isSent).flatMap(({ lines }) => lines));
}

/** Names the orders that can share a box, if the 3PL takes notes: none can combine orders by API. */
async function noteOfBox(
  transaction: ShopTransaction,
  providers: ProviderStore,
  record: WarehouseOrderRecord,
  { orderId, batchedAt }: OrderState['order'],
): Promise<readonly string[]> {
  if (batchedAt === null || findProvider(record.provider)?.takes.includes('note') !== true) return [];
  const mates = await readBoxMates(transaction, orderId, new Date(batchedAt));
  if (mates.length === 0) return [];
  const { handoverOf, accounts } = await readHandoverRules(transaction, providers);
  const allocations = await readAllocations(
    transaction,
    mates.map((mate) => mate.orderId),
  );
  const names: string[] = [];
  for (const mate of mates) {
    const labels = await readOrderLabels(transaction, mate.orderId);
    if (labels === null) continue;
    const parts = partHandovers(
      handoverOf(labels),
      allocations.filter((allocation) => allocation.orderId === mate.orderId),
    );
    // The same warehouse by the same service.
    const goesAlong = parts.some((handover) => {
      const destination = handover.service === record.service ? destinationOf(handover, accounts) : null;
      return destination !== null && isOfPart(record, destination);
    });
    if (goesAlong) names.push(mate.name);
  }
  return names.length === 0 ? [] : [`Same customer and address as ${names.join(', ')}: can go in one box.`];
}

/** Whether any line crosses customs from its location. */
async function isExport(
  transaction: ShopTransaction,
  lines: readonly WarehouseOrderLine[],
  recipient: Recipient,
): Promise<boolean> {
  const locations = await listRoutingLocations(transaction);
  return lines.some((line) => {
    const from = locations.find(({ locationId }) => locationId === line.locationId)?.country ?? '';
    return needsCustoms(from, recipient);
  });
}
