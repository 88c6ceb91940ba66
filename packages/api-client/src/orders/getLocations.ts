import type { NamedLocation } from '@hub/domain/orders/detail';
import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { readRows } from '../http/readRows.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import { wireLocation } from './wireLocation.ts';

export interface LocationList {
  locations: readonly NamedLocation[];
  /** Number of unreadable entries. */
  unreadable: number;
}

const envelope = z.object({ data: z.array(z.unknown()) });

/** The locations that ship (§7). */
export async function getLocations({ http }: ClientContext, { signal }: CallOptions = {}): Promise<LocationList> {
  const reply = await http.request(orderEndpoints.getLocations, { signal });
  const { rows, unreadable } = readRows(checkReply(envelope, reply).data, wireLocation, (wire) => ({
    locationId: String(wire.location_id),
    name: wire.name,
  }));
  return { locations: rows, unreadable };
}
