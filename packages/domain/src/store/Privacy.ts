import { message, type Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { ShopExportState } from './StoreConnection.ts';

/** An export of everything that belongs to a shop. */
export interface ShopExport {
  exportId: string;
  state: ShopExportState;
  /** Name of the person who asked for it. */
  requestedBy: string;
  requestedAt: IsoTime;
  rowsWritten: number;
  /** Null: not counted yet. */
  rowsTotal: number | null;
  /** Null: not ready. */
  readyAt: IsoTime | null;
  /** Until then it can be downloaded; null: not ready. */
  expiresAt: IsoTime | null;
}

/** A customer who asked through the store which data the shop has. */
export interface DataRequest {
  requestId: string;
  /** The store's id of the customer; null: the store named none, or the file is being made. */
  customerId: string | null;
  requestedAt: IsoTime;
  /** When the file was ready; null: it is being made. */
  readyAt: IsoTime | null;
  /** Until then the file can be downloaded. */
  expiresAt: IsoTime;
}

/** A customer who is removed because the store asked for it. Nothing says who it was. */
export interface CustomerRedaction {
  redactionId: string;
  requestedAt: IsoTime;
  /** Null: under way. */
  doneAt: IsoTime | null;
  /** Orders that the customer was removed from; null: under way. */
  orders: number | null;
}

/** Everything about privacy that the shop sees, each list newest first. */
export interface PrivacyStatus {
  exports: readonly ShopExport[];
  requests: readonly DataRequest[];
  redactions: readonly CustomerRedaction[];
}

const dayMs = 86_400_000;

/** How long an export can be downloaded, in ms. */
export const shopExportKeptMs = 7 * dayMs;

/** How long a customer's file can be downloaded after it was asked for, in ms. */
export const customerFileKeptMs = 30 * dayMs;

/** An export that is not ready by then has failed, even if nothing says so. */
const shopExportLimitMs = dayMs;

/** Where an export stands at an instant. `expired`: it was ready, and its file is deleted. */
export function shopExportStage({ state, requestedAt, expiresAt }: ShopExport, now: Date): ShopExportState | 'expired' {
  if (state === 'ready') return expiresAt !== null && Date.parse(expiresAt) > now.getTime() ? 'ready' : 'expired';
  if (state === 'failed') return 'failed';
  return now.getTime() - Date.parse(requestedAt) >= shopExportLimitMs ? 'failed' : state;
}

/** Why no export can be started; null: one can. */
export function shopExportRefusal(exports: readonly ShopExport[], now: Date): Words | null {
  const isUnderway = exports.some((each) => ['waiting', 'running'].includes(shopExportStage(each, now)));
  return isUnderway ? message('calls.exportUnderway') : null;
}

/** Whether something is being made or removed, so that the lists are about to change. */
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
