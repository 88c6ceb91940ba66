import { emptyEntity, type EntityOf } from './fields/fieldTable.ts';
import { orderFields } from './fields/orderFields.ts';

/** Empty is Unfulfilled (§4). Unknown values are kept and shown as they are. */
export type FulfillmentStatus = '' | 'partial' | 'fulfilled' | (string & {});

/** One order as a list shows it (§3 Order). Ids are always strings here, unlike on the wire. */
export interface Order extends EntityOf<typeof orderFields> {
  fulfillmentStatus: FulfillmentStatus;
  /** The store holds back every unit, so the order can't be opened here; absent when unknown. */
  isKept?: boolean;
}

/** A new order's fields, without its identity. */
export const emptyOrder: Order = emptyEntity(orderFields);
