import { LazyList } from '../../server/LazyList.ts';
import type { Fault, Scenario } from '../scenarios.ts';
import { errorReply } from './errorReply.ts';

const slowMs = 3_000;

/**
 * The scenario's reply before the call reaches the shop, or `null` to continue. Type 'error' is a broken connection:
 * MSW makes fetch fail, a server cuts the socket.
 */
export async function faultyReply(
  scenario: Scenario,
  isShopInfo: boolean,
  signal: AbortSignal,
  requestId: string,
): Promise<Response | null> {
  if (scenario.fault === undefined || (isShopInfo && !scenario.faultHitsShopInfo)) return null;
  return replies[scenario.fault](signal, requestId);
}

const replies: Record<Fault, (signal: AbortSignal, requestId: string) => Promise<Response | null>> = {
  slow: async (signal) => {
    await delay(slowMs, signal);
    return null;
  },
  hanging: async (signal) => {
    await delay(null, signal);
    return Response.error();
  },
  failing: async (_, requestId) => errorReply(500, 'The sandbox fails on purpose.', requestId),
  expired: async (_, requestId) => errorReply(401, 'The token has expired.', requestId),
  offline: async () => Response.error(),
  malformed: async () => Response.json({ data: 'nonsense', orders: 7, line_items: { a: 1 }, status: 3 }),
  notJson: async () =>
    new Response('<!doctype html><title>Bad gateway</title>', {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
  // Applied to the reply, see withBrokenRows.
  brokenRows: async () => null,
  // Applied to the reply, see oddRows.
  repeatedRows: async () => null,
  unreadableRows: async () => null,
  unreadablePage: async () => null,
  // Applied to the reply, see asOtherBackend.
  otherBackend: async () => null,
};

/** Waits `ms`, or forever; ends early when aborted. */
function delay(ms: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = ms === null ? undefined : setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Reply of the scenario `broken-rows`: some entries of its lists are unreadable. */
export function withBrokenRows(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null) return reply;
  if ('orders' in reply && reply.orders instanceof LazyList) {
    const { length, slice } = reply.orders;
    return {
      ...reply,
      orders: new LazyList(length, (start, end) =>
        slice(start, end).map((row, index) => brokenRow(row, start + index)),
      ),
    };
  }
  if (
    'data' in reply &&
    typeof reply.data === 'object' &&
    reply.data !== null &&
    'third_party_details' in reply.data &&
    Array.isArray(reply.data.third_party_details)
  ) {
    return {
      data: {
        third_party_details: [...reply.data.third_party_details, { third_party_id: 5, details: '{"username": "cut o' }],
      },
    };
  }
  return reply;
}

function brokenRow(row: unknown, index: number): unknown {
  if (index === 1) return 'not an order';
  return index === 3 && typeof row === 'object' ? { ...row, order_id: null } : row;
}
