import type { PrivacyStatus } from '@hub/domain/store';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions, RawReply } from '../http/createHttpClient.ts';
import { UnexpectedReplyError } from '../http/errors.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { privacyEndpoints as endpoints } from './privacyEndpoints.ts';
import { toPrivacyStatus } from './wirePrivacy.ts';

/** The shop's exports and redactions of personal data; for servers with capability `privacy`. */
export interface PrivacyClient {
  status(options?: CallOptions): Promise<PrivacyStatus>;
  /** Starts an export of everything that belongs to the shop. Throws RejectedError while one is being created. */
  startExport(options?: ChangeOptions): Promise<void>;
  /** Cancels an export that is being made. Throws RejectedError when it has ended. */
  cancelExport(exportId: string, options?: ChangeOptions): Promise<void>;
  /** A finished export: a line of JSON for each row. Throws HttpError with 404 when it is deleted. */
  shopExport(exportId: string, options?: CallOptions): Promise<Blob>;
  /** The shop's data about a customer who requested it, as JSON. Throws HttpError with 404 when it is deleted. */
  customerFile(requestId: string, options?: CallOptions): Promise<Blob>;
}

export function createPrivacyClient({ http }: Pick<ClientContext, 'http'>): PrivacyClient {
  return {
    async status(options = {}) {
      const endpoint = endpoints.getPrivacy;
      return toPrivacyStatus(checkReply(endpoint.reply, await http.request(endpoint, options)));
    },
    startExport: async (options = {}) =>
      throwIfRefused(await http.request(endpoints.startShopExport, { ...options, body: {} })),
    cancelExport: async (exportId, options = {}) =>
      throwIfRefused(
        await http.request(endpoints.cancelShopExport, { ...options, params: { export_id: exportId }, body: {} }),
      ),
    shopExport: async (exportId, options = {}) =>
      fileOf(await http.request(endpoints.getShopExport, { ...options, params: { export_id: exportId } })),
    customerFile: async (requestId, options = {}) =>
      fileOf(await http.request(endpoints.getCustomerFile, { ...options, params: { request_id: requestId } })),
  };
}

function fileOf(reply: RawReply): Blob {
  if (!(reply.body instanceof Blob)) throw new UnexpectedReplyError(reply, '(body)', 'should be a file');
  return reply.body;
}
