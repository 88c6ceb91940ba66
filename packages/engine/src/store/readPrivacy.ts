import type { ShopTransaction } from '@hub/database';
import type { KeyRing } from '@hub/database/providers';
import {
  listShopExports,
  listStoreFiles,
  listStoreRedactions,
  listWaitingStoreEvents,
  readStoreFile,
} from '@hub/database/store';
import {
  type CustomerRedaction,
  customerFileExpiry,
  type DataRequest,
  hasCustomerFile,
  type PrivacyStatus,
} from '@hub/domain/store';
import { maxShownExports, toShopExport } from './shopExports.ts';

/** Redactions to show. */
const maxRedactions = 50;

/** The shop's exports and the store's requests about customers, pending ones first. */
export async function readPrivacy(transaction: ShopTransaction): Promise<PrivacyStatus> {
  const [waitingRequests, waitingRedactions, redacted, shopExports, requests] = await Promise.all([
    listWaitingStoreEvents(transaction, 'customers/data_request'),
    listWaitingStoreEvents(transaction, 'customers/redact'),
    listStoreRedactions(transaction, maxRedactions),
    listShopExports(transaction, maxShownExports),
    listRequests(transaction),
  ]);
  return {
    exports: shopExports.map(toShopExport),
    requests: [
      ...waitingRequests.map(({ eventId, triggeredAt }) => toRequest(eventId, triggeredAt, null)),
      ...requests,
    ],
    redactions: [
      ...waitingRedactions.map(({ eventId, triggeredAt }) => toRedaction(eventId, triggeredAt)),
      ...redacted.map(({ redactionId, requestedAt, doneAt, orders }) => ({
        ...toRedaction(redactionId, requestedAt),
        doneAt: doneAt.toISOString(),
        orders,
      })),
    ],
  };
}

/** The data file that a customer requested, as JSON; null when it is gone or never existed. */
export async function readCustomerFile(
  transaction: ShopTransaction,
  keyRing: KeyRing,
  requestId: string,
  now: Date,
): Promise<string | null> {
  const request = (await listRequests(transaction)).find((each) => each.requestId === requestId);
  if (request === undefined || !hasCustomerFile(request, now)) return null;
  return readStoreFile(transaction, keyRing, requestId);
}

async function listRequests(transaction: ShopTransaction): Promise<readonly DataRequest[]> {
  return (await listStoreFiles(transaction)).map(({ fileId, customerId, requestedAt, readyAt }) => ({
    ...toRequest(fileId, requestedAt, readyAt),
    customerId,
  }));
}

function toRequest(requestId: string, requestedAt: Date, readyAt: Date | null): DataRequest {
  return {
    requestId,
    customerId: null,
    requestedAt: requestedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: customerFileExpiry(requestedAt).toISOString(),
  };
}

function toRedaction(redactionId: string, requestedAt: Date): CustomerRedaction {
  return { redactionId, requestedAt: requestedAt.toISOString(), doneAt: null, orders: null };
}
