import { RequestError, toWireStoreStatus } from '@hub/api-client/server';
import type { StoreEndpointName } from '@hub/api-client/store';
import { type Database, exportShop, readStoreFile } from '@hub/database';
import { noStoreFileText, notConnectedText } from '@hub/domain/store';
import { readStoreStatus, retryStoreWrites, startBackfill, startStoreCheck } from '@hub/engine';
import { ReadableStream } from 'node:stream/web';
import type { Handlers, Services } from './CallContext.ts';

const done = { status: 'success' };
const refused = { status: 'error', message: notConnectedText };

/** The calls about the store, without its files. */
export const storeHandlers = {
  getStore: async ({ transaction, services }) => toWireStoreStatus(await readStoreStatus(transaction, services.stores)),
  checkStore: async ({ transaction, now }) => ((await startStoreCheck(transaction, now)) ? done : refused),
  readStoreAgain: async ({ transaction, now }) => ((await startBackfill(transaction, now)) ? done : refused),
  retryStoreWrites: async ({ transaction, body }) =>
    (await retryStoreWrites(transaction, body.order_id ?? null)) ? done : refused,
} satisfies Handlers<Exclude<StoreEndpointName, 'getStoreFile' | 'exportShop'>>;

/** A customer's file. Throws RequestError. */
export async function answerStoreFile(
  database: Database,
  shopId: number,
  { stores }: Services,
  fileId: string,
): Promise<string> {
  const text = await database.inShop(shopId, (transaction) => readStoreFile(transaction, stores.keyRing, fileId));
  if (text === null) throw new RequestError(404, noStoreFileText);
  return text;
}

/** Everything that belongs to a shop, as it is read. */
export function answerExportShop(database: Database, shopId: number): BodyInit {
  const encoder = new TextEncoder();
  const lines = exportShop(database, shopId);
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done: isDone, value } = await lines.next();
      if (isDone) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await lines.return(undefined)),
  }) as BodyInit;
}
