import { message } from '@hub/domain/messages';
import { refusedReply, RequestError, toWirePrivacyStatus } from '@hub/api-client/server';
import type { PrivacyEndpointName } from '@hub/api-client/store';
import type { Database } from '@hub/database';
import { openShopExport, readCustomerFile, readPrivacy, startShopExport } from '@hub/engine';
import { ReadableStream } from 'node:stream/web';
import type { Handlers, Services } from './CallContext.ts';

/** The calls about privacy, without the files. */
export const privacyHandlers = {
  getPrivacy: async ({ transaction }) => toWirePrivacyStatus(await readPrivacy(transaction)),
  startShopExport: async ({ transaction, session, now }) => {
    const refusal = await startShopExport(transaction, session, now);
    return refusal === null ? { status: 'success' } : refusedReply(refusal);
  },
} satisfies Handlers<Exclude<PrivacyEndpointName, 'getShopExport' | 'getCustomerFile'>>;

/** A file of a shop, as it is asked for. */
interface FileRequest {
  database: Database;
  shopId: number;
  now: Date;
}

/** The file of a customer who asked for their data. Throws RequestError. */
export async function answerCustomerFile(
  { database, shopId, now }: FileRequest,
  { stores }: Services,
  requestId: string,
): Promise<string> {
  const text = await database.inShop(shopId, (transaction) =>
    readCustomerFile(transaction, stores.keyRing, requestId, now),
  );
  if (text === null) throw new RequestError(404, message('calls.noFile'));
  return text;
}

/** An export of the shop, as it is read. Throws RequestError. */
export async function answerShopExport({ database, shopId, now }: FileRequest, exportId: string): Promise<BodyInit> {
  const opened = await openShopExport(database, shopId, exportId, now);
  if ('refusal' in opened) throw new RequestError(404, opened.refusal);
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done: isDone, value } = await opened.next();
      if (isDone) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await opened.return(undefined)),
  }) as BodyInit;
}
