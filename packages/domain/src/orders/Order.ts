import { emptyEntity, type EntityOf } from './fieldTable.ts';
import { orderFields } from './orderFields.ts';

/** Empty is Unfulfilled (§4). Unknown values are kept and shown as they are. */
export type FulfillmentStatus = '' | 'partial' | 'fulfilled' | (string & {});

/** One order as a list shows it (§3 Order). Ids are strings here, whatever the wire sent. */
export interface Order extends EntityOf<typeof orderFields> {
  fulfillmentStatus: FulfillmentStatus;
  /** Its store lets no unit of it leave, so that nobody can open it here; absent: not known. */
  isKept?: boolean;
}

/** To which nothing has happened, without what identifies it. */
export const emptyOrder: Order = emptyEntity(orderFields);
