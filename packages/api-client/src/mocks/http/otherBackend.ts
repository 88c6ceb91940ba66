import { asRecord } from '@hub/domain/shared';
import type { EndpointName } from '../../endpoints.ts';
import { withRows } from './oddRows.ts';

type Body = Readonly<Record<string, unknown>>;

/** The sandbox's reply as another implementation words it, within the contract's "Tolerance". */
export function asOtherBackend(name: EndpointName, reply: unknown): unknown {
  const body = asRecord(reply);
  if (body === null) return reply;
  return name.startsWith('test') ? withErrOnly(body) : withOtherStatus(others[name]?.(body) ?? body);
}

const others: Partial<Record<EndpointName, (body: Body) => Body>> = {
  /** No capabilities, and unusual optional fields. */
  shopInfo: (body) => {
    const { capabilities: _, ...info } = asRecord(body.data) ?? {};
    return { data: { ...info, shop: null, charge_type: `${info.charge_type}`, session_id: 41, onboard_status: 1 } };
  },
  /** No row ids, no names, MySQL's zero dates, and no `hasNextPage` on the last page. */
  listOrder: ({ hasNextPage, ...body }) => ({
    ...asRecord(withRows(body, (row, index) => [withoutNames(row, index)])),
    ...(hasNextPage === true && { hasNextPage }),
  }),
  /** One figure is `null`, one is missing. */
  stats: (body) => {
    const { total_boxes: _, ...stats } = asRecord(body.data) ?? {};
    return { data: { ...stats, hold_orders: null } };
  },
};

function withoutNames(named: Body, index: number): Body {
  const { id: _, ...row } = named;
  const dates = ['shopify_close_at', 'shopify_cancelled_at', 'batch_time', 'shipped_time'];
  const zeroDates = dates.filter((field) => row[field] === null).map((field) => [field, '0000-00-00 00:00:00']);
  return {
    ...row,
    ...Object.fromEntries(zeroDates),
    ...(index % 2 === 0 && { id: null }),
    ...(index % 3 === 0 && 'order_name' in row && { order_name: null }),
  };
}

/** A failed connection test has a message and no status; a successful one is unchanged (contract). */
function withErrOnly(body: Body): Body {
  const { status, ...data } = asRecord(body.data) ?? {};
  return status === 'success' ? body : { ...body, data };
}

/** Flags for words; a refusal in capitals. */
function withOtherStatus(body: Body): Body {
  const data = asRecord(body.data);
  return {
    ...body,
    ...('status' in body && { status: otherStatus(body.status) }),
    ...(data !== null && 'status' in data && { data: { ...data, status: otherStatus(data.status) } }),
  };
}

function otherStatus(status: unknown): unknown {
  if (status === 'success') return true;
  return status === 'error' ? 'FAILED' : status;
}
