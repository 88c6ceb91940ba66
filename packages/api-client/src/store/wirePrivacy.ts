import type { PrivacyStatus, ShopExportState } from '@hub/domain/store';
import type { WirePrivacyStatus } from './privacyEndpoints.ts';

export function toWirePrivacyStatus({ exports, requests, redactions }: PrivacyStatus): WirePrivacyStatus {
  return {
    exports: exports.map((each) => ({
      export_id: each.exportId,
      state: each.state,
      requested_by: each.requestedBy,
      requested_at: each.requestedAt,
      rows_written: each.rowsWritten,
      rows_total: each.rowsTotal,
      ready_at: each.readyAt,
      expires_at: each.expiresAt,
    })),
    requests: requests.map((each) => ({
      request_id: each.requestId,
      customer_id: each.customerId,
      requested_at: each.requestedAt,
      ready_at: each.readyAt,
      expires_at: each.expiresAt,
    })),
    redactions: redactions.map((each) => ({
      redaction_id: each.redactionId,
      requested_at: each.requestedAt,
      done_at: each.doneAt,
      orders: each.orders,
    })),
  };
}

const states: readonly ShopExportState[] = ['waiting', 'running', 'ready', 'failed', 'cancelled'];

/** Wire to domain. An unknown state reads as running. */
export function toPrivacyStatus({ exports, requests, redactions }: WirePrivacyStatus): PrivacyStatus {
  return {
    exports: exports.map((wire) => ({
      exportId: wire.export_id,
      state: states.find((state) => state === wire.state) ?? 'running',
      requestedBy: wire.requested_by,
      requestedAt: wire.requested_at,
      rowsWritten: Number(wire.rows_written),
      rowsTotal: optionalNumber(wire.rows_total),
      readyAt: wire.ready_at ?? null,
      expiresAt: wire.expires_at ?? null,
    })),
    requests: requests.map((wire) => ({
      requestId: wire.request_id,
      customerId: wire.customer_id ?? null,
      requestedAt: wire.requested_at,
      readyAt: wire.ready_at ?? null,
      expiresAt: wire.expires_at,
    })),
    redactions: redactions.map((wire) => ({
      redactionId: wire.redaction_id,
      requestedAt: wire.requested_at,
      doneAt: wire.done_at ?? null,
      orders: optionalNumber(wire.orders),
    })),
  };
}

function optionalNumber(wire: number | string | null | undefined): number | null {
  return wire === null || wire === undefined || wire === '' ? null : Number(wire);
}
