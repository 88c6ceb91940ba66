import { message } from '@hub/domain/messages';
import {
  hasCustomerFile,
  isExportUnderway,
  type PrivacyStatus,
  type ShopExport,
  shopExportKeptMs,
  shopExportRefusal,
  shopExportStage,
} from '@hub/domain/store';
import type { PrivacyPort, ShopExportPort } from '../../store/privacyHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

export function privacyPort({ shop, now }: SandboxCall): PrivacyPort & ShopExportPort {
  return {
    readPrivacy: () => privacyOf(shop, now),
    startShopExport: () => {
      const refusal = shopExportRefusal(privacyOf(shop, now).exports, now);
      if (refusal !== null) return refusal;
      const { exports } = shop.privacy;
      shop.privacy.exports = [
        { exportId: `export-${exports.length + 1}`, requestedBy: shop.userName, requestedAt: now.toISOString() },
        ...exports,
      ];
      return null;
    },
    cancelShopExport: (id) => {
      const found = privacyOf(shop, now).exports.find(({ exportId }) => exportId === id);
      if (found === undefined) return 'unknown';
      if (!isExportUnderway(found, now)) return 'ended';
      shop.privacy.cancelled = [...shop.privacy.cancelled, id];
      return 'cancelled';
    },
    openShopExport: (id) => {
      const found = privacyOf(shop, now).exports.find(({ exportId }) => exportId === id);
      const stage = found && shopExportStage(found, now);
      if (stage === 'waiting' || stage === 'running') return { refusal: message('calls.exportNotReady') };
      if (stage !== 'ready') return { refusal: message('calls.noExport') };
      return shop.orders
        .map(({ orderId }) => `${JSON.stringify({ table: 'orders', row: { order_id: orderId } })}\n`)
        .join('');
    },
    readCustomerFile: (id) => {
      const found = privacyOf(shop, now).requests.find(({ requestId }) => requestId === id);
      if (found === undefined || !hasCustomerFile(found, now)) return null;
      return JSON.stringify({ customer: { id: found.customerId }, madeAt: found.readyAt, orders: [] }, null, 2);
    },
  };
}

/** Duration of an export in the sandbox. */
const exportTakesMs = 4_000;

/** The exports at their current progress, with the scenario's state. */
function privacyOf({ orders, privacy }: SandboxShop, now: Date): PrivacyStatus {
  const rowsTotal = orders.length;
  const made = privacy.exports.map((started): ShopExport => {
    const share = (now.getTime() - Date.parse(started.requestedAt)) / exportTakesMs;
    const readyAt = Date.parse(started.requestedAt) + exportTakesMs;
    return share < 1
      ? {
          ...started,
          state: 'running',
          rowsWritten: Math.floor(rowsTotal * share),
          rowsTotal,
          readyAt: null,
          expiresAt: null,
        }
      : {
          ...started,
          state: 'ready',
          rowsWritten: rowsTotal,
          rowsTotal,
          readyAt: new Date(readyAt).toISOString(),
          expiresAt: new Date(readyAt + shopExportKeptMs).toISOString(),
        };
  });
  const { exports = [], requests = [], redactions = [] } = privacy.state;
  const all = [...made, ...exports].map((each): ShopExport =>
    privacy.cancelled.includes(each.exportId) ? { ...each, state: 'cancelled', readyAt: null, expiresAt: null } : each,
  );
  return { exports: all, requests, redactions };
}
