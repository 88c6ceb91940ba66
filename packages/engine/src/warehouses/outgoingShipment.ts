import type { ShopTransaction } from '@hub/database';
import { readOrderLabels } from '@hub/database/orders';
import { readShop } from '@hub/database/shops';
import { readRecipient, type WarehouseOrderRecord } from '@hub/database/warehouses';
import type { OrderState } from '@hub/domain/orders/actions';
import { reshipName } from '@hub/domain/orders/detail';
import { declaredValues, insuredPart, noInstructions } from '@hub/domain/shipping';
import type { OutgoingLine, OutgoingShipment } from '@hub/providers';

/** What a 3PL is to ship with a warehouse order; null: the customer's details were removed. */
export async function outgoingShipment(
  transaction: ShopTransaction,
  { reference, service, lines, reship, ...record }: WarehouseOrderRecord,
  { order, detail }: OrderState,
  now: Date,
): Promise<OutgoingShipment | null> {
  const recipient = await readRecipient(transaction, order.orderId);
  if (recipient === null) return null;
  const { currency } = await readShop(transaction);
  const { instructions } = (await readOrderLabels(transaction, order.orderId)) ?? { instructions: noInstructions };
  const values = declaredValues(detail.lineItems);
  const merged = new Map<string, OutgoingLine>();
  for (const { locationId: _, ...line } of lines) {
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
      insuredValue: insuredPart(instructions.insuredValue, lines, detail.lineItems, values),
    },
    lines: [...merged.values()],
  };
}
