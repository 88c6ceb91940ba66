import { message, type Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { ShopExportState } from './StoreConnection.ts';

/** An export of all of a shop's data. */
export interface ShopExport {
  exportId: string;
  state: ShopExportState;
  /** Name of the person who requested it. */
  requestedBy: string;
  requestedAt: IsoTime;
  rowsWritten: number;
  /** `null` when not counted yet. */
  rowsTotal: number | null;
  /** `null` when not ready. */
  readyAt: IsoTime | null;
  /** When the download ends; `null` when not ready. */
  expiresAt: IsoTime | null;
}

/** A customer who asked through the store for the shop's data on them. */
export interface DataRequest {
  requestId: string;
  /** The store's customer id; `null` when the store named none or while the file is being made. */
  customerId: string | null;
  requestedAt: IsoTime;
  /** When the file was ready; `null` while it is being made. */
  readyAt: IsoTime | null;
  /** When the download ends. */
  expiresAt: IsoTime;
}

/** A customer's removal requested by the store. Contains nothing that identifies the customer. */
export interface CustomerRedaction {
  redactionId: string;
  requestedAt: IsoTime;
  /** `null` while under way. */
  doneAt: IsoTime | null;
  /** Orders that the customer was removed from; `null` while under way. */
  orders: number | null;
}

/** All privacy data that the shop sees, each list newest first. */
export interface PrivacyStatus {
  exports: readonly ShopExport[];
  requests: readonly DataRequest[];
  redactions: readonly CustomerRedaction[];
}

const dayMs = 86_400_000;

/** How long an export can be downloaded, in ms. */
export const shopExportKeptMs = 7 * dayMs;

/** How long a customer's file can be downloaded after the request, in ms. */
export const customerFileKeptMs = 30 * dayMs;

/** An export that is not ready after this long has failed, even if nothing says so. */
const shopExportLimitMs = dayMs;

/** An export's status at an instant. `expired`: it was ready, and its file is deleted. */
export function shopExportStage({ state, requestedAt, expiresAt }: ShopExport, now: Date): ShopExportState | 'expired' {
  if (state === 'ready') return expiresAt !== null && Date.parse(expiresAt) > now.getTime() ? 'ready' : 'expired';
  if (state === 'failed' || state === 'cancelled') return state;
  return now.getTime() - Date.parse(requestedAt) >= shopExportLimitMs ? 'failed' : state;
}

/** Whether an export waits or is being made, so that it can be canceled. */
export function isExportUnderway(shopExport: ShopExport, now: Date): boolean {
  return ['waiting', 'running'].includes(shopExportStage(shopExport, now));
}

/** Why no export can be started; `null` when one can. */
export function shopExportRefusal(exports: readonly ShopExport[], now: Date): Words | null {
  return exports.some((each) => isExportUnderway(each, now)) ? message('calls.exportUnderway') : null;
}

/** Whether an export or removal is running, so that the lists will change soon. */
export function isPrivacyUnderway({ exports, requests, redactions }: PrivacyStatus, now: Date): boolean {
  return (
    shopExportRefusal(exports, now) !== null ||
    requests.some(({ readyAt }) => readyAt === null) ||
    redactions.some(({ doneAt }) => doneAt === null)
  );
}

/** When a customer's file is deleted. */
export function customerFileExpiry(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + customerFileKeptMs);
}

/** Whether a customer's file can be downloaded at an instant. */
export function hasCustomerFile({ readyAt, expiresAt }: DataRequest, now: Date): boolean {
  return readyAt !== null && Date.parse(expiresAt) > now.getTime();
}
