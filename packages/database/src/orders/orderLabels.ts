import type { ShippingInstructions } from '@hub/domain/shipping';
import type { ShipTo } from '@hub/domain/orders/detail';
import { and, eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { orderRecipients, orders } from '../schema/index.ts';
import { removedCustomerName } from './removedCustomerName.ts';
import { orderIdOf } from './orderIdOf.ts';

/** Order data other than its lines. */
export interface OrderLabels {
  tags: readonly string[];
  /** As the customer chose it in the store. */
  shippingMethod: string;
  /** The provider that a workflow chose; null if none. */
  chosenProviderId: string | null;
  /** A test order of the store. */
  isTest: boolean;
  /** The service and package that a workflow chose. */
  service: string | null;
  package: string | null;
  /** Workflow instructions for the 3PL about the whole order. */
  instructions: ShippingInstructions;
}

/** What an order from a file without these columns has. */
const unknown = { company: '', address1: '', address2: '', city: '', state: '', phone: '', email: '' };

/**
 * An order's delivery address, empty where the store did not say; only country and postcode once its customer was
 * removed. Null for an unknown order.
 */
export async function readShipTo({ shopId, queries }: ShopTransaction, orderId: string): Promise<ShipTo | null> {
  const id = orderIdOf(orderId);
  if (id === null) return null;
  const [row] = await queries
    .select({
      customer: orders.customerName,
      postcode: orders.postcode,
      country: orders.country,
      recipient: orderRecipients,
    })
    .from(orders)
    .leftJoin(orderRecipients, and(eq(orderRecipients.shopId, shopId), eq(orderRecipients.orderId, orders.orderId)))
    .where(and(eq(orders.shopId, shopId), eq(orders.orderId, id)));
  if (row === undefined) return null;
  const { recipient, customer, ...rest } = row;
  if (recipient === null) return customer === removedCustomerName ? rest : { ...unknown, name: customer, ...rest };
  const { name, company, address1, address2, city, state, phone, email } = recipient;
  return { name, company, address1, address2, city, state, phone, email, ...rest };
}

/** Tags and shipping of an order; null if unknown. */
export async function readOrderLabels(
  { shopId, queries }: ShopTransaction,
  orderId: string,
): Promise<OrderLabels | null> {
  const id = orderIdOf(orderId);
  if (id === null) return null;
  const [row] = await queries
    .select({
      tags: orders.tags,
      shippingMethod: orders.shippingMethod,
      destination: orders.destination,
      isTest: orders.isTest,
      options: orders.shippingOptions,
      notes: orders.warehouseNotes,
    })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.orderId, id)));
  if (row === undefined) return null;
  const { tags, shippingMethod, destination, isTest, options, notes } = row;
  return {
    tags,
    shippingMethod,
    chosenProviderId: destination?.type === 'provider' ? destination.providerId : null,
    isTest,
    service: options?.service ?? null,
    package: options?.package ?? null,
    instructions: {
      isSignatureRequired: options?.isSignatureRequired ?? false,
      insuredValue: options?.insurance ?? null,
      notes,
      giftMessage: options?.giftMessage ?? null,
    },
  };
}
