import { message, type Words } from '@hub/domain/messages';
import type { PrivacyStatus } from '@hub/domain/store';
import type { RowsOf } from '../http/Endpoint.ts';
import { refusedReply } from '../http/wireWords.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { RequestError } from '../server/RequestError.ts';
import type { privacyEndpoints } from './privacyEndpoints.ts';
import { toWirePrivacyStatus } from './wirePrivacy.ts';

/** A shop's exports and redactions of personal data. */
export interface PrivacyPort {
  readPrivacy(): Answer<PrivacyStatus>;
  /** Returns why it was refused, or `null`. */
  startShopExport(): Answer<Words | null>;
  cancelShopExport(exportId: string): Answer<'cancelled' | 'ended' | 'unknown'>;
  /** The file of a customer who requested their data; `null`: there is none. */
  readCustomerFile(requestId: string): Answer<string | null>;
}

export const privacyHandlers = {
  getPrivacy: async ({ port }) => toWirePrivacyStatus(await port.readPrivacy()),
  startShopExport: async ({ port }) => {
    const refusal = await port.startShopExport();
    return refusal === null ? { status: 'success' } : refusedReply(refusal);
  },
  cancelShopExport: async ({ port, params }) => {
    const outcome = await port.cancelShopExport(params.export_id);
    if (outcome === 'unknown') throw new RequestError(404, message('calls.noExport'));
    return outcome === 'cancelled' ? { status: 'success' } : refusedReply(message('calls.exportEnded'));
  },
  getCustomerFile: async ({ port, params }) => {
    const text = await port.readCustomerFile(params.request_id);
    if (text === null) throw new RequestError(404, message('calls.noFile'));
    return text;
  },
} satisfies Handlers<RowsOf<typeof privacyEndpoints, 'read' | 'write'>, PrivacyPort>;

export interface ShopExportPort {
  /** The content of a finished export. */
  openShopExport(exportId: string): Answer<string | ReadableStream<Uint8Array> | { refusal: Words }>;
}

export const shopExportHandlers = {
  getShopExport: async ({ port, params }) => {
    const opened = await port.openShopExport(params.export_id);
    if (typeof opened === 'object' && 'refusal' in opened) throw new RequestError(404, opened.refusal);
    return opened;
  },
} satisfies Handlers<RowsOf<typeof privacyEndpoints, 'stream'>, ShopExportPort>;
